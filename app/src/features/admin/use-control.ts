import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type callFailures, failure } from "../../api/failure.ts";
import { useToast } from "../../ui/toast.tsx";

/** What a control's call leaves to be shown. */
interface Report {
  readonly message: string;
  readonly note?: string;
}

/** One control of the dashboard: carries a call out, says what came of it, and has everything on screen read again. */
export function useControl<Input = void>(
  name: keyof typeof callFailures,
  carryOut: (input: Input) => Promise<{ readonly data: Report }>,
) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: async (input: Input) => (await carryOut(input)).data,
    onSuccess: ({ message, note }) => toast({ title: message, ...(note && { description: note }) }),
    onError: (error) => toast({ tone: "failure", ...failure(name, error) }),
    onSettled: () => client.invalidateQueries(),
  });
}
