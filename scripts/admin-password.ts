// `npm run admin:password`: sets a new password for the admin of this machine. ADMIN_PASSWORD in the
// environment wins; a person at a terminal is asked, unseen; otherwise one is drawn and shown once.
import { drawPassword, ensureCertificateSecret, setPassword } from "./setup/credentials.ts";
import { inClone } from "./setup/paths.ts";
import { printProblem, SetupProblem } from "./setup/steps.mjs";
import { askHidden } from "./setup/terminal.ts";

async function choosePassword(): Promise<{ password: string; drawn: boolean }> {
  if (process.env.ADMIN_PASSWORD) return { password: process.env.ADMIN_PASSWORD, drawn: false };
  if (!process.stdin.isTTY) return { password: drawPassword(), drawn: true };
  const password = await askHidden("New password (nothing is shown; leave empty to have one made): ");
  if (password === "") return { password: drawPassword(), drawn: true };
  if ((await askHidden("Once more: ")) !== password) {
    throw new SetupProblem(
      "The two passwords differ, so nothing was changed: run npm run admin:password again.",
    );
  }
  return { password, drawn: false };
}

try {
  const { password, drawn } = await choosePassword();
  const username = await setPassword(inClone(".dev.vars"), password, process.env.ADMIN_USERNAME);
  ensureCertificateSecret(inClone(".dev.vars"));
  console.log(
    drawn
      ? `New password for ${username}, shown this once: ${password}`
      : `The password of ${username} is set.`,
  );
  console.log("Stop a running npm start and start it again to use it; sessions that are open stay open.");
} catch (fault) {
  printProblem(fault);
  process.exitCode = 1;
}
