/** What members of the DeFi Den get. */

/** One feature of the membership. */
export interface CommunityFeature {
  readonly title: string;
  readonly text: string;
}

export const communityFeatures: readonly CommunityFeature[] = [
  {
    title: "Weekly calls",
    text: "One hour, one protocol, your questions. Recorded for those who sleep then.",
  },
  { title: "Chat", text: "Ask between calls. Answers come with a link to the source." },
  { title: "Members-only content", text: "Premium modules and the write-ups behind each call." },
  { title: "Resource library", text: "Checklists, templates and recordings, sorted by what you want to do." },
];
