/**
 * The playlists: interviews, and tutorials of single protocols. A video without a `youtubeId` has not been
 * published yet; its outline stands in for it.
 */

/** One video of a playlist. */
export interface PlaylistVideo {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** `mm:ss`; absent until the video is published. */
  readonly duration?: string;
  /** The day of publication, `YYYY-MM-DD`. */
  readonly publishedAt?: string;
  /** As the video's host prints it: '1.2K views'. */
  readonly viewCount?: string;
  readonly youtubeId?: string;
  /** Who is interviewed. */
  readonly guest?: string;
  /** The guest or the content is a sample that the operator replaces. */
  readonly sample?: true;
  /** What the video answers, as questions or steps. */
  readonly outline: readonly string[];
}

/** The five interviews of the interviews page: planned, with roles where names will stand. */
export const interviews: readonly [PlaylistVideo, ...PlaylistVideo[]] = [
  {
    id: "builder-exit",
    title: "Who can change your contract?",
    description: "The builder of a lending market shows every key that can change it, and who holds them.",
    sample: true,
    outline: [
      "Which contracts can be upgraded, and by how many signatures?",
      "How long does a change wait before it takes effect?",
      "What happens to deposits if the team stops tomorrow?",
    ],
  },
  {
    id: "data-provider",
    title: "A day of a data provider",
    description: "Someone who submits prices to the FTSO explains where the numbers come from.",
    sample: true,
    outline: [
      "From which markets does a price come, and what is thrown out?",
      "What is earned by being close to the median, and lost by being far from it?",
      "How should a holder choose whom to delegate to?",
    ],
  },
  {
    id: "liquidity",
    title: "Three years of providing liquidity",
    description: "A member opens the books: fees earned, prices moved, and what holding would have made.",
    sample: true,
    outline: [
      "Which pools were worth it after all costs?",
      "How wide were the ranges, and how often were they moved?",
      "What was the worst week, and what changed after it?",
    ],
  },
  {
    id: "auditor",
    title: "Reading an audit",
    description: "An auditor on what a report says, what it cannot say, and the line most readers skip.",
    sample: true,
    outline: [
      "Which commit was audited, and is it the one that is deployed?",
      "What does 'acknowledged' mean beside a finding?",
      "Which faults do audits seldom find?",
    ],
  },
  {
    id: "recovery",
    title: "After a drained wallet",
    description: "A guest who lost a wallet to an approval goes through the transactions one by one.",
    sample: true,
    outline: [
      "What did the signature request say, word for word?",
      "What could still be moved, and in which order?",
      "Who offers to recover funds, and why none of them can?",
    ],
  },
];

/** The interview series: three conversations with their guests. */
export const interviewSeries: readonly [PlaylistVideo, ...PlaylistVideo[]] = [
  {
    id: "series-protocol",
    title: "Building on Flare, and being wrong in public",
    description: "What a protocol changed after its first month with other people's money in it.",
    guest: "Founder of a protocol (sample guest)",
    sample: true,
    outline: ["The first assumption that broke", "The fix that users felt", "What is still not solved"],
  },
  {
    id: "series-risk",
    title: "Setting the limits of a lending market",
    description: "How collateral factors and caps are chosen, and who argues for lower ones.",
    guest: "Risk manager (sample guest)",
    sample: true,
    outline: ["Liquidity first: what can be sold in an hour", "Why a cap exists", "A week when it held"],
  },
  {
    id: "series-community",
    title: "Teaching people to leave",
    description: "Why exits belong into the first lesson and not into the last.",
    guest: "Community teacher (sample guest)",
    sample: true,
    outline: [
      "Writing the exit before the entry",
      "The questions beginners ask late",
      "Saying 'I do not know'",
    ],
  },
];
