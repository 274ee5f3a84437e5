/** The protocols that we walk through, and the tutorials of three of them. */
import { paths } from "../paths.ts";
import type { PlaylistVideo } from "./playlists.ts";
import { site } from "./site.ts";
import { cycloGuide, kineticGuide, sparkdexGuide, type TutorialGuide } from "./tutorial-guides.ts";

/** One card of the walkthroughs page. */
export interface WalkthroughProduct {
  /** Picks the drawing. */
  readonly id: "sparkdex" | "kinetic" | "cyclo" | "sceptre" | "flare";
  readonly name: string;
  /** What kind of thing it is. */
  readonly kind: string;
  readonly description: string;
  /** What to understand before using it. */
  readonly risk: string;
  /** One of our pages, or the product's own. */
  readonly playlistUrl: string;
  readonly action: string;
}

export const walkthroughProducts: readonly WalkthroughProduct[] = [
  {
    id: "sparkdex",
    name: "SparkDEX",
    kind: "Exchange",
    description: "Swaps from pools in which providers choose the range of prices they serve.",
    risk: "A range that the price has left earns nothing and holds only the weaker token.",
    playlistUrl: paths.sparkdex,
    action: "Learn More",
  },
  {
    id: "kinetic",
    name: "Kinetic",
    kind: "Lending market",
    description: "Deposit to earn interest from borrowers, or borrow against what you deposited.",
    risk: "When the collateral falls, it is sold without asking you, at a discount.",
    playlistUrl: paths.kinetic,
    action: "Learn More",
  },
  {
    id: "cyclo",
    name: "Cyclo",
    kind: "Leverage",
    description:
      "Lock a token, receive a second one for its dollar value, and unlock only by giving it back.",
    risk: "Nothing is liquidated, but the token you must give back can become dear to buy.",
    playlistUrl: paths.cyclo,
    action: "Learn More",
  },
  {
    id: "sceptre",
    name: "Sceptre",
    kind: "Liquid staking",
    description: "Stake FLR and hold sFLR, a token that stands for the stake and its rewards.",
    risk: "Unstaking takes 14.5 days, as Sceptre says, or a fee at once. Sold on a market, sFLR brings what buyers pay that day.",
    playlistUrl: "https://sceptre.fi/",
    action: "Open Sceptre",
  },
  {
    id: "flare",
    name: "Flare Networks",
    kind: "The network",
    description: "Where the network itself documents its data feeds, delegation, FAssets and rewards.",
    risk: "Search results and messages imitate these addresses. Come from a list you trust.",
    playlistUrl: site.links.networkLinks,
    action: "Learn Flare Networks",
  },
];

/** The tutorial page of one protocol. */
export interface Tutorial {
  readonly product: WalkthroughProduct["id"];
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly text: string;
  /** The product's own address. */
  readonly address: string;
  readonly videos: readonly [PlaylistVideo, PlaylistVideo, PlaylistVideo];
  readonly guide: TutorialGuide;
}

export const sparkdex: Tutorial = {
  product: "sparkdex",
  name: "SparkDEX",
  path: paths.sparkdex,
  title: "SparkDEX, step by step",
  text: "Swap, provide liquidity in a range, and take it out again, with every fee left on the screen.",
  address: "https://sparkdex.ai/",
  guide: sparkdexGuide,
  videos: [
    {
      id: "swap",
      title: "A first swap",
      description: "From connecting a wallet to finding the swap on the explorer.",
      outline: [
        "Type the address yourself and keep it as a bookmark: imitations of this exchange advertise in search results",
        "Compare the quoted price with a second source before you sign",
        "Set the slippage limit, and see what it does to a trade that waits",
      ],
    },
    {
      id: "range",
      title: "Providing liquidity in a range",
      description: "How wide a range to choose, and what leaving it does to you.",
      outline: [
        "Choose a range from how far the price moved in the last months, not from the rate on the screen",
        "Deposit both tokens, and read the position back from the contract",
        "Compare it with holding the two tokens, at three prices",
      ],
    },
    {
      id: "leave",
      title: "Taking it out",
      description: "Collecting fees, removing the position, and the approvals that remain.",
      outline: [
        "Collect the fees, then remove the liquidity",
        "Write down what went in and what came out, in both tokens",
        "Revoke the approvals that you no longer need",
      ],
    },
  ],
};

export const kinetic: Tutorial = {
  product: "kinetic",
  name: "Kinetic",
  path: paths.kinetic,
  title: "Kinetic, step by step",
  text: "Deposit, borrow a little, watch the health of the loan, and pay it back, in that order.",
  address: "https://kinetic.market/",
  guide: kineticGuide,
  videos: [
    {
      id: "supply",
      title: "Supplying an asset",
      description: "What a deposit earns, where the interest comes from, and when it cannot be withdrawn.",
      outline: [
        "See how the rate follows utilisation: the share of the deposits that is lent out",
        "Supply a small sum and find the receipt token in the wallet",
        "Understand why a withdrawal can fail when almost everything is lent out",
      ],
    },
    {
      id: "borrow",
      title: "Borrowing against it",
      description: "Collateral factors, health, and the price at which others may sell your deposit.",
      outline: [
        "Work out the liquidation price before you borrow",
        "Borrow less than half of what the screen allows",
        "Set an alert well above that price",
      ],
    },
    {
      id: "repay",
      title: "Paying back",
      description: "Interest that grew meanwhile, and closing the loan to the last unit.",
      outline: [
        "Repay a little more than the balance shown: interest grows by the block",
        "Withdraw the collateral and check that the debt reads zero",
        "Revoke the approvals",
      ],
    },
  ],
};

export const cyclo: Tutorial = {
  product: "cyclo",
  name: "Cyclo",
  path: paths.cyclo,
  title: "Cyclo, step by step",
  text: "Lock, receive, and unlock: leverage that is never liquidated, and what you carry in its place.",
  address: "https://cyclo.finance/",
  guide: cycloGuide,
  videos: [
    {
      id: "lock",
      title: "Locking",
      description: "What you lock, what you receive for it, and the receipt that ties the two.",
      outline: [
        "See the dollar price of the lock, which fixes how much you receive",
        "Find both things in the wallet: the token and the receipt",
        "Write the amount down: you will need as much to unlock",
      ],
    },
    {
      id: "use",
      title: "Using what you received",
      description: "Selling, pooling or holding it, and what each does to your way out.",
      outline: [
        "Its price is whatever buyers pay; nothing holds it at a dollar",
        "Sold is owed: unlocking means buying it back",
        "A pool keeps you closer to the way out, and adds the risks of a pool",
      ],
    },
    {
      id: "unlock",
      title: "Unlocking",
      description: "Giving back the token with its receipt, in full or in part.",
      outline: [
        "Match the receipt with the lock it came from",
        "Unlock a part first and read what came back",
        "Compare the result with having done nothing",
      ],
    },
  ],
};
