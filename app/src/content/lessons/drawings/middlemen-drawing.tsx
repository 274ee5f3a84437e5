/** Who stands between you and the one you pay: a bank with its own books, or a contract and a public record. */
import { Plate } from "../../../ui/plate.tsx";
import { Sheet } from "./sheet.tsx";

interface RowProps {
  readonly y: number;
  readonly middle: string;
  readonly below: string;
  readonly other: string;
  /** How many keep the record: one, or so many that several sheets are drawn. */
  readonly copies: number;
  readonly ember?: boolean;
}

function Row({ y, middle, below, other, copies, ember }: RowProps) {
  return (
    <>
      <path d={`M70 ${y}H${232}M${408} ${y}H570`} stroke="var(--ink)" strokeWidth="1.75" />
      <path
        d={`M222 ${y - 6}L232 ${y}L222 ${y + 6}M560 ${y - 6}L570 ${y}L560 ${y + 6}`}
        stroke="var(--ink)"
        strokeWidth="1.75"
      />
      {Array.from({ length: copies }, (_, copy) => copies - 1 - copy).map((copy) => (
        <rect
          key={copy}
          x={240 + copy * 8}
          y={y - 34 - copy * 8}
          width={160}
          height={68}
          fill="var(--paper)"
          stroke={ember && copy === 0 ? "var(--ember)" : "var(--ink)"}
          strokeWidth={copy === 0 ? 2 : 1}
        />
      ))}
      <circle cx={44} cy={y} r="22" fill="var(--paper)" stroke="var(--ink)" strokeWidth="1.75" />
      <circle cx={598} cy={y} r="22" fill="var(--paper)" stroke="var(--ink)" strokeWidth="1.75" />
      <text x={320} y={y + 8} textAnchor="middle" className="chart-label chart-label-strong">
        {middle}
      </text>
      <text x={320} y={y + 66} textAnchor="middle" className="chart-label">
        {below}
      </text>
      <text x={20} y={y + 52} textAnchor="start" className="chart-label">
        you
      </text>
      <text x={636} y={y + 52} textAnchor="end" className="chart-label">
        {other}
      </text>
    </>
  );
}

/** Two ways to pay, one above the other. */
export function MiddlemenDrawing() {
  return (
    <Plate
      number={1}
      caption="Above, a bank decides and keeps its own books. Below, a program decides, and everybody can read the record. Nobody on the lower line can undo a payment."
    >
      <Sheet
        id="middlemen"
        height={330}
        label="Above: you, the bank with its own books, the shop. Below: you, a contract on a record of which many hold a copy, and anyone."
      >
        <Row y={70} middle="bank" below="its own books" other="shop" copies={1} />
        <Row y={240} middle="contract" below="a public record" other="anyone" copies={4} ember />
      </Sheet>
    </Plate>
  );
}
