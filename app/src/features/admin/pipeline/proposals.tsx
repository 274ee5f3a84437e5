import { useState } from "react";
import type { Proposal } from "../../../api/generated/types.gen.ts";
import { Button } from "../../../ui/button.tsx";
import { readableText } from "../history/diff.ts";
import { WordDiff } from "../history/word-diff.tsx";
import { useDecision } from "./use-decision.ts";

/** Revisions that Content Refresh proposes. None is in a post before it is taken, and then it waits for approval. */
export function Proposals({ proposals }: { readonly proposals: readonly Proposal[] }) {
  return (
    <section aria-labelledby="proposals">
      <h2 id="proposals" className="text-title">
        Revisions to judge
      </h2>
      <p className="mt-1 mb-3 max-w-[40rem] text-muted">
        Proposed by Content Refresh. Taking one makes an edit that waits for approval; readers keep what they
        have until it is published.
      </p>
      <ul className="border-t border-ink">
        {proposals.length === 0 && <li className="py-5 text-muted">No revision is proposed.</li>}
        {proposals.map((proposal) => (
          <Revision key={proposal.id} proposal={proposal} />
        ))}
      </ul>
    </section>
  );
}

function Revision({ proposal }: { readonly proposal: Proposal }) {
  const [open, setOpen] = useState(false);
  const decide = useDecision();
  const { id, postId, title } = proposal;
  return (
    <li className="border-b border-line py-4">
      <h3 className="font-text text-small font-bold tracking-normal [overflow-wrap:anywhere]">{title}</h3>
      <ul className="text-muted [overflow-wrap:anywhere]">
        {proposal.findings.map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </ul>
      {open && (
        <div className="mt-3">
          <WordDiff
            from={readableText(proposal.content)}
            to={readableText(proposal.proposed)}
            names={["the text as it is", "the proposed text"]}
          />
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          small
          tone="secondary"
          className="max-md:min-h-11"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? "Hide the difference" : "Show the difference"}
        </Button>
        <Button
          small
          tone="secondary"
          className="max-md:min-h-11"
          disabled={decide.isPending}
          aria-label={`Take as an edit: ${title}`}
          onClick={() => decide.mutate({ decide: "take_proposal", id })}
        >
          Take as an edit
        </Button>
        <Button
          small
          tone="quiet"
          className="max-md:min-h-11"
          disabled={decide.isPending}
          aria-label={`Still correct: ${title}`}
          onClick={() => decide.mutate({ decide: "still_correct", postId })}
        >
          Still correct
        </Button>
        <Button
          small
          tone="quiet"
          className="max-md:min-h-11"
          disabled={decide.isPending}
          aria-label={`Dismiss revision: ${title}`}
          onClick={() => decide.mutate({ decide: "dismiss_proposal", id })}
        >
          Dismiss
        </Button>
      </div>
    </li>
  );
}
