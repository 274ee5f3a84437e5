// The secrets of this machine: the admin's credentials, and what signs certificates. Only the argon2id hash of the password is kept, in
// `.dev.vars`; the password itself is shown once, when it is made.
import { randomBytes, randomInt } from "node:crypto";
import { argon2id, argon2Verify } from "hash-wasm";
import { type DevVars, parseDevVars, readDevVarsFile, withDevVars, writeDevVarsFile } from "./dev-vars.ts";
import { SetupProblem } from "./steps.mjs";

/** Cost of the hash, the same that the Worker demands: 19 MiB of memory, two passes, one lane. */
const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const LANES = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** As long as the signature's own hash. */
const CERTIFICATE_SECRET_BYTES = 32;

/** Letters and digits that are not mistaken for one another when read from a screen. */
const PASSWORD_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const PASSWORD_GROUPS = 4;
const GROUP_LENGTH = 5;

const HASH_SHAPE = /^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[A-Za-z0-9+/]+\$[A-Za-z0-9+/]+$/;

/** What a set-up run found or made. */
export interface Credentials {
  username: string;
  /** The password, only when this run made or was given a new one. */
  newPassword?: string;
  /** Whether the new password was drawn here, so that nobody knows it yet. */
  drawn: boolean;
}

/** The PHC string of a password, with a fresh salt. */
export function hashPassword(password: string): Promise<string> {
  return argon2id({
    password,
    salt: randomBytes(SALT_BYTES),
    memorySize: MEMORY_KIB,
    iterations: PASSES,
    parallelism: LANES,
    hashLength: HASH_BYTES,
    outputType: "encoded",
  });
}

/** A password of four groups of five characters, about 99 bits of chance. */
export function drawPassword(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => PASSWORD_ALPHABET[randomInt(PASSWORD_ALPHABET.length)]).join(
      "",
    );
  return Array.from({ length: PASSWORD_GROUPS }, group).join("-");
}

/** The credentials that are stored, where both parts are there and readable. */
export function storedCredentials(vars: DevVars): { username: string; hash: string } | undefined {
  const username = vars.get("ADMIN_USERNAME");
  const hash = vars.get("ADMIN_PASSWORD_HASH");
  if (!username || !hash) return undefined;
  if (!HASH_SHAPE.test(hash)) {
    throw new SetupProblem(
      "ADMIN_PASSWORD_HASH in .dev.vars is not an argon2id hash: run npm run admin:password to set a new password.",
    );
  }
  return { username, hash };
}

/**
 * Makes sure that the `.dev.vars` at `path` holds credentials. What the environment gives as
 * ADMIN_USERNAME and ADMIN_PASSWORD is set where it differs from what is stored; without either and
 * without stored ones, the name is `admin` and the password is drawn.
 */
export async function ensureCredentials(path: string, env: NodeJS.ProcessEnv): Promise<Credentials> {
  const stored = storedCredentials(parseDevVars(readDevVarsFile(path)));
  const username = env.ADMIN_USERNAME || stored?.username || "admin";
  const given = env.ADMIN_PASSWORD;
  if (stored && (!given || (await argon2Verify({ password: given, hash: stored.hash })))) {
    if (username !== stored.username) await store(path, username);
    return { username, drawn: false };
  }
  const newPassword = given || drawPassword();
  await store(path, username, newPassword);
  return { username, newPassword, drawn: !given };
}

/**
 * Sets the admin's password, and the name where `username` is given, whatever hash was stored before.
 * Lines of the file that cannot be read are a `SetupProblem`, as everywhere.
 */
export async function setPassword(path: string, password: string, username?: string): Promise<string> {
  const name = username || parseDevVars(readDevVarsFile(path)).get("ADMIN_USERNAME") || "admin";
  await store(path, name, password);
  return name;
}

/**
 * Makes sure that the `.dev.vars` at `path` holds the secret that signs certificates. One that is there stays: a new
 * one would end every certificate that it signed.
 */
export function ensureCertificateSecret(path: string): void {
  const text = readDevVarsFile(path);
  if (parseDevVars(text).get("CERTIFICATE_SECRET")) return;
  const secret = randomBytes(CERTIFICATE_SECRET_BYTES).toString("hex");
  writeDevVarsFile(path, withDevVars(text, { CERTIFICATE_SECRET: secret }));
}

async function store(path: string, username: string, password?: string): Promise<void> {
  const entries: Record<string, string> = { ADMIN_USERNAME: username };
  if (password !== undefined) entries.ADMIN_PASSWORD_HASH = await hashPassword(password);
  writeDevVarsFile(path, withDevVars(readDevVarsFile(path), entries));
}
