// What `npm start` and `npm run dev` end on: where the product is, how to get in, what to try.
import { OWNERS } from "../../chain/fixture.ts";
import type { Credentials } from "./credentials.ts";
import type { StartArguments } from "./start-arguments.ts";

/** The words on the password: shown only when nobody can know it yet. */
function passwordLine({ newPassword, drawn }: Credentials): string {
  if (drawn) return `${newPassword}   (shown this once: write it down)`;
  return newPassword
    ? "the one you gave in ADMIN_PASSWORD"
    : "the one you have; npm run admin:password sets a new one";
}

function rewardsLines(chain: StartArguments["chain"]): string[] {
  if (chain !== "local") {
    const network = chain === "flare" ? "Flare" : "the Coston2 test network";
    return [
      `Look up any address; it is read live from ${network}.`,
      "Without a network start with `-- --chain local`: a chain on this machine.",
    ];
  }
  const [owner] = OWNERS;
  return [`Look up ${owner?.address}, an invented owner:`, `${owner?.story}.`];
}

/** The lines to print once everything answers. */
export function welcome({ chain, port }: StartArguments, credentials: Credentials): string {
  const address = `http://127.0.0.1:${port}`;
  const lines = [
    `  Site       ${address}`,
    `  Log in     ${address}/admin`,
    `             username  ${credentials.username}`,
    `             password  ${passwordLine(credentials)}`,
    "",
    `  Try        1. In the admin area under SEO Tasks press "Run now": a draft is written.`,
    "             2. Open it under Blog Posts, approve it, publish it.",
    `             3. Read it at ${address}/blog`,
    `  Tools      ${address}/resources            the compound calculator`,
    `             ${address}/resources#rewards    the rFLR rewards checker`,
    ...rewardsLines(chain).map((line) => `             ${line}`),
    "",
    "  Stop       Ctrl-C. Posts and password stay for the next start.",
  ];
  return `\n${lines.join("\n")}\n`;
}
