import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { call } from "../../../api/client.ts";
import { failure } from "../../../api/failure.ts";
import { moveSubmission } from "../../../api/generated/sdk.gen.ts";
import type { InboxAction, SubmissionRow } from "../../../api/generated/types.gen.ts";
import { inboxQuery } from "../../../api/queries.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { focusFirst } from "../../../ui/focus-first.ts";
import { Modal } from "../../../ui/modal.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { formOf } from "../../forms/form-fields.ts";
import { kindNames, moveNames, movesOf, statusNames, statusTones } from "./inbox-words.ts";
import { PaymentFound } from "./payment-found.tsx";

/** One submission: who and when in a line, and unfolded everything that was sent and what can be done with it. */
export function Submission({ submission }: { readonly submission: SubmissionRow }) {
  const { id, kind, name, email, status, createdAt } = submission;
  return (
    <li className="border-b border-line">
      <details className="group">
        <summary className="grid cursor-pointer list-none gap-x-6 gap-y-1 py-4 hover:bg-raised sm:grid-cols-[7rem_11rem_minmax(0,1fr)_auto] sm:items-baseline [&::-webkit-details-marker]:hidden">
          <span>
            <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>
          </span>
          <span className="font-medium">{kindNames[kind]}</span>
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <span className={status === "new" ? "font-bold" : ""}>{name}</span>{" "}
            <span className="text-muted">{email}</span>
          </span>
          <span className="figures text-muted">
            <Moment at={createdAt} />
          </span>
        </summary>
        <div className="grid gap-x-10 gap-y-6 pt-1 pb-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Sent submission={submission} />
          <div className="grid content-start gap-6">
            {submission.payment && <PaymentFound payment={submission.payment} />}
            <Mails mails={submission.mails} />
          </div>
          <Moves key={`${id}${status}`} submission={submission} />
        </div>
      </details>
    </li>
  );
}

/** Every field as the form asked for it; one that the form does not know any more under its own name. */
function Sent({ submission: { kind, fields, email } }: { readonly submission: SubmissionRow }) {
  const known = formOf(kind).fields;
  const place = (name: string) => known.findIndex((field) => field.name === name);
  const inOrder = Object.entries(fields).toSorted(([one], [other]) => place(one) - place(other));
  const labelOf = (name: string) => known.find((field) => field.name === name)?.label ?? name;
  const said = (name: string, text: string) => {
    const field = known.find((one) => one.name === name);
    if (field?.type === "times") return <Moment at={text} />;
    return field?.choices?.find(({ value }) => value === text)?.label ?? text;
  };
  return (
    <dl className="grid max-w-[40rem] content-start gap-4">
      {inOrder.map(([name, texts]) => (
        <Item key={name} term={labelOf(name)}>
          {texts.map((text) => (
            <span key={text} className="block whitespace-pre-wrap [overflow-wrap:anywhere]">
              {name === "email" ? (
                <a href={`mailto:${email}`} className="link">
                  {text}
                </a>
              ) : (
                said(name, text)
              )}
            </span>
          ))}
        </Item>
      ))}
    </dl>
  );
}

function Item({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-muted">{term}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}

const mailStates = new Map([
  ["queued", "waits to be sent"],
  ["sent", "sent"],
  ["failed", "could not be sent"],
]);

function Mails({ mails }: { readonly mails: SubmissionRow["mails"] }) {
  if (mails.length === 0) return null;
  return (
    <div className="text-caption">
      <h3 className="font-text text-small font-bold tracking-normal">Mails</h3>
      <ul className="mt-2 grid gap-2">
        {mails.map((mail) => (
          <li
            key={`${mail.recipient}${mail.status}`}
            className="figures border-t border-line pt-2 [overflow-wrap:anywhere]"
          >
            To {mail.recipient}: {mailStates.get(mail.status) ?? mail.status}
            {mail.sentAt && (
              <>
                {" "}
                on <Moment at={mail.sentAt} />
              </>
            )}
            {mail.problem && <span className="block text-amber">{mail.problem}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Moves({ submission }: { readonly submission: SubmissionRow }) {
  const { id, status, name, payment, mails } = submission;
  const [deleting, setDeleting] = useState(false);
  const client = useQueryClient();
  const toast = useToast();
  const move = useMutation({
    mutationFn: async (action: InboxAction) =>
      (await moveSubmission({ ...call, path: { id }, body: { action } })).data,
    onSuccess: ({ message }) => toast({ title: message }),
    onError: (error) => toast({ tone: "failure", ...failure("moveSubmission", error) }),
    onSettled: () => client.invalidateQueries({ queryKey: inboxQuery({}).queryKey.slice(0, 1) }),
  });
  const actions: readonly InboxAction[] = [
    ...movesOf[status],
    ...(payment ? (["check_payment"] as const) : []),
    ...(mails.some((mail) => mail.status !== "sent") ? (["resend_mail"] as const) : []),
  ];
  return (
    <div className="flex flex-wrap gap-2 lg:col-span-2">
      {actions.map((action) => (
        <Button
          key={action}
          small
          tone="secondary"
          className="max-md:min-h-11"
          disabled={move.isPending}
          aria-label={`${moveNames[action]}: ${name}`}
          onClick={() => move.mutate(action)}
        >
          {moveNames[action]}
        </Button>
      ))}
      <Button
        small
        tone="danger"
        className="max-md:min-h-11"
        disabled={move.isPending}
        aria-label={`Delete: ${name}`}
        onClick={() => setDeleting(true)}
      >
        Delete
      </Button>
      {deleting && (
        <Modal
          title="Delete this submission?"
          description={`What ${name} sent goes for good, with its mails.`}
          onClose={() => setDeleting(false)}
        >
          <div className="flex flex-wrap justify-end gap-3">
            <Button ref={focusFirst} tone="secondary" onClick={() => setDeleting(false)}>
              Cancel
            </Button>
            <Button
              tone="danger"
              onClick={() => {
                setDeleting(false);
                move.mutate("delete");
              }}
            >
              Delete
            </Button>
          </div>
        </Modal>
      )}
    </div>
  );
}
