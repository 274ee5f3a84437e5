import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { failure } from "../../../api/failure.ts";
import { forgetSubmissions } from "../../../api/generated/sdk.gen.ts";
import { inboxQuery } from "../../../api/queries.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { focusFirst } from "../../../ui/focus-first.ts";
import { Modal } from "../../../ui/modal.tsx";
import { Select } from "../../../ui/select.tsx";
import { useToast } from "../../../ui/toast.tsx";

/** How long what people sent is kept, and a way to let go of it sooner. */
export function Retention({ keptMonths }: { readonly keptMonths: number }) {
  const offered = [1, 3, 6, 9].filter((months) => months < keptMonths);
  const [months, setMonths] = useState(offered.at(-1) ?? 1);
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const toast = useToast();
  const forget = useMutation({
    mutationFn: async () => (await forgetSubmissions({ ...call, body: { months } })).data,
    onSuccess: ({ message }) => {
      setAsking(false);
      toast({ title: message });
    },
    onSettled: () => client.invalidateQueries({ queryKey: inboxQuery({}).queryKey.slice(0, 1) }),
  });
  const problem = forget.error && failure("forget", forget.error);
  const span = months === 1 ? "a month" : `${months} months`;
  return (
    <section aria-labelledby="retention" className="mt-14 max-w-[40rem] border-t border-line pt-6">
      <h3 id="retention" className="text-title">
        How long it is kept
      </h3>
      <p className="mt-2 text-muted">
        What people send is deleted by itself after {keptMonths} months, with its mails. You can delete it
        sooner.
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-4">
        <div className="w-48">
          <Field label="Older than">
            {(control) => (
              <Select {...control} value={months} onChange={(event) => setMonths(Number(event.target.value))}>
                {offered.map((number) => (
                  <option key={number} value={number}>
                    {number === 1 ? "a month" : `${number} months`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <Button tone="danger" className="min-h-12" onClick={() => setAsking(true)}>
          Delete what is older
        </Button>
      </div>
      {asking && (
        <Modal
          title={`Delete everything older than ${span}?`}
          description="Whatever its status. It cannot be undone; export it first if you may need it."
          onClose={() => setAsking(false)}
        >
          {problem && (
            <Alert tone="failure" title={problem.title} className="mb-5">
              {problem.description}
            </Alert>
          )}
          <div className="flex flex-wrap justify-end gap-3">
            <Button ref={focusFirst} tone="secondary" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button
              tone="danger"
              pendingLabel={forget.isPending ? "Deleting..." : undefined}
              onClick={() => forget.mutate()}
            >
              Delete
            </Button>
          </div>
        </Modal>
      )}
    </section>
  );
}
