/** Sends a form to the Worker, and says what came of it in the visitor's words. */
import type { FormKind, Refusal } from "../../api/generated/types.gen.ts";
import type { FilledForm } from "./draft.ts";

/** What came of sending. */
export type Outcome =
  | { readonly kind: "received" }
  | { readonly kind: "refused"; readonly message: string; readonly fields: Record<string, string> };

const UNREACHABLE =
  "We could not be reached. Nothing is lost: please check your connection and send the form again.";

/** Sends `filled`; the same content under the same key is received once, however often it is sent. */
export async function sendForm(
  kind: FormKind,
  filled: FilledForm,
  key: string,
  elapsedMs: number,
): Promise<Outcome> {
  try {
    const response = await fetch(`/api/forms/${kind}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...filled, key, elapsed: String(Math.round(elapsedMs)) }),
    });
    if (response.ok) return { kind: "received" };
    const refusal = (await response.json()) as Partial<Refusal>;
    return {
      kind: "refused",
      message: refusal.message ?? "This could not be sent. Please try again in a moment.",
      fields: refusal.fields ?? {},
    };
  } catch {
    return { kind: "refused", message: UNREACHABLE, fields: {} };
  }
}
