import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { failure } from "../../../api/failure.ts";
import { decide } from "../../../api/generated/sdk.gen.ts";
import type { Decision } from "../../../api/generated/types.gen.ts";
import { deskQuery } from "../../../api/queries.ts";
import { useToast } from "../../../ui/toast.tsx";

const done: Readonly<Record<Decision["decide"], string>> = {
  approve_topic: "Topic approved: the next draft may be about it",
  dismiss_topic: "Topic dismissed: it is not proposed again",
  take_proposal: "The revision is an edit now and waits for approval",
  dismiss_proposal: "Revision dismissed",
  still_correct: "Noted as still correct",
  mark_shared: "Noted as shared",
  switch_network: "Saved",
};

/** Carries out what the editor decides about something on the pipeline's desk, and shows the desk as it is then. */
export function useDecision() {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: async (decision: Decision) => (await decide({ ...call, body: decision })).data,
    onSuccess: (desk, decision) => {
      client.setQueryData(deskQuery.queryKey, desk);
      toast({ title: done[decision.decide] });
    },
    onError: (error) => toast({ tone: "failure", ...failure("decide", error) }),
    onSettled: () => client.invalidateQueries(),
  });
}
