/** A stop of the map: where it lies, its name, and the note under it. */
interface Stop {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly note: string;
  readonly first?: true;
}

const stops: readonly Stop[] = [
  { x: 16, y: 30, name: "DeFi 101", note: "free, start here", first: true },
  { x: 16, y: 116, name: "DeFi Tools Mastery", note: "explorers, approvals" },
  { x: 16, y: 202, name: "Mastering AMMs", note: "pools and their price" },
  { x: 16, y: 288, name: "Borrowing & Lending", note: "collateral, liquidation" },
  { x: 16, y: 374, name: "Trading Mastery", note: "orders, leverage" },
  { x: 262, y: 116, name: "DeFi Tutorials", note: "protocol by protocol" },
  { x: 262, y: 202, name: "DeFi University", note: "the three modules" },
  { x: 262, y: 288, name: "Strategy & Mindset", note: "limits, a journal" },
];

/** The eight courses as a line with a branch: what to take before what. */
export function CourseMap() {
  return (
    <svg
      viewBox="0 0 460 404"
      aria-hidden
      fill="none"
      className="mx-auto w-full max-w-[32rem] overflow-visible"
    >
      <path d="M16 30V374" stroke="var(--ink)" strokeWidth="2.5" />
      <path
        d="M124 26H214C246 26 262 44 262 76V330C262 360 246 370 214 370H186"
        stroke="var(--edge)"
        strokeWidth="1.5"
        strokeDasharray="2 5"
      />
      {stops.map((stop) => (
        <g key={stop.name}>
          <circle
            cx={stop.x}
            cy={stop.y}
            r={stop.first ? 9 : 7}
            fill={stop.first ? "var(--ember)" : "var(--paper)"}
            stroke={stop.first ? "var(--paper)" : "var(--ink)"}
            strokeWidth="2.5"
          />
          <text x={stop.x + 22} y={stop.y + 1} className="fill-ink text-[18px] font-bold">
            {stop.name}
          </text>
          <text x={stop.x + 22} y={stop.y + 21} className="fill-muted text-[16px]">
            {stop.note}
          </text>
        </g>
      ))}
    </svg>
  );
}
