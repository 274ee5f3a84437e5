import { expect, test } from "vitest";
import { samplesLeft } from "./samples.ts";

test("a deploy is told of the wallet, each interview and each quote that are samples", () => {
  const left = samplesLeft();
  expect(left).toContain("site.json: the wallet's address is a sample.");
  expect(left.filter((line) => line.startsWith("app/src/content/playlists.ts"))).toHaveLength(8);
  expect(left.filter((line) => line.startsWith("app/src/content/university.ts"))).toHaveLength(3);
});
