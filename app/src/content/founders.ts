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
    text: "Answers for the lessons: what is taught, in which order, and that you can check each step yourself.",
  },
  {
    id: "protocols",
    role: "Protocols and tools",
    text: "Answers for the walkthroughs and for every figure that the calculator and the rewards checker print.",
  },
  {
    id: "community",
    role: "Community and interviews",
    text: "Answers for the weekly call, the interviews with builders, and your mail.",
  },
];
