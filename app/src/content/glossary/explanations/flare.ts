/** What the glossary's page adds to `entries/flare.ts`. */
import type { flareTerms } from "../entries/flare.ts";
import type { Explanation } from "../entry.ts";

export const flareExplanations: Readonly<Record<keyof typeof flareTerms, Explanation>> = {
  flare: {
    long: "Its two built-in services are the FTSO for prices and the FDC for facts from outside. Its native token is FLR.",
    see: ["ftso", "fdc", "flr"],
  },
  flr: {
    long: "FLR is also staked to validators. To delegate it you first wrap it into WFLR. Its price swings like that of any other crypto token.",
    see: ["wflr", "native-token"],
  },
  wflr: {
    long: "Wrapping and unwrapping cost only the network fee. Protocols use WFLR because plain FLR does not follow the token standard, and delegation counts WFLR.",
    see: ["flr", "delegation"],
  },
  oracle: {
    long: "A contract cannot look at the world by itself. If the oracle is wrong or late, a loan can be liquidated at a price that never was.",
    see: ["ftso", "price-feed"],
  },
  "price-feed": {
    long: "Look at how often it changes and what it does when markets jump. A feed that stops is as dangerous as a false one.",
    see: ["oracle"],
  },
  ftso: {
    long: "Around 100 independent data providers stand behind each feed. Fast feeds move in small steps with each block, and a slower round every 90 seconds takes a weighted median.",
    see: ["data-provider", "weighted-median"],
  },
  "weighted-median": {
    long: "One wild estimate cannot drag it far, as it would an average. To move it one needs about half of the weight.",
    see: ["ftso"],
  },
  "data-provider": {
    long: "Its weight comes from what is delegated and staked to it. It keeps a fee from the rewards, 20 % or more under the proposal FIP.16, and passes the rest on to its delegators.",
    see: ["delegation", "ftso"],
  },
  delegation: {
    long: "The tokens stay in your account and you can move them at any time. Rewards vary with the provider and have to be claimed before they expire.",
    see: ["data-provider", "reward-epoch"],
  },
  "reward-epoch": {
    long: "Rewards of an epoch can be claimed after it ends. Delegation rewards expire after 25 epochs, which is about 87 days.",
    see: ["delegation"],
  },
  staking: {
    long: "On Flare staked FLR is locked for a time you choose and cannot be moved before. That is the difference from delegation, which locks nothing.",
    see: ["validator", "delegation"],
  },
  fdc: {
    long: "Providers agree on what happened on another chain, and a contract can verify their answer. FAssets use it to prove payments in XRP.",
    see: ["fassets", "oracle"],
  },
  fassets: {
    long: "They are backed by the coins themselves and by collateral that agents lock. They add risks of their own: contracts, agents, the keepers of the vault, and delays in redemption.",
    see: ["fxrp", "agent", "core-vault"],
  },
  fxrp: {
    long: "You get it by paying XRP into the system or by swapping for it. Its market price can differ from that of XRP.",
    see: ["fassets", "redemption"],
  },
  agent: {
    long: "If an agent does not pay in time, the redeemer is paid from its collateral instead. An agent whose collateral falls too low is liquidated.",
    see: ["fassets", "collateral"],
  },
  "core-vault": {
    long: "Several key holders must agree before anything leaves it, so no agent can run off with the coins. You rely on those key holders instead.",
    see: ["fassets", "multisig"],
  },
  rflr: {
    long: "Projects assign it to their users, who claim it. Taking everything out early costs half of what is still locked.",
    see: ["vesting", "wflr"],
  },
  vesting: {
    long: "For rFLR it runs over 12 months of 30 days, counted from the start of the month the reward belongs to. A vested token can still lose value before it unlocks.",
    see: ["rflr"],
  },
  flaredrop: {
    long: "There were 36 of them. Anyone who offers you a new FlareDrop today is either mistaken or after your wallet.",
    see: ["wflr", "fake-airdrop"],
  },
};
