/** The consultation page. */
import { site } from "./site.ts";

/** A card of the consultation page. */
export interface ConsultationCard {
  readonly title: string;
  readonly text: string;
}

export const consultationCards: readonly ConsultationCard[] = [
  {
    title: "Flexible Scheduling",
    text: "Name up to three times in your own time zone. We confirm one of them by mail.",
  },
  {
    title: "Expert Guidance",
    text: "You talk to someone who has used what you ask about, and who says so when they have not.",
  },
  {
    title: "Easy Booking",
    text: "A topic and a time are enough. No account, no wallet connection.",
  },
];

export const sessionTopics: readonly string[] = [
  "What a position really earns after fees, price moves and time",
  "How rFLR, delegation and FAssets fit what you hold",
  "Custody for larger amounts: hardware wallets, multisigs, who can sign what",
  "Reading the risk of one protocol before you use it",
];

export const sessionDetails: readonly (readonly [string, string])[] = [
  ["Length", `A ${site.sessionMinutes}-minute session`],
  ["Where", "A video call; the link comes with the confirmation"],
  ["Bring", "Your questions, and addresses if we are to look at positions"],
  ["Never", "A seed phrase, a private key, or remote access to your machine"],
];
