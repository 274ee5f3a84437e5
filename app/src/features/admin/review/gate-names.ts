import type { Gate } from "../../../api/generated/types.gen.ts";

/** What a machine-written draft had to pass, by its name in the margin. */
export const gateNames: Readonly<Record<Gate, string>> = {
  sanitiser: "Unclean HTML",
  sources: "Sources",
  figures: "Numbers from nowhere",
  similarity: "Said elsewhere",
  readability: "Hard to read",
  disclaimer: "No disclaimer",
  leaks: "Leaked instructions",
  links: "Invented links",
  hype: "Hype",
  headings: "Headings",
  length: "Length",
};
