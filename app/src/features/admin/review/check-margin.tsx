/** What a machine would look at again, beside the text like an editor's notes. It judges nothing. */
import { useQuery } from "@tanstack/react-query";
import { failure } from "../../../api/failure.ts";
import type { Check, Checks, FailedGate, Finding, SimilarPost } from "../../../api/generated/types.gen.ts";
import type { PostFields, ReadPost } from "../../../api/posts.ts";
import { checksQuery } from "../../../api/queries.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { statusLook } from "../post-status.ts";
import { checkNames } from "./check-names.ts";
import { gateNames } from "./gate-names.ts";

interface CheckMarginProps {
  readonly post: ReadPost;
  /** What is typed and not saved; the text as it is saved where it is left out. */
  readonly fields?: PostFields;
}

export function CheckMargin({ post, fields }: CheckMarginProps) {
  const looked = useQuery(checksQuery(post, fields));
  const problem = looked.error && failure("checks", looked.error);
  return (
    <section aria-label="Review aids" className="text-caption">
      <h3 className="font-text text-small font-bold tracking-normal">Look again at</h3>
      {looked.isPending && <Skeleton className="mt-3 h-24 w-full" />}
      {problem && (
        <div className="mt-2">
          <p>
            {problem.title}. {problem.description}
          </p>
          <Button tone="secondary" small className="mt-2" onClick={() => looked.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {looked.data && (
        <>
          <FailedGates gates={looked.data.failedGates} />
          <Findings checks={looked.data.checks} />
          <Readability of={looked.data.readability} />
          <Sources of={looked.data.sources} />
          <Similar posts={looked.data.similar} />
        </>
      )}
    </section>
  );
}

function Findings({ checks }: { readonly checks: readonly Check[] }) {
  const found = checks.filter((check) => check.found > 0);
  const clear = checks.filter((check) => check.found === 0);
  return (
    <>
      <div className="mt-2 grid gap-2">
        {found.map((check) => (
          <Found key={check.kind} check={check} />
        ))}
      </div>
      {clear.length > 0 && (
        <p className="mt-3 border-t border-line pt-2 text-muted">
          {found.length === 0 ? "Nothing was found. Looked for: " : "Looked for and not found: "}
          {clear.map(({ kind }) => checkNames[kind].toLowerCase()).join(", ")}.
        </p>
      )}
    </>
  );
}

function Found({ check }: { readonly check: Check }) {
  const untold = check.found - check.findings.length;
  return (
    <details className="border-t border-line pt-2">
      <summary className="min-h-6 cursor-pointer">
        {checkNames[check.kind]} <span className="figures text-muted">({check.found})</span>
        {check.blocks && <strong className="ml-1 text-loss">keeps it from being approved</strong>}
      </summary>
      <ul className="mt-2 mb-1 grid gap-2">
        {check.findings.map((finding) => (
          <FindingItem key={`${finding.quote}${finding.message}`} finding={finding} />
        ))}
        {untold > 0 && <li className="text-muted">And {untold} more of the kind.</li>}
      </ul>
    </details>
  );
}

/** What the draft did not pass when it was written; an editor's changes since then are not in it. */
function FailedGates({ gates }: { readonly gates: readonly FailedGate[] }) {
  if (gates.length === 0) return null;
  return (
    <div className="mt-2 mb-3 border-l-2 border-loss pl-3">
      <p className="font-bold">Did not pass when it was written</p>
      <ul className="mt-1 grid gap-2">
        {gates.map(({ gate, findings }) => (
          <li key={gate}>
            <span className="font-bold">{gateNames[gate]}</span>
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
      {finding.quote && <q className="block break-words text-muted">{finding.quote}</q>}
      {finding.message}
    </li>
  );
}

function Readability({ of: { readingEase, minutes, sentences } }: { readonly of: Checks["readability"] }) {
  return (
    <p className="figures mt-4 text-muted">
      {readingEase === null
        ? "No sentences to measure."
        : `Reading ease ${readingEase} of 100 over ${sentences} ${sentences === 1 ? "sentence" : "sentences"}; 60 and more reads like plain English.`}{" "}
      {minutes} min to read.
    </p>
  );
}

/** What the text rests on, and when it was read. */
function Sources({ of: sources }: { readonly of: Checks["sources"] }) {
  return (
    <div className="mt-5">
      <h4 className="font-text text-small font-bold tracking-normal">Sources</h4>
      {sources.length === 0 ? (
        <p className="mt-1 text-muted">None are kept with this post.</p>
      ) : (
        <ol className="figures mt-1 grid gap-2">
          {sources.map((source) => (
            <li key={source.position} className="flex gap-2 border-t border-line pt-2">
              <span className="text-muted">{source.position}</span>
              <span className="min-w-0">
                <a href={source.url} target="_blank" rel="noreferrer" className="link break-words">
                  {source.title}
                </a>
                <span className="block text-muted">Read on {source.readOn}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Similar({ posts }: { readonly posts: readonly SimilarPost[] }) {
  if (posts.length === 0) return null;
  return (
    <div className="mt-5">
      <h4 className="font-text text-small font-bold tracking-normal">Most like it</h4>
      <ul className="figures mt-1 grid gap-2">
        {posts.map((post) => (
          <li key={post.id} className="border-t border-line pt-2">
            {post.title}
            <span className="block text-muted">
              {statusLook(post.status).label}; about {post.share} % of this text
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
