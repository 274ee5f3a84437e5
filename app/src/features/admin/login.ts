/** Logging in. */

/** What the form sends. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** A session, or the sentence that says why there is none. */
export type LoginResult =
  | { readonly ok: true; readonly username: string }
  | { readonly ok: false; readonly message: string };

/** Asks the server for a session. The generated client answers here; until it does, nobody gets in. */
export async function logIn(_credentials: Credentials): Promise<LoginResult> {
  return { ok: false, message: "Login failed" };
}
