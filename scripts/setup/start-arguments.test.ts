import { expect, test } from "vitest";
import { parseStartArguments } from "./start-arguments.ts";

test("without arguments the product reads Flare and listens on 8787", () => {
  expect(parseStartArguments([])).toEqual({ chain: "flare", port: 8787 });
});

test("chain and port can be chosen, in both spellings", () => {
  expect(parseStartArguments(["--chain", "local", "--port=9000"])).toEqual({ chain: "local", port: 9000 });
});

test.each([
  [["--chain", "mainnet"], /There is no chain "mainnet"/],
  [["--port", "80"], /"80" is not a usable port/],
  [["--port", "8787x"], /"8787x" is not a usable port/],
  [["--port", "70000"], /"70000" is not a usable port/],
  [["--prot", "9000"], /"--prot 9000" was not understood/],
  [["9000"], /"9000" was not understood/],
])("%j is refused with what can be said instead", (argv, sentence) => {
  expect(() => parseStartArguments(argv)).toThrow(sentence);
  expect(() => parseStartArguments(argv)).toThrow(/npm start takes --chain flare\|coston2\|local and --port/);
});
