/** Where the figure lies in its own coordinates. */
const left = 22;
const right = 226;
const base = 112;
const ceiling = 12;
const middle = (left + right) / 2;
const halfway = (base + ceiling) / 2;

/** How one month's RFLR unlocks: in equal parts over twelve months of thirty days. Drawn at month six. */
export function VestingCurve({ className = "w-full max-w-88" }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 236 136" className={`figures overflow-visible ${className}`} aria-hidden fill="none">
      <path d={`M${left} ${base}L${middle} ${halfway}V${base}Z`} fill="var(--teal)" fillOpacity="0.16" />
      <path d={`M${left} ${ceiling}H${right}`} stroke="var(--line)" />
      <path d={`M${left} ${base}H${right}`} stroke="var(--ink)" />
      <path
        d={`M${middle} ${halfway}L${right} ${ceiling}`}
        stroke="var(--ink)"
        strokeWidth="1.5"
        strokeDasharray="2 4"
      />
      <path d={`M${left} ${base}L${middle} ${halfway}`} stroke="var(--teal)" strokeWidth="2.25" />
      <path d={`M${middle} ${halfway}V${base}`} stroke="var(--ember)" />
      <circle cx={middle} cy={halfway} r="5" fill="var(--ember)" stroke="var(--raised)" strokeWidth="2" />
      {Array.from({ length: 13 }, (_, month) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the months are fixed
        <path key={month} d={`M${left + (month * (right - left)) / 12} ${base}v4`} stroke="var(--ink)" />
      ))}
      <text x={left - 6} y={ceiling + 4} textAnchor="end" className="mini-label">
        all
      </text>
      <text x={left - 6} y={base + 4} textAnchor="end" className="mini-label">
        0
      </text>
      <text x={left} y={base + 19} textAnchor="middle" className="mini-label">
        start
      </text>
      <text x={middle} y={base + 19} textAnchor="middle" className="mini-label">
        month 6
      </text>
      <text x={right + 10} y={base + 19} textAnchor="end" className="mini-label">
        month 12
      </text>
      <text x={middle - 8} y={base - 8} textAnchor="end" className="mini-label">
        unlocked
      </text>
      <text x={middle + 12} y={halfway + 18} className="mini-label">
        still locked
      </text>
    </svg>
  );
}
