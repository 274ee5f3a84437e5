import type { ReactNode } from "react";

/** The site's films. */
export type FilmId = "call" | "swap" | "session";

/** What each film shows, 240 by 135, for as long as it is not recorded. */
export const filmDrawings: Readonly<Record<FilmId, ReactNode>> = {
  // The hour of a weekly call, cut into the parts of its agenda.
  call: (
    <>
      <path d="M16 78H224" stroke="var(--ink)" strokeWidth="1.5" />
      <path d="M16 70v16M50 72v12M126 72v12M196 72v12M224 70v16" stroke="var(--ink)" strokeWidth="1.5" />
      <path d="M50 78H126" stroke="var(--ember)" strokeWidth="4" />
      <path
        d="M136 20h84v30h-46l-12 14-4-14h-22z"
        stroke="var(--ink)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M148 31h60M148 39h38" stroke="var(--edge)" />
      <text x="33" y="104" textAnchor="middle" className="mini-label">
        news
      </text>
      <text x="88" y="104" textAnchor="middle" className="mini-label">
        one protocol
      </text>
      <text x="161" y="104" textAnchor="middle" className="mini-label">
        questions
      </text>
      <text x="210" y="104" textAnchor="middle" className="mini-label">
        next
      </text>
    </>
  ),
  // A swap on its way: wallet, pool, block, receipt.
  swap: (
    <>
      <path
        d="M14 48h42v32H14zM44 60h12v9H44z"
        stroke="var(--ink)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle cx="98" cy="64" r="20" stroke="var(--ink)" strokeWidth="1.5" />
      <path d="M82 66c8-5 10 4 16 0s8-5 16-1" stroke="var(--edge)" />
      <path d="M142 48h30v32h-30zM142 58h30M157 58v22" stroke="var(--ink)" strokeWidth="1.5" />
      <path d="M198 42h30v46l-5-4-5 4-5-4-5 4-5-4-5 4z" stroke="var(--ink)" strokeWidth="1.5" />
      <path d="M204 53h18M204 61h18M204 69h11" stroke="var(--edge)" />
      <path d="M58 64h18M120 64h20M174 64h20" stroke="var(--ember)" strokeWidth="2" />
      <path d="M190 60l5 4-5 4" stroke="var(--ember)" strokeWidth="2" />
      <text x="14" y="112" className="mini-label">
        you sign
      </text>
      <text x="86" y="112" className="mini-label">
        pool
      </text>
      <text x="142" y="112" className="mini-label">
        block
      </text>
      <text x="196" y="112" className="mini-label">
        receipt
      </text>
    </>
  ),
  // A list of positions with one circled, and the note beside it.
  session: (
    <>
      <path d="M16 22h118v92H16z" stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round" />
      <path d="M28 40h52M28 61h40M28 82h58M28 100h34" stroke="var(--edge)" />
      <path d="M102 40h20M102 61h20M102 82h20M102 100h20" stroke="var(--ink)" strokeWidth="1.5" />
      <ellipse cx="76" cy="82" rx="58" ry="10" stroke="var(--ember)" strokeWidth="2" />
      <path d="M134 80c18-4 20-22 34-24" stroke="var(--ember)" strokeWidth="2" />
      <text x="172" y="52" className="mini-label">
        and how do
      </text>
      <text x="172" y="67" className="mini-label">
        you get out?
      </text>
    </>
  ),
};
