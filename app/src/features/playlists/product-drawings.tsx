import type { ReactNode } from "react";
import type { WalkthroughProduct } from "../../content/walkthroughs.ts";

/** One drawing a product, 240 by 120: what it does, in thin ink with one stroke of ember. */
export const productDrawings: Readonly<Record<WalkthroughProduct["id"], ReactNode>> = {
  // Liquidity within a range of prices: a block under the curve, and the price that has to stay inside.
  sparkdex: (
    <>
      <path d="M8 104H232" stroke="var(--edge)" />
      <path d="M8 96C60 92 84 76 108 52s46-36 124-40" stroke="var(--ink)" strokeWidth="1.5" />
      <path d="M84 104V72.5M156 104V24" stroke="var(--edge)" strokeDasharray="3 4" />
      <path d="M84 104h72V28c-18 4-34 10-48 24-8 8-15 15-24 21z" fill="var(--line)" />
      <path d="M118 104V43" stroke="var(--ember)" strokeWidth="2" />
      <circle cx="118" cy="43" r="4" fill="var(--ember)" />
    </>
  ),
  // A loan: the collateral's column, the debt's, and the line that the first must not fall below.
  kinetic: (
    <>
      <path d="M8 104H232" stroke="var(--edge)" />
      <rect x="44" y="20" width="44" height="84" stroke="var(--ink)" strokeWidth="1.5" />
      <rect x="112" y="62" width="44" height="42" fill="var(--line)" stroke="var(--ink)" strokeWidth="1.5" />
      <path d="M24 48H216" stroke="var(--ember)" strokeWidth="2" strokeDasharray="6 5" />
      <path d="M88 20c40 0 60 8 128 8" stroke="var(--edge)" />
    </>
  ),
  // Locked on the left, a receipt on the right, one line that ties them.
  cyclo: (
    <>
      <rect x="32" y="44" width="52" height="48" rx="4" stroke="var(--ink)" strokeWidth="1.5" />
      <path d="M44 44V32a14 14 0 0 1 28 0v12" stroke="var(--ink)" strokeWidth="1.5" />
      <path d="M156 28h52v64l-8.7-6-8.7 6-8.6-6-8.7 6-8.6-6-8.7 6z" stroke="var(--ink)" strokeWidth="1.5" />
      <path d="M166 46h32M166 58h24" stroke="var(--edge)" />
      <path d="M84 68c30 0 42-6 72-6" stroke="var(--ember)" strokeWidth="2" />
    </>
  ),
  // A stake that grows and the token that stands for it.
  sceptre: (
    <>
      <path d="M8 104H232" stroke="var(--edge)" />
      <path d="M24 92C80 88 130 72 216 36" stroke="var(--ink)" strokeWidth="1.5" />
      <path d="M24 92H216" stroke="var(--edge)" strokeDasharray="3 4" />
      <circle cx="150" cy="65" r="15" fill="var(--raised)" stroke="var(--ember)" strokeWidth="2" />
      <path d="M144 65h12M150 59v12" stroke="var(--ember)" strokeWidth="2" />
    </>
  ),
  // Independent observers and the median between them.
  flare: (
    <>
      {[26, 40, 52, 58, 64, 78, 94].map((y, index) => (
        <circle
          key={y}
          cx={36 + index * 28}
          cy={y}
          r="4"
          fill={y === 58 ? "var(--ember)" : "var(--raised)"}
          stroke={y === 58 ? "var(--ember)" : "var(--ink)"}
          strokeWidth="1.5"
        />
      ))}
      <path d="M8 58H232" stroke="var(--ember)" strokeDasharray="3 4" />
      <path d="M8 108H232" stroke="var(--edge)" />
    </>
  ),
};
