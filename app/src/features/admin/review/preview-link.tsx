/** A link that shows one saved text to somebody without a login, for as long as the editor says. A chunk of its own. */
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { call } from "../../../api/client.ts";
import { failure } from "../../../api/failure.ts";
import { makePreview } from "../../../api/generated/sdk.gen.ts";
import type { PostSummary, PreviewLink } from "../../../api/generated/types.gen.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Field } from "../../../ui/field.tsx";
import { focusFirst } from "../../../ui/focus-first.ts";
import { Modal } from "../../../ui/modal.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { Select } from "../../../ui/select.tsx";

const spans = [
  { hours: 1, label: "An hour" },
  { hours: 24, label: "A day" },
  { hours: 72, label: "Three days" },
  { hours: 168, label: "A week" },
  { hours: 336, label: "Two weeks" },
] as const;

interface PreviewLinkDialogProps {
  readonly post: PostSummary;
  readonly onClose: () => void;
}

export default function PreviewLinkDialog({ post, onClose }: PreviewLinkDialogProps) {
  const [hours, setHours] = useState(72);
  const make = useMutation({
    mutationFn: async () => (await makePreview({ ...call, path: { id: post.id }, body: { hours } })).data,
  });
  const problem = make.error && failure("preview", make.error);
  function submit(event: FormEvent) {
    event.preventDefault();
    make.mutate();
  }
  return (
    <Modal
      title="Preview link"
      description="Whoever has the link reads this text as it is saved now, without a login. Search engines are told to leave it alone. A new password ends every link."
      onClose={onClose}
    >
      <form onSubmit={submit} className="grid gap-5 text-small">
        <p className="border-l-[3px] border-line pl-4 font-display text-[1.1875rem] leading-snug">
          {post.title}
        </p>
        {problem && (
          <Alert tone="failure" title={problem.title}>
            {problem.description}
          </Alert>
        )}
        {make.data ? (
          <Made link={make.data} />
        ) : (
          <Field label="Good for">
            {(control) => (
              <Select {...control} value={hours} onChange={(event) => setHours(Number(event.target.value))}>
                {spans.map((span) => (
                  <option key={span.hours} value={span.hours}>
                    {span.label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button tone="secondary" onClick={onClose}>
            {make.data ? "Done" : "Cancel"}
          </Button>
          {!make.data && (
            <Button type="submit" pendingLabel={make.isPending ? "Making the link..." : undefined}>
              Make the link
            </Button>
          )}
        </div>
      </form>
    </Modal>
  );
}

function Made({ link }: { readonly link: PreviewLink }) {
  const address = new URL(link.path, location.origin).href;
  return (
    <div>
      <Field
        label="Link"
        hint={
          <>
            Good until <Moment at={link.expiresAt} />.
          </>
        }
      >
        {(control) => (
          <input
            {...control}
            ref={focusFirst}
            readOnly
            className={`${control.className} font-mono md:text-caption`}
            value={address}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <div className="-mt-1 -ml-2.5 flex flex-wrap items-center gap-x-3">
        <CopyButton text={address} label="Copy the link" />
        <a href={address} target="_blank" rel="noreferrer" className="link">
          Open it
        </a>
      </div>
    </div>
  );
}
