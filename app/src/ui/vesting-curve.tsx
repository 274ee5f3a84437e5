/** How one month's RFLR unlocks: in equal parts over twelve months of thirty days. Drawn at month six. */
export function VestingCurve({ className = "w-full" }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 320 132" className={`figures overflow-visible ${className}`} aria-hidden fill="none">
      <path d="M30 108L165 59V108Z" fill="var(--teal)" fillOpacity="0.16" />
      <path d="M30 10H300" stroke="var(--line)" />
      <path d="M30 108H300" stroke="var(--ink)" />
      <path d="M165 59L300 10" stroke="var(--ink)" strokeWidth="1.5" strokeDasharray="3 4" />
      <path d="M30 108L165 59" stroke="var(--teal)" strokeWidth="2.25" />
      <path d="M165 59V108" stroke="var(--ink)" strokeDasharray="2 3" />
      <circle cx="165" cy="59" r="5" fill="var(--ember)" stroke="var(--raised)" strokeWidth="2" />
      {Array.from({ length: 13 }, (_, month) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the months are fixed
        <path key={month} d={`M${30 + month * 22.5} 108v4`} stroke="var(--ink)" />
      ))}
      <text x="22" y="14" textAnchor="end" className="mini-label">
        all
      </text>
      <text x="22" y="112" textAnchor="end" className="mini-label">
        0
      </text>
      <text x="30" y="128" textAnchor="middle" className="mini-label">
        start
      </text>
      <text x="165" y="128" textAnchor="middle" className="mini-label">
        month 6
      </text>
      <text x="300" y="128" textAnchor="end" className="mini-label">
        month 12
      </text>
      <text x="84" y="101" className="mini-label">
        unlocked
      </text>
      <text x="212" y="62" className="mini-label">
        still locked
      </text>
    </svg>
  );
}
