/** The people behind the site. Names and portraits are the operator's to fill in. */

/** One founder. */
export interface Founder {
  readonly id: "curriculum" | "protocols" | "community";
  /** What they answer for; stands as the title while no name is given. */
  readonly role: string;
  readonly name?: string;
  /** A 96×96 portrait; without one, the drawing of the role is shown. */
  readonly portrait?: string;
  readonly text: string;
}

export const founders: readonly Founder[] = [
  {
    id: "curriculum",
    role: "Curriculum",
    text: "Writes the lessons, and takes out whatever a beginner cannot check alone.",
  },
  {
    id: "protocols",
    role: "Protocols and tools",
    text: "Reads contracts before they are mentioned, and keeps the calculator and the rewards checker exact.",
  },
  {
    id: "community",
    role: "Community and interviews",
    text: "Runs the weekly call, asks the builders the plain questions, and answers your mail.",
  },
];
