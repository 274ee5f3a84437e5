/** Loans against collateral. */
import type { GlossaryEntry } from "../entry.ts";

export const lendingTerms = {
  "lending-pool": {
    term: "lending pool",
    short: "A contract that gathers deposits of a token and lends them to people with collateral.",
  },
  collateral: {
    term: "collateral",
    short: "Tokens you lock so that a loan can be repaid by selling them if need be.",
  },
  overcollateralised: {
    term: "overcollateralised",
    short: "Backed by collateral that is worth more than the debt.",
  },
  ltv: { term: "loan-to-value", short: "Debt divided by the value of the collateral, in percent." },
  "liquidation-threshold": {
    term: "liquidation threshold",
    short: "The share of your collateral's value that counts against your debt, such as 75 %.",
  },
  "health-factor": {
    term: "health factor",
    short: "Collateral value times liquidation threshold, divided by debt; below 1 anyone may liquidate you.",
  },
  liquidation: {
    term: "liquidation",
    short: "Somebody repays part of your debt and takes collateral worth more in return.",
  },
  "liquidation-bonus": {
    term: "liquidation bonus",
    short: "The extra collateral that a liquidator receives, such as 8 % on top of the debt repaid.",
  },
  "borrow-rate": {
    term: "borrow rate",
    short: "The yearly rate that borrowers pay; in most pools it changes all the time.",
  },
  utilisation: { term: "utilisation", short: "The share of a lending pool that is lent out." },
  "bad-debt": { term: "bad debt", short: "Debt whose collateral is no longer worth enough to repay it." },
  "flash-loan": {
    term: "flash loan",
    short: "A loan without collateral that must be repaid within the same transaction.",
  },
} as const satisfies Record<string, GlossaryEntry>;
