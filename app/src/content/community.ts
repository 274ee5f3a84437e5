/** What members of the DeFi Den get. */

/** One feature of the membership. */
export interface CommunityFeature {
  readonly title: string;
  readonly text: string;
}

export const communityFeatures: readonly CommunityFeature[] = [
  {
    title: "Weekly calls",
    text: "Live every week, with time for your questions.",
  },
  { title: "Chat", text: "Ask between calls, and read what others asked before you." },
  { title: "Members-only content", text: "Premium modules, and early notes on what we look at next." },
  { title: "Resource library", text: "Guides, templates and recordings in one place." },
];
