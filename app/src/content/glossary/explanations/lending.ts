/** What the glossary's page adds to `entries/lending.ts`. */
import type { lendingTerms } from "../entries/lending.ts";
import type { Explanation } from "../entry.ts";

export const lendingExplanations: Readonly<Record<keyof typeof lendingTerms, Explanation>> = {
  "lending-pool": {
    long: "Lenders share the interest. They can withdraw only what is not lent out at the moment.",
    see: ["collateral", "utilisation"],
  },
  collateral: {
    long: "You still own them and still carry their price risk. You get them back when the debt and its interest are paid.",
    see: ["overcollateralised", "liquidation"],
  },
  overcollateralised: {
    long: "It is how a contract can lend to strangers. Nobody checks your income, and nobody will wait if the collateral falls.",
    see: ["collateral", "ltv"],
  },
  ltv: {
    long: "A debt of $500 against collateral of $1,000 is 50 %. Protocols set the highest ratio at which you may borrow, a little below the one at which you are liquidated.",
    see: ["liquidation-threshold"],
  },
  "liquidation-threshold": {
    long: "Once your debt exceeds that share, you can be liquidated. Each token has its own threshold, and governance can change it.",
    see: ["health-factor"],
  },
  "health-factor": {
    long: "It moves with every price and grows smaller as interest is added. No single value is safe for everyone: it depends on how much the tokens swing.",
    see: ["liquidation", "liquidation-threshold"],
  },
  liquidation: {
    long: "It happens by program, at any hour, without a call first. It protects the lenders, and the borrower pays for it.",
    see: ["liquidation-bonus", "health-factor"],
  },
  "liquidation-bonus": {
    long: "It is what makes strangers watch your loan around the clock. For the borrower it is a penalty.",
    see: ["liquidation"],
  },
  "borrow-rate": {
    long: "It follows utilisation: slowly at first and steeply when little is left to lend. A cheap loan can become dear within hours.",
    see: ["utilisation", "apr"],
  },
  utilisation: {
    long: "At 100 % lenders cannot withdraw until somebody repays or deposits. High rates near that point are meant to bring this about.",
    see: ["borrow-rate", "lending-pool"],
  },
  "bad-debt": {
    long: "It arises when prices fall faster than liquidations can follow. Somebody has to bear it, and that is often the lenders.",
    see: ["liquidation", "lending-pool"],
  },
  "flash-loan": {
    long: "If it is not repaid, the whole transaction is undone. Attackers have used such loans to push a price that a protocol was reading.",
    see: ["oracle"],
  },
};
