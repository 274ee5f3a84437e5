/** Loans against collateral. */
import type { GlossaryEntry } from "../entry.ts";

export const lendingTerms = {
  "lending-pool": {
    term: "lending pool",
    short: "A contract that gathers deposits of a token and lends them to people with collateral.",
    long: "Lenders share the interest. They can withdraw only what is not lent out at the moment.",
    see: ["collateral", "utilisation"],
  },
  collateral: {
    term: "collateral",
    short: "Tokens you lock so that a loan can be repaid by selling them if need be.",
    long: "You still own them and still carry their price risk. You get them back when the debt and its interest are paid.",
    see: ["overcollateralised", "liquidation"],
  },
  overcollateralised: {
    term: "overcollateralised",
    short: "Backed by collateral that is worth more than the debt.",
    long: "It is how a contract can lend to strangers. Nobody checks your income, and nobody will wait if the collateral falls.",
    see: ["collateral", "ltv"],
  },
  ltv: {
    term: "loan-to-value",
    short: "Debt divided by the value of the collateral, in percent.",
    long: "A debt of $500 against collateral of $1,000 is 50 %. Protocols set the highest ratio at which you may borrow, a little below the one at which you are liquidated.",
    see: ["liquidation-threshold"],
  },
  "liquidation-threshold": {
    term: "liquidation threshold",
    short: "The share of your collateral's value that counts against your debt, such as 75 %.",
    long: "Once your debt exceeds that share, you can be liquidated. Each token has its own threshold, and governance can change it.",
    see: ["health-factor"],
  },
  "health-factor": {
    term: "health factor",
    short: "Collateral value times liquidation threshold, divided by debt; below 1 you are liquidated.",
    long: "It moves with every price and grows smaller as interest is added. No single value is safe for everyone: it depends on how much the tokens swing.",
    see: ["liquidation", "liquidation-threshold"],
  },
  liquidation: {
    term: "liquidation",
    short: "Somebody repays part of your debt and takes collateral worth more in return.",
    long: "It happens by program, at any hour, without a call first. It protects the lenders, and the borrower pays for it.",
    see: ["liquidation-bonus", "health-factor"],
  },
  "liquidation-bonus": {
    term: "liquidation bonus",
    short: "The extra collateral that a liquidator receives, such as 8 % on top of the debt repaid.",
    long: "It is what makes strangers watch your loan around the clock. For the borrower it is a penalty.",
    see: ["liquidation"],
  },
  "borrow-rate": {
    term: "borrow rate",
    short: "The yearly rate that borrowers pay; in most pools it changes all the time.",
    long: "It follows utilisation: slowly at first and steeply when little is left to lend. A cheap loan can become dear within hours.",
    see: ["utilisation", "apr"],
  },
  utilisation: {
    term: "utilisation",
    short: "The share of a lending pool that is lent out.",
    long: "At 100 % lenders cannot withdraw until somebody repays or deposits. High rates near that point are meant to bring this about.",
    see: ["borrow-rate", "lending-pool"],
  },
  "bad-debt": {
    term: "bad debt",
    short: "Debt whose collateral is no longer worth enough to repay it.",
    long: "It arises when prices fall faster than liquidations can follow. Somebody has to bear it, and that is often the lenders.",
    see: ["liquidation", "lending-pool"],
  },
  "flash-loan": {
    term: "flash loan",
    short: "A loan without collateral that must be repaid within the same transaction.",
    long: "If it is not repaid, the whole transaction is undone. Attackers have used such loans to push a price that a protocol was reading.",
    see: ["oracle"],
  },
} as const satisfies Record<string, GlossaryEntry>;
