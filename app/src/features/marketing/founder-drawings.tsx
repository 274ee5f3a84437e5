import type { ReactNode } from "react";
import type { Founder } from "../../content/founders.ts";

/** A drawing for each role, in the hand of the other figures: ink lines, one ember stroke. */
export const founderDrawings: Record<Founder["id"], ReactNode> = {
  curriculum: (
    <>
      <path d="M48 30C40 24 30 23 20 24V70C30 69 40 70 48 76C56 70 66 69 76 70V24C66 23 56 24 48 30Z" />
      <path d="M48 30V76M27 36H40M27 45H40M56 36H69" />
      <path d="M56 46H69" stroke="var(--ember)" strokeWidth="2.5" />
    </>
  ),
  protocols: (
    <>
      <path d="M20 22V76H78" />
      <path d="M26 27C30 52 44 66 72 69" />
      <path d="M40 76V57H20" strokeDasharray="2 4" />
      <circle cx="40" cy="57" r="4.5" fill="var(--ember)" stroke="none" />
    </>
  ),
  community: (
    <>
      <path d="M18 26H62V54H36L26 63V54H18Z" />
      <path d="M68 38H78V66H70V74L60 66H42V60" />
      <path d="M27 36H53" stroke="var(--ember)" strokeWidth="2.5" />
      <path d="M27 44H45" />
    </>
  ),
};
