/** What the glossary's page adds to `entries/tokens.ts`. */
import type { tokenTerms } from "../entries/tokens.ts";
import type { Explanation } from "../entry.ts";

export const tokenExplanations: Readonly<Record<keyof typeof tokenTerms, Explanation>> = {
  token: {
    long: "Anyone can make a token with any name in minutes. What makes one differ from another is its contract address, and what, if anything, stands behind it.",
    see: ["erc-20", "contract-address"],
  },
  "erc-20": {
    long: "Because they follow one standard, wallets and protocols can handle tokens they have never seen. Following the standard says nothing about worth or honesty.",
    see: ["token", "approval"],
  },
  "contract-address": {
    long: "Names, symbols and logos can be imitated freely, but an address cannot. Take it from the project's own documentation and compare it on a block explorer.",
    see: ["block-explorer", "token"],
  },
  decimals: {
    long: "FLR has 18 decimals and many dollar tokens have 6. A raw 1,000,000 is therefore 1 of a token with 6 decimals.",
    see: ["token"],
  },
  supply: {
    long: "A price says little without the supply. Check who holds most of it, and how much more may be created or unlocked later.",
    see: ["market-cap", "emissions"],
  },
  "market-cap": {
    long: "It lets you compare tokens whose unit prices differ. It is not money that could be paid out: if many sell at once, the price falls long before.",
    see: ["supply"],
  },
  mint: {
    long: "Who may mint, and when, is written in the token's contract. A token whose owner may mint at will can be made worthless overnight.",
    see: ["supply", "burn"],
  },
  burn: {
    long: "Burning lowers the supply. On Flare all transaction fees are burned. It does not by itself make the rest worth more.",
    see: ["supply", "mint"],
  },
  "wrapped-token": {
    long: "WFLR stands for FLR on the same chain, held by a simple contract. Other wrapped tokens stand for coins on another chain and rest on whoever keeps those coins.",
    see: ["wflr", "bridge"],
  },
  stablecoin: {
    long: "Stable is an aim and not a property. Ask what stands behind it, who may exchange it for real money, and what happens when all want to at once.",
    see: ["peg", "depeg", "reserves"],
  },
  peg: {
    long: "The peg holds as long as people trust that they can get the full value. Traders who buy below it and redeem at par pull the price back.",
    see: ["depeg", "redemption"],
  },
  depeg: {
    long: "Some depegs last hours and some never end. In a lasting one the first to sell lose least, which is why everyone runs at once.",
    see: ["peg"],
  },
  reserves: {
    long: "Good reserves are cash and short-dated bonds that can be sold in a day. A report on them shows one date and is only as good as the firm that signed it.",
    see: ["stablecoin", "redemption"],
  },
  redemption: {
    long: "Many issuers redeem for large customers only, in banking hours. Everyone else has to sell on a market at whatever price it offers.",
    see: ["reserves", "peg"],
  },
  "algorithmic-stablecoin": {
    long: "The rules work while people trust the sister token. UST lost its peg in May 2022 and most of its value within days, and its sister token nearly all.",
    see: ["depeg", "stablecoin"],
  },
  volatility: {
    long: "A volatile token can halve in a week. Whoever borrows against it needs a wide margin.",
    see: ["health-factor"],
  },
};
