// The same answer for everybody who asks, as a stream and as it is found, through the built Worker.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RewardFailure, RewardProgress, Rewards } from "../../app/src/api/generated/types.gen.ts";
import { change, counts, reset } from "../../chain/control.ts";
import { readClaims } from "../../chain/read-claims.ts";
import { startChain } from "../../chain/start.ts";
import { chainVars, freePort, type Served, serve } from "./support/served.ts";
import { Visitor } from "./support/visitor.ts";

let chain: Awaited<ReturnType<typeof startChain>>;
let served: Served;
beforeAll(async () => {
  chain = await startChain({ port: await freePort(), proxyPort: await freePort() });
});
afterAll(() => chain.stop());
beforeEach(async () => {
  await reset(chain.controlUrl);
  await served?.stop();
  served = await serve({ vars: chainVars(chain) });
  return () => {};
});
afterAll(() => served.stop());

interface StreamEvent {
  event: string;
  data: unknown;
}

async function streamed(address: string): Promise<StreamEvent[]> {
  const response = await fetch(`${served.url}/api/rflr-rewards/${address}/stream`);
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  const text = await response.text();
  return text
    .split("\n\n")
    .filter((block) => block !== "")
    .map((block) => {
      const [event = "", data = ""] = block.split("\n");
      return { event: event.replace("event: ", ""), data: JSON.parse(data.replace("data: ", "")) };
    });
}

const lookUp = (address: string) => new Visitor(served).get<Rewards>(`/api/rflr-rewards/${address}`);
const owner = () => {
  const [first] = chain.owners;
  if (!first) throw new Error("the fixture has no owners");
  return first.address;
};

describe("a stream", () => {
  it("tells who was asked, shows claims before they are proven, and ends with the plain answer", async () => {
    const events = await streamed(owner());
    const progress = events
      .filter(({ event }) => event === "progress")
      .map(({ data }) => data as RewardProgress);
    expect(progress[0]).toEqual({ source: "rFLR contract", state: "asking", claims: null, note: null });
    expect(progress.some(({ state, claims }) => state === "answered" && claims !== null)).toBe(true);
    expect(events.some(({ event }) => event === "claims")).toBe(true);
    expect(events.at(-1)?.event).toBe("result");
    const plain = (await lookUp(owner())).json();
    expect(events.at(-1)?.data).toEqual(plain);
  });

  it("ends with the sentence of the failure when nothing can be read", async () => {
    const failing = { fault: "unavailable" } as const;
    await change(chain.controlUrl, { rpc: failing, blockscout: failing, routescan: failing });
    const events = await streamed(owner());
    expect(events.at(-1)?.event).toBe("failure");
    const failure = events.at(-1)?.data as RewardFailure | undefined;
    expect(failure?.message).toBe("Failed to fetch reward claims from blockchain. Please try again later.");
  });
});

describe("an answer", () => {
  it("costs the chain nothing when it is given again", async () => {
    await lookUp(owner());
    const before = await counts(chain.controlUrl);
    const again = (await lookUp(owner())).json();
    expect(again.verified).toBe(true);
    expect(await counts(chain.controlUrl)).toEqual(before);
  });

  it("is looked up once for twenty who ask at once", async () => {
    await change(chain.controlUrl, { rpc: { latencyMs: 120 }, blockscout: { latencyMs: 120 } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => lookUp(owner())));
    const [first] = answers;
    expect(first?.json().verified).toBe(true);
    for (const answer of answers) expect(answer.text).toBe(first?.text);
    const asked = await counts(chain.controlUrl);
    expect(asked.rpc + asked.blockscout + asked.routescan).toBeLessThanOrEqual(5);
  });

  it("is whole and proven without any explorer, from the chain's own past", async () => {
    const failing = { fault: "unavailable" } as const;
    await change(chain.controlUrl, { blockscout: failing, routescan: failing });
    for (const { address } of chain.owners.slice(0, 3)) {
      const expected = await readClaims(address, chain.nodeUrl);
      const rewards = (await lookUp(address)).json();
      expect(rewards).toMatchObject({
        verified: true,
        complete: true,
        missing: [],
        totalRewards: expected.totalRewards,
        totalClaims: expected.totalClaims,
      });
      expect(rewards.claims.map(({ txHash, timestamp }) => ({ txHash, timestamp }))).toEqual(
        expected.claims.map(({ txHash, timestamp }) => ({ txHash, timestamp })),
      );
    }
  });

  it("says what claims were worth when they were made, where the node remembers", async () => {
    const rewards = (await lookUp(owner())).json();
    expect(rewards.claims.length).toBeGreaterThan(0);
    expect(rewards.usdAtClaimReason).toBeNull();
    for (const claim of rewards.claims) expect(claim.usdAtClaim).toBeGreaterThan(0);
  });
});

it("sixty lookups in a minute from one network are all answered", async () => {
  const addresses = Array.from(
    { length: 60 },
    (_, number) => `0x${(number + 1).toString(16).padStart(40, "a")}`,
  );
  const answers = [];
  for (const address of addresses) {
    answers.push(
      await new Visitor(served).ask("GET", `/api/rflr-rewards/${address}`, {
        headers: { "cf-connecting-ip": "203.0.113.9" },
      }),
    );
  }
  expect(answers.map((answer) => answer.status)).toEqual(Array(60).fill(200));
});

describe("an address with nothing to show", () => {
  it.each([
    ["the zero address", `0x${"0".repeat(40)}`, "zero address"],
    ["a contract", "0x26d460c3Cf931Fb2014FA436a49e3Af08619810e", "contract, not a wallet"],
    ["a wallet that never claimed", `0x${"12".repeat(20)}`, "never claimed rFLR"],
  ])("%s gets an explanation and no error", async (_, address, words) => {
    const answer = await lookUp(address);
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({ verified: true, totalRewards: "0", totalClaims: 0 });
    expect(answer.json().note).toContain(words);
  });
});
