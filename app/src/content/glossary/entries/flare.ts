/** Flare and what is built into it. */
import type { GlossaryEntry } from "../entry.ts";

export const flareTerms = {
  flare: {
    term: "Flare",
    short: "A layer-1 blockchain that runs EVM contracts and has price and data services built in.",
  },
  flr: { term: "FLR", short: "Flare's native token, in which its fees are paid; all fees are burned." },
  wflr: {
    term: "WFLR",
    short: "Wrapped FLR: FLR as an ERC-20 token, exchanged one for one in both directions.",
  },
  oracle: {
    term: "oracle",
    short: "A service that brings facts from outside, such as prices, to contracts.",
  },
  "price-feed": {
    term: "price feed",
    short: "A price that an oracle keeps up to date for contracts to read.",
  },
  ftso: {
    term: "FTSO",
    short: "Flare Time Series Oracle: price feeds that are part of the Flare network itself.",
  },
  "weighted-median": {
    term: "weighted median",
    short: "The value at which half of all the weight is reached when estimates are put in order.",
  },
  "data-provider": {
    term: "data provider",
    short: "An operator that submits price estimates to the FTSO and is rewarded for good ones.",
  },
  delegation: {
    term: "delegation",
    short: "Lending the voting weight of your WFLR to one or two data providers for a share of rewards.",
  },
  "reward-epoch": { term: "reward epoch", short: "The period for which Flare works out rewards: 3.5 days." },
  staking: {
    term: "staking",
    short: "Locking tokens behind a validator to help to secure a network, for a reward.",
  },
  fdc: {
    term: "FDC",
    short: "Flare Data Connector: lets Flare contracts check facts from elsewhere, such as a payment.",
  },
  fassets: {
    term: "FAssets",
    short: "Tokens on Flare that stand for coins of other networks, such as FXRP for XRP.",
  },
  fxrp: { term: "FXRP", short: "The FAsset for XRP: an ERC-20 token on Flare that can be redeemed for XRP." },
  agent: {
    term: "agent",
    short: "An operator in FAssets that locks collateral and pays out coins when people redeem.",
  },
  "core-vault": {
    term: "Core Vault",
    short: "The shared vault on the XRP Ledger into which XRP is paid when FXRP is made.",
  },
  rflr: {
    term: "rFLR",
    short: "Reward FLR: cannot be sent, is backed by WFLR, and unlocks in a straight line over 12 months.",
  },
  vesting: { term: "vesting", short: "Unlocking step by step over a set time." },
  flaredrop: {
    term: "FlareDrop",
    short: "A monthly distribution of FLR to holders of WFLR, which ended on 30 January 2026.",
  },
} as const satisfies Record<string, GlossaryEntry>;
