/** The part of DeFi 101 around the lesson that is open, as its list says it. */
export const shownLessons = [
  { number: 4, title: "Tokens and stablecoins", duration: "12 min" },
  { number: 5, title: "Swaps: how a pool sets the price", duration: "12 min" },
  { number: 6, title: "Providing liquidity, and what it costs", duration: "12 min" },
  { number: 7, title: "Lending, borrowing and liquidation", duration: "12 min" },
] as const;

/** The one that is open: its figure is drawn beside the list. */
const open = 5;

/** The curve of a constant-product pool, in the drawing's coordinates. */
function reserve(x: number): number {
  return 2750 / x;
}

const hyperbola = Array.from({ length: 41 }, (_, step) => {
  const x = 22 + step * 3.95;
  return `${(x + 26).toFixed(1)} ${(140 - reserve(x)).toFixed(1)}`;
}).join("L");

/** A lesson page: its place in the course on the left, its figure on the right. */
export function LessonMiniature() {
  return (
    <div
      aria-hidden
      className="grid grow overflow-hidden rounded-card border border-line bg-raised sm:grid-cols-[15rem_1fr]"
    >
      <ol className="figures border-line text-caption max-sm:border-b sm:border-r">
        {shownLessons.map((lesson) => (
          <li
            key={lesson.number}
            className={`flex items-baseline gap-3 border-line px-4 py-3 not-first:border-t ${lesson.number === open ? "bg-paper font-bold [box-shadow:inset_2px_0_0_var(--ember)]" : "text-muted"}`}
          >
            <span className="w-3 shrink-0 text-right">{lesson.number}</span>
            <span className="grow">{lesson.title}</span>
            <span className="whitespace-nowrap font-normal text-muted">{lesson.duration}</span>
          </li>
        ))}
      </ol>
      <div className="flex items-center px-4 pt-7 pb-4">
        <svg viewBox="0 0 230 162" className="figures mx-auto w-full max-w-72 overflow-visible" fill="none">
          <path d="M26 6V140H214" stroke="var(--ink)" />
          <path d="M64 67.6V140M26 67.6H64" stroke="var(--line)" />
          <path d="M114 108.7V140M26 108.7H114" stroke="var(--line)" />
          <path d={`M${hyperbola}`} stroke="var(--ink)" strokeWidth="2" />
          <path d="M64 152H110" stroke="var(--teal)" strokeWidth="1.5" />
          <path d="M106 149L110.500 152L106 155" stroke="var(--teal)" strokeWidth="1.500" />
          <path d="M14 67.600V104" stroke="var(--ember)" strokeWidth="1.5" />
          <path d="M11 100L14 104.500L17 100" stroke="var(--ember)" strokeWidth="1.500" />
          <circle cx="64" cy="67.6" r="4" fill="var(--raised)" stroke="var(--ink)" strokeWidth="1.75" />
          <circle cx="114" cy="108.7" r="4.5" fill="var(--ember)" />
          <text x="73" y="62" className="mini-label">
            before the swap
          </text>
          <text x="124" y="103" className="mini-label">
            after it
          </text>
          <text x="116" y="156" className="mini-label">
            FLR paid in
          </text>
          <text x="26" y="-2" className="mini-label">
            USD in the pool
          </text>
        </svg>
      </div>
    </div>
  );
}
