/** Has the Worker sign a certificate, and says what came of it in the learner's words. */
import { call } from "../../../api/client.ts";
import { ApiError } from "../../../api/error.ts";
import { issueCertificate } from "../../../api/generated/sdk.gen.ts";
import type { CertificateRecord } from "../progress/progress.ts";

/** A certificate, or why there is none. */
export type Issued = CertificateRecord | { readonly problem: string };

/** Asks for a certificate of a course. */
export async function issue(course: string, name: string): Promise<Issued> {
  try {
    const { data } = await issueCertificate({ ...call, body: { course, name } });
    return { id: data.id, name: data.name };
  } catch (error) {
    if (error instanceof ApiError && error.refusal) return { problem: error.refusal.message };
    return {
      problem: "We could not be reached. Your progress is safe: check your connection and try again.",
    };
  }
}
