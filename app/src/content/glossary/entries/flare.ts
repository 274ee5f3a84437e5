/** Flare and what is built into it. */
import type { GlossaryEntry } from "../entry.ts";

export const flareTerms = {
  flare: {
    term: "Flare",
    short: "A layer-1 blockchain that runs EVM contracts and has price and data services built in.",
    long: "Its two built-in services are the FTSO for prices and the FDC for facts from outside. Its native token is FLR.",
    see: ["ftso", "fdc", "flr"],
  },
  flr: {
    term: "FLR",
    short: "Flare's native token, in which its fees are paid; all fees are burned.",
    long: "FLR is also staked to validators. To delegate it you first wrap it into WFLR. Its price swings like that of any other crypto token.",
    see: ["wflr", "native-token"],
  },
  wflr: {
    term: "WFLR",
    short: "Wrapped FLR: FLR as an ERC-20 token, exchanged one for one in both directions.",
    long: "Wrapping and unwrapping cost only the network fee. Protocols use WFLR because plain FLR does not follow the token standard, and delegation counts WFLR.",
    see: ["flr", "delegation"],
  },
  oracle: {
    term: "oracle",
    short: "A service that brings facts from outside, such as prices, to contracts.",
    long: "A contract cannot look at the world by itself. If the oracle is wrong or late, a loan can be liquidated at a price that never was.",
    see: ["ftso", "price-feed"],
  },
  "price-feed": {
    term: "price feed",
    short: "A price that an oracle keeps up to date for contracts to read.",
    long: "Look at how often it changes and what it does when markets jump. A feed that stops is as dangerous as a false one.",
    see: ["oracle"],
  },
  ftso: {
    term: "FTSO",
    short: "Flare Time Series Oracle: price feeds that are part of the Flare network itself.",
    long: "Around 100 independent data providers stand behind each feed. Fast feeds move in small steps with each block, and a slower round every 90 seconds takes a weighted median.",
    see: ["data-provider", "weighted-median"],
  },
  "weighted-median": {
    term: "weighted median",
    short: "The value at which half of all the weight is reached when estimates are put in order.",
    long: "One wild estimate cannot drag it far, as it would an average. To move it one needs about half of the weight.",
    see: ["ftso"],
  },
  "data-provider": {
    term: "data provider",
    short: "An operator that submits price estimates to the FTSO and is rewarded for good ones.",
    long: "Its weight comes from what is delegated and staked to it. It keeps a fee from the rewards and passes the rest on to its delegators.",
    see: ["delegation", "ftso"],
  },
  delegation: {
    term: "delegation",
    short: "Lending the voting weight of your WFLR to one or two data providers for a share of rewards.",
    long: "The tokens stay in your account and you can move them at any time. Rewards vary with the provider and have to be claimed before they expire.",
    see: ["data-provider", "reward-epoch"],
  },
  "reward-epoch": {
    term: "reward epoch",
    short: "The period for which Flare works out rewards: 3.5 days.",
    long: "Rewards of an epoch can be claimed after it ends. Delegation rewards expire after 25 epochs, which is about 87 days.",
    see: ["delegation"],
  },
  staking: {
    term: "staking",
    short: "Locking tokens behind a validator to help to secure a network, for a reward.",
    long: "On Flare staked FLR is locked for a time you choose and cannot be moved before. That is the difference from delegation, which locks nothing.",
    see: ["validator", "delegation"],
  },
  fdc: {
    term: "FDC",
    short: "Flare Data Connector: lets Flare contracts check facts from elsewhere, such as a payment.",
    long: "Providers agree on what happened on another chain, and a contract can verify their answer. FAssets use it to prove payments in XRP.",
    see: ["fassets", "oracle"],
  },
  fassets: {
    term: "FAssets",
    short: "Tokens on Flare that stand for coins of other networks, such as FXRP for XRP.",
    long: "They are backed by the coins themselves and by collateral that agents lock. They add risks of their own: contracts, agents, the keepers of the vault, and delays in redemption.",
    see: ["fxrp", "agent", "core-vault"],
  },
  fxrp: {
    term: "FXRP",
    short: "The FAsset for XRP: an ERC-20 token on Flare that can be redeemed for XRP.",
    long: "You get it by paying XRP into the system or by swapping for it. Its market price can differ from that of XRP.",
    see: ["fassets", "redemption"],
  },
  agent: {
    term: "agent",
    short: "An operator in FAssets that locks collateral and pays out coins when people redeem.",
    long: "If an agent does not pay in time, the redeemer is paid from its collateral instead. An agent whose collateral falls too low is liquidated.",
    see: ["fassets", "collateral"],
  },
  "core-vault": {
    term: "Core Vault",
    short: "The shared vault on the XRP Ledger where XRP behind FXRP can be kept.",
    long: "Several key holders must agree before anything leaves it, so no agent can run off with the coins. You rely on those key holders instead.",
    see: ["fassets", "multisig"],
  },
  rflr: {
    term: "rFLR",
    short: "Reward FLR: cannot be sent, is backed by WFLR, and unlocks in a straight line over 12 months.",
    long: "Projects assign it to their users, who claim it. Taking everything out early burns half of what is still locked.",
    see: ["vesting", "wflr"],
  },
  vesting: {
    term: "vesting",
    short: "Unlocking step by step over a set time.",
    long: "For rFLR it runs over 12 months of 30 days, counted from the start of the month the reward belongs to. A vested token can still lose value before it unlocks.",
    see: ["rflr"],
  },
  flaredrop: {
    term: "FlareDrop",
    short: "A monthly distribution of FLR to holders of WFLR, which ended on 30 January 2026.",
    long: "There were 36 of them. Anyone who offers you a new FlareDrop today is either mistaken or after your wallet.",
    see: ["wflr", "fake-airdrop"],
  },
} as const satisfies Record<string, GlossaryEntry>;
