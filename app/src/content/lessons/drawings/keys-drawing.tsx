/** What comes from what: one seed phrase, many private keys, one address each. */
import { Plate } from "../../../ui/plate.tsx";
import { Sheet } from "./sheet.tsx";

const rows = [80, 170, 260] as const;

/** The way from the words to the addresses. It goes in one direction only. */
export function KeysDrawing() {
  return (
    <Plate
      number={1}
      caption="Everything comes from the words, and nothing leads back to them. Left of the line all is secret. Only addresses may be shown."
    >
      <Sheet
        id="keys"
        height={340}
        label="One seed phrase makes many private keys, and each key makes one address. The phrase and the keys are secret, the addresses are public."
      >
        <rect x={4} y={60} width={150} height={220} stroke="var(--ember)" strokeWidth="2" />
        {Array.from({ length: 12 }, (_, word) => ({
          x: 20 + (word % 2) * 64,
          y: 84 + Math.floor(word / 2) * 34,
          width: 34 + ((word * 7) % 18),
        })).map(({ x, y, width }) => (
          <path key={`${x}-${y}`} d={`M${x} ${y}h${width}`} stroke="var(--ink)" strokeWidth="3" />
        ))}
        <text x={79} y={314} textAnchor="middle" className="chart-label chart-label-strong">
          12 words
        </text>
        {rows.map((y) => (
          <g key={y} stroke="var(--ink)" strokeWidth="1.75">
            <path d={`M154 170C200 170 210 ${y} 250 ${y}`} />
            <path d={`M241 ${y - 6}L251 ${y}L241 ${y + 6}`} />
            <circle cx={284} cy={y} r="16" fill="var(--paper)" />
            <circle cx={284} cy={y} r="5" />
            <path d={`M300 ${y}h46v12M332 ${y}v9`} />
            <path d={`M372 ${y}H452`} strokeDasharray="4 5" />
            <path d={`M444 ${y - 6}L454 ${y}L444 ${y + 6}`} />
          </g>
        ))}
        <text x={310} y={314} textAnchor="middle" className="chart-label chart-label-strong">
          keys
        </text>
        <path d="M412 20V320" stroke="var(--ember)" strokeWidth="1.5" strokeDasharray="2 5" />
        <text x={398} y={30} textAnchor="end" className="chart-label">
          secret
        </text>
        <text x={426} y={30} className="chart-label">
          public
        </text>
        {rows.map((y) => (
          <g key={y}>
            <rect x={468} y={y - 24} width={168} height={48} stroke="var(--ink)" />
            <text x={552} y={y + 8} textAnchor="middle" className="chart-label">
              0x …
            </text>
          </g>
        ))}
        <text x={552} y={314} textAnchor="middle" className="chart-label chart-label-strong">
          addresses
        </text>
      </Sheet>
    </Plate>
  );
}
