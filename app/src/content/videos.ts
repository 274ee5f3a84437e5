/** The home page's films. One without an address is not recorded yet. */

/** A film with what stands below it. */
export interface PromotionalVideo {
  /** Picks the drawing. */
  readonly id: "call" | "swap";
  readonly title: string;
  /** An MP4 file or a player's page. */
  readonly address: string | undefined;
  readonly caption: string;
  /** The figure's number on its page. */
  readonly number: number;
}

export const promotionalVideos: readonly PromotionalVideo[] = [
  {
    id: "call",
    title: "A weekly call in four minutes",
    address: undefined,
    caption: "The agenda, one question from a member, and how it was answered.",
    number: 6,
  },
  {
    id: "swap",
    title: "From a swap to the explorer",
    address: undefined,
    caption: "One small swap on Flare, followed to its receipt, with every fee.",
    number: 7,
  },
];
