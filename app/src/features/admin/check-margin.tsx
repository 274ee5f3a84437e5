import { useQuery } from "@tanstack/react-query";
import { failure } from "../../api/failure.ts";
import type { BlogPost, Check, CheckKind, FailedGate, Finding, Gate } from "../../api/generated/types.gen.ts";
import { checksQuery } from "../../api/queries.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

/** What the checks are called, in the order of the margin. */
export const checkNames: Readonly<Record<CheckKind, string>> = {
  sources: "Sources",
  figures: "Figures without a source",
  similarity: "Said elsewhere",
  hype: "Hype",
  disclaimer: "Risk is not named",
  disclosure: "A machine speaking as a person",
  links: "Links",
  headings: "Headings",
  alt_text: "Images without a description",
  readability: "Long sentences",
  seo: "Search engines",
};

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

/** What a machine would look at again, beside the text like an editor's notes. It judges nothing. */
export function CheckMargin({ post }: { readonly post: BlogPost }) {
  const looked = useQuery(checksQuery(post));
  const problem = looked.error && failure("checks", looked.error);
  return (
    <section aria-label="Review aids" className="border-line text-caption lg:border-l lg:pl-5">
      <h3 className="font-text text-small font-bold tracking-normal">Look again at</h3>
      {looked.isPending && <Skeleton className="mt-3 h-24 w-full" />}
      {problem && (
        <p className="mt-2">
          {problem.title}. {problem.description}
        </p>
      )}
      {looked.data && (
        <>
          <FailedGates gates={looked.data.failedGates} />
          <Findings checks={looked.data.checks} />
          <p className="figures mt-4 text-muted">
            {looked.data.readability.readingEase === null
              ? "No sentences to measure."
              : `Reading ease ${looked.data.readability.readingEase} of 100; 60 and more reads like plain English.`}{" "}
            {looked.data.readability.minutes} min to read.
          </p>
        </>
      )}
    </section>
  );
}

function Findings({ checks }: { readonly checks: readonly Check[] }) {
  const found = checks.filter((check) => check.found > 0);
  if (found.length === 0) return <p className="mt-2 text-muted">Nothing was found.</p>;
  return (
    <div className="mt-2 grid gap-2">
      {found.map((check) => (
        <details key={check.kind} className="border-t border-line pt-2">
          <summary className="cursor-pointer">
            {checkNames[check.kind]} <span className="figures text-muted">({check.found})</span>
            {check.blocks && <strong className="ml-1 text-loss">keeps it from being approved</strong>}
          </summary>
          <ul className="mt-2 grid gap-2">
            {check.findings.map((finding) => (
              <FindingItem key={`${finding.quote}${finding.message}`} finding={finding} />
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

/** What the draft did not pass when it was written; an editor's changes since then are not in it. */
function FailedGates({ gates }: { readonly gates: readonly FailedGate[] }) {
  if (gates.length === 0) return null;
  return (
    <div className="mt-2 border-l-2 border-loss pl-3">
      <p className="font-bold">Did not pass when it was written</p>
      <ul className="mt-1 grid gap-2">
        {gates.map(({ gate, findings }) => (
          <li key={gate}>
            {gateNames[gate]}
            <ul className="mt-1 grid gap-1">
              {findings.map((finding) => (
                <FindingItem key={`${finding.quote}${finding.message}`} finding={finding} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FindingItem({ finding }: { readonly finding: Finding }) {
  return (
    <li>
      {finding.quote && <q className="block text-muted">{finding.quote}</q>}
      {finding.message}
    </li>
  );
}
