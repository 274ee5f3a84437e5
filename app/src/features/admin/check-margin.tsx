import { useQuery } from "@tanstack/react-query";
import { failure } from "../../api/failure.ts";
import type { BlogPost, Check, CheckKind } from "../../api/generated/types.gen.ts";
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
              <li key={`${finding.quote}${finding.message}`}>
                {finding.quote && <q className="block text-muted">{finding.quote}</q>}
                {finding.message}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
