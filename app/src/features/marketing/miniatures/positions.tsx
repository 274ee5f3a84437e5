const positions = [
  { name: "FLR, delegated", state: "free", share: 41 },
  { name: "FLR–USD pool", state: "free", share: 27 },
  { name: "XRP, lent out", state: "7 days", share: 19 },
  { name: "RFLR, vesting", state: "locked", share: 13 },
];

/** A wallet's positions by share, with what binds each. */
export function PositionsMiniature() {
  return (
    <div
      aria-hidden
      className="figures grow rounded-card border border-line bg-raised px-5 py-4 text-caption"
    >
      <p className="grid grid-cols-[1fr_4rem_3rem] border-b border-ink pb-2 font-bold">
        <span>Position</span>
        <span>Exit</span>
        <span className="text-right">Share</span>
      </p>
      <ul>
        {positions.map((position) => (
          <li key={position.name} className="border-line py-2.5 not-first:border-t">
            <span className="grid grid-cols-[1fr_4rem_3rem] text-small">
              <span>{position.name}</span>
              <span className={position.state === "locked" ? "text-ember" : "text-muted"}>
                {position.state}
              </span>
              <span className="text-right">{position.share} %</span>
            </span>
            <span className="mt-1.5 block h-[3px] bg-line">
              <span
                className={`block h-full ${position.state === "locked" ? "bg-ember" : "bg-teal"}`}
                style={{ width: `${position.share}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
