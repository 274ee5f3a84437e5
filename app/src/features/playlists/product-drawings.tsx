import type { ReactNode } from "react";
import type { WalkthroughProduct } from "../../content/walkthroughs.ts";

interface LabelProps {
  readonly x: number;
  readonly y: number;
  /** Which of its points stands at `x`. */
  readonly anchor?: "start" | "middle" | "end";
  readonly children: string;
}

function Label({ x, y, anchor, children }: LabelProps) {
  return (
    <text x={x} y={y} textAnchor={anchor} className="mini-label">
      {children}
    </text>
  );
}

const axis = <path d="M8 98H232" stroke="var(--edge)" />;

/** One drawing a product, 240 by 120: what it does and how it costs, in thin ink with one stroke of ember. */
export const productDrawings: Readonly<Record<WalkthroughProduct["id"], ReactNode>> = {
  // Liquidity within a range of prices: it earns while the price stays inside.
  sparkdex: (
    <>
      {axis}
      <path d="M68 98V38H172V98" fill="var(--raised)" stroke="var(--ink)" strokeWidth="1.5" />
      <path d="M148 98V22" stroke="var(--ember)" strokeWidth="2" />
      <circle cx="148" cy="22" r="4" fill="var(--ember)" />
      <Label x={157} y={26}>
        price today
      </Label>
      <Label x={106} y={72} anchor="middle">
        earns fees
      </Label>
      <Label x={36} y={80} anchor="middle">
        nothing
      </Label>
      <Label x={203} y={80} anchor="middle">
        nothing
      </Label>
      <Label x={120} y={114} anchor="middle">
        your range
      </Label>
    </>
  ),
  // A loan: what may be owed follows the collateral's price down, until it meets what is owed.
  kinetic: (
    <>
      {axis}
      <path d="M12 28C48 22 66 44 98 38S146 56 168 68S206 90 228 88" stroke="var(--ink)" strokeWidth="1.5" />
      <path d="M12 68H228" stroke="var(--edge)" strokeDasharray="3 4" />
      <path d="M168 68V98" stroke="var(--ember)" strokeWidth="2" />
      <circle cx="168" cy="68" r="4" fill="var(--ember)" />
      <Label x={12} y={16}>
        what you may owe
      </Label>
      <Label x={12} y={84}>
        what you owe
      </Label>
      <Label x={168} y={114} anchor="middle">
        sold here
      </Label>
      <Label x={8} y={114}>
        time
      </Label>
    </>
  ),
  // A lock gives a token and a receipt; only both together open it again.
  cyclo: (
    <>
      <rect x="24" y="40" width="44" height="38" rx="3" stroke="var(--ink)" strokeWidth="1.5" />
      <path d="M34 40V31a12 12 0 0 1 24 0v9" stroke="var(--ink)" strokeWidth="1.5" />
      <path d="M68 52C104 52 108 26 140 26M68 62C104 62 108 70 142 70" stroke="var(--edge)" />
      <circle cx="154" cy="26" r="14" stroke="var(--ink)" strokeWidth="1.5" />
      <path d="M142 54h24v34l-4-3-4 3-4-3-4 3-4-3-4 3z" stroke="var(--ink)" strokeWidth="1.5" />
      <path d="M147 64h14M147 72h10" stroke="var(--edge)" />
      <path d="M154 92V102H46V84" stroke="var(--ember)" strokeWidth="2" />
      <path d="M42 89L46 83L50 89" stroke="var(--ember)" strokeWidth="2" />
      <Label x={178} y={30}>
        cy-token
      </Label>
      <Label x={178} y={76}>
        receipt
      </Label>
      <Label x={100} y={117} anchor="middle">
        both, to unlock
      </Label>
    </>
  ),
  // A stake grows in its token; whoever leaves at once gets less than whoever waits.
  sceptre: (
    <>
      {axis}
      <path d="M12 84C84 78 148 56 216 24" stroke="var(--ink)" strokeWidth="1.5" />
      <path d="M12 88C84 84 148 70 216 50" stroke="var(--edge)" strokeDasharray="3 4" />
      <path d="M190 37V58" stroke="var(--ember)" strokeWidth="2" />
      <path d="M186 37h8M186 58h8" stroke="var(--ember)" strokeWidth="2" />
      <Label x={128} y={28} anchor="end">
        after the wait
      </Label>
      <Label x={228} y={86} anchor="end">
        at once
      </Label>
      <Label x={8} y={114}>
        time
      </Label>
      <Label x={232} y={114} anchor="end">
        what 1 sFLR brings
      </Label>
    </>
  ),
  // Prices from independent providers, and the median between them.
  flare: (
    <>
      {axis}
      <path d="M8 54H232" stroke="var(--ember)" strokeDasharray="3 4" />
      {[36, 66, 46, 54, 24, 78, 60].map((y, index) => (
        <circle
          key={y}
          cx={26 + index * 26}
          cy={y}
          r="4.5"
          fill={y === 54 ? "var(--ember)" : "var(--raised)"}
          stroke={y === 54 ? "var(--ember)" : "var(--ink)"}
          strokeWidth="1.5"
        />
      ))}
      <Label x={232} y={47} anchor="end">
        median
      </Label>
      <Label x={8} y={114}>
        one circle, one provider’s price
      </Label>
    </>
  ),
};
