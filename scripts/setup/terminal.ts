// Asking a person at a terminal.
import { SetupProblem } from "./steps.mjs";

/** Asks for one line that is not shown while it is typed. */
export function askHidden(question: string): Promise<string> {
  const { stdin, stdout } = process;
  stdout.write(question);
  stdin.setRawMode(true);
  stdin.setEncoding("utf8");
  stdin.resume();
  return new Promise((resolve, reject) => {
    let line = "";
    const finish = (settle: () => void) => {
      stdin.off("data", take);
      stdin.setRawMode(false);
      stdin.pause();
      stdout.write("\n");
      settle();
    };
    const take = (typed: string) => {
      for (const key of typed) {
        if (key === "\r" || key === "\n") return finish(() => resolve(line));
        if (key === "\u0003" || key === "\u0004") {
          return finish(() => reject(new SetupProblem("Stopped; nothing was changed.")));
        }
        if (key === "\u007f" || key === "\b") line = Array.from(line).slice(0, -1).join("");
        else if (key >= " ") line += key;
      }
    };
    stdin.on("data", take);
  });
}
