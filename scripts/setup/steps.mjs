// The set-up as a person sees it: numbered steps, each with what came of it and how long it took.
// Plain JavaScript without recent syntax, because the first steps run before Node 22 is here.

/** How often a step that is still at work says so where lines cannot be rewritten, in milliseconds. */
const HEARTBEAT = 20000;

/**
 * A set-up fault told in one sentence that says what to do. `output` is what the failed program
 * printed, shown above the sentence where it helps.
 */
export class SetupProblem extends Error {
  /**
   * @param {string} sentence
   * @param {string} [output]
   */
  constructor(sentence, output) {
    super(sentence);
    this.name = "SetupProblem";
    this.output = output || "";
  }
}

/**
 * A duration for people: "0.4 s", "12 s", "1 min 05 s".
 * @param {number} milliseconds
 */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  if (seconds < 59.5) return `${Math.round(seconds)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, "0")} s`;
}

/**
 * Prints a run of steps. `total` is how many there will be, `done` how many an earlier process of
 * the same run has printed already.
 * @param {{ total: number, done?: number, out?: { isTTY?: boolean, write(text: string): unknown } }} options
 */
export function createSteps(options) {
  const out = options.out || process.stdout;
  let number = options.done || 0;

  /**
   * Runs one step and prints its line. `work` resolves to a few words on what came of it and may
   * call `say` with what it is busy with.
   * @param {string} title
   * @param {(say: (activity: string) => void) => Promise<string> | string} work
   */
  async function step(title, work) {
    number += 1;
    const head = `[${number}/${options.total}] ${title}`;
    const began = Date.now();
    let activity = "";
    const show = () => {
      const line = `${head} … ${activity}${activity ? ", " : ""}${duration(Date.now() - began)}`;
      out.write(out.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
    };
    const timer = setInterval(show, out.isTTY ? 250 : HEARTBEAT);
    if (out.isTTY) show();
    try {
      const outcome = await work((words) => {
        activity = words;
        if (out.isTTY) show();
      });
      clearInterval(timer);
      const line = `${head}: ${outcome} (${duration(Date.now() - began)})\n`;
      out.write(out.isTTY ? `\r\x1b[K${line}` : line);
    } catch (fault) {
      clearInterval(timer);
      if (out.isTTY) out.write("\r\x1b[K");
      out.write(`${head}: failed after ${duration(Date.now() - began)}\n`);
      throw fault;
    }
  }

  return { step };
}

/**
 * Prints a fault the way every command here ends on one: the output that explains it, then the
 * sentence. A fault nobody foresaw keeps its stack.
 * @param {unknown} fault
 */
export function printProblem(fault) {
  if (!(fault instanceof SetupProblem)) {
    console.error(fault);
    return;
  }
  const lines = fault.output.trim().split("\n");
  if (fault.output.trim()) console.error(`\n${lines.slice(-40).join("\n")}`);
  console.error(`\n✗ ${fault.message}`);
}
