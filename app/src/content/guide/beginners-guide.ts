/** The static article for beginners: its sections in order, what it rests on, and when it was last checked. */
import type { ReactNode } from "react";
import type { Day, Source } from "../lessons/lesson.ts";
import { sources } from "../lessons/sources.ts";
import { GettingStarted } from "./getting-started.tsx";
import { KeyConcepts } from "./key-concepts.tsx";
import { WhatIsDefi } from "./what-is-defi.tsx";

/** One section. Its id is its anchor. */
export interface GuideSection {
  readonly id: string;
  readonly title: string;
  readonly Body: () => ReactNode;
}

interface Guide {
  readonly title: string;
  readonly description: string;
  /** Minutes to read it at 238 words a minute; the content check compares it with the text. */
  readonly readingMinutes: number;
  readonly publishedOn: Day;
  /** When the whole article was last checked. */
  readonly reviewedOn: Day;
  readonly sections: readonly GuideSection[];
  readonly sources: readonly Source[];
}

export const beginnersGuide: Guide = {
  title: "A beginner’s guide to DeFi",
  description:
    "What decentralised finance is, the ideas it is made of, and a first hour with a sum you can lose: the risks first, every figure worked out, every source named.",
  readingMinutes: 8,
  publishedOn: "2026-11-21",
  reviewedOn: "2026-11-21",
  sections: [
    { id: "what-is-defi", title: "What is DeFi?", Body: WhatIsDefi },
    { id: "key-concepts", title: "Key concepts", Body: KeyConcepts },
    { id: "getting-started", title: "Getting started", Body: GettingStarted },
  ],
  sources: [
    sources.fcaWarning,
    sources.fcaScams,
    sources.ethereumDefi,
    sources.ethereumSecurity,
    sources.ethereumGas,
    sources.ethereumRevoke,
    sources.flareNetwork,
    sources.flareFlr,
    sources.erc20,
    sources.uniswapHow,
    sources.uniswapReturns,
    sources.aaveLiquidations,
    sources.regulationDd,
    sources.circleSvb,
    sources.terraForum,
    sources.hmrcSell,
  ],
};
