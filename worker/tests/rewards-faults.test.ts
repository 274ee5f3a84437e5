// Whatever goes wrong outside, the built Worker gives a whole answer from somebody else, or says in
// words what it lacks, or the specification's sentence: never a wrong number. Every test asks for an
// owner of its own, since what was proven once is kept.
import { encodeFunctionData } from "viem";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Rewards } from "../../app/src/api/generated/types.gen.ts";
import { ADDRESSES } from "../../chain/addresses.ts";
import { breakProject } from "../../chain/broken-project.ts";
import { compileContracts } from "../../chain/compile.ts";
import { change, counts, reset } from "../../chain/control.ts";
import { MANAGER } from "../../chain/fixture.ts";
import { RNAT_ABI } from "../../chain/mainnet-abi.ts";
import { artifactOf } from "../../chain/place.ts";
import type { SettingsChange } from "../../chain/proxy-settings.ts";
import { drawHistories } from "../../chain/random-histories.ts";
import { type ClaimHistory, readClaims } from "../../chain/read-claims.ts";
import { type Chain, startChain } from "../../chain/start.ts";
import { send, sendRaw } from "../../chain/transactions.ts";
import { claimsOf, claimsRead } from "./support/same-claims.ts";
import { chainVars, freePort, type Served, serve } from "./support/served.ts";
import { type Answer, Visitor } from "./support/visitor.ts";

/** The longest a lookup may take, and a moment for the way there and back. */
const DEADLINE_MS = 26_000;

const histories = drawHistories(3, 150);
let chain: Chain;
let served: Served;
/** Owners who have claimed at least twice and could claim more, with what the chain says of them. */
const unasked: { owner: (typeof histories.owners)[number]; history: ClaimHistory }[] = [];
beforeAll(async () => {
  chain = await startChain({ port: await freePort(), proxyPort: await freePort(), histories });
  served = await serve({ vars: chainVars(chain) });
  for (const owner of histories.owners) {
    const history = await readClaims(owner, chain.nodeUrl);
    const couldClaim = history.months.some((row) => row.claimable && row.assigned !== row.claimed);
    if (history.totalClaims > 1 && couldClaim) unasked.push({ owner, history });
  }
});
afterEach(() => reset(chain.controlUrl));
afterAll(async () => {
  await served?.stop();
  await chain?.stop();
});

function somebody() {
  const next = unasked.pop();
  if (!next) throw new Error("every drawn owner has been asked for");
  return next;
}

async function lookUp(owner: string): Promise<Answer<Rewards>> {
  const started = performance.now();
  const answer = await new Visitor(served).get<Rewards>(`/api/rflr-rewards/${owner}`);
  expect(performance.now() - started).toBeLessThan(DEADLINE_MS);
  return answer;
}

/** What an answer may never do, however little it knows. */
function expectNothingWrong(rewards: Rewards, history: ClaimHistory): void {
  const known = new Map(history.claims.map((claim) => [`${claim.txHash} ${claim.month}`, claim.amount]));
  for (const { txHash, month, amount } of rewards.claims) {
    if (txHash !== null) expect(amount).toBe(known.get(`${txHash} ${month}`));
  }
  const listed = rewards.claims.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  expect(listed).toBeLessThanOrEqual(BigInt(history.totalRewards));
  if (rewards.block !== null) expect(rewards.totalRewards).toBe(history.totalRewards);
  if (rewards.complete) expect(rewards.totalClaims).toBe(history.totalClaims);
  expect(rewards.missing.length > 0).toBe(!(rewards.verified && rewards.complete));
}

async function expectWhole(setUp: SettingsChange): Promise<Rewards> {
  await change(chain.controlUrl, setUp);
  const { owner, history } = somebody();
  const rewards = (await lookUp(owner)).json();
  expect(rewards).toMatchObject({ verified: true, complete: true, missing: [] });
  expect(claimsOf(rewards)).toEqual(claimsRead(history));
  return rewards;
}

const EXPLORER_FAULTS = [
  { fault: "reset" },
  { fault: "hang" },
  { fault: "drip" },
  { fault: "throttled" },
  { fault: "unavailable" },
  { fault: "html" },
  { fault: "truncated" },
  { fault: "oversized" },
  { fault: "redirect" },
  { fault: "error-status" },
  { ownerIgnored: true },
  { holes: true },
  { upToBlock: 25_000_050 },
] as const;

describe("when one explorer is at fault the other, or the chain's own past, makes the answer whole", () => {
  it.each(EXPLORER_FAULTS)("%o", async (fault) => {
    await expectWhole({ blockscout: fault });
    const asked = await counts(chain.controlUrl);
    expect(asked.blockscout).toBeGreaterThan(0);
    expect(asked.redirected).toBe(0);
  });
});

describe("when both explorers are at fault the chain's own past makes it whole", () => {
  it.each(EXPLORER_FAULTS)("%o", async (fault) => {
    await expectWhole({ blockscout: fault, routescan: fault });
    expect((await counts(chain.controlUrl)).redirected).toBe(0);
  });

  it("and where the node forgets the past, totals are right and the rows say what is unknown", async () => {
    const fault = { fault: "unavailable" } as const;
    await change(chain.controlUrl, { blockscout: fault, routescan: fault, rpc: { stateBlocks: 3 } });
    const { owner, history } = somebody();
    const rewards = (await lookUp(owner)).json();
    expect(rewards).toMatchObject({ complete: false, totalRewards: history.totalRewards });
    expect(rewards.missing.join()).toContain("transaction unknown");
    expectNothingWrong(rewards, history);
  });
});

describe("when the node is at fault", () => {
  it.each([
    ...EXPLORER_FAULTS.filter((fault) => "fault" in fault && fault.fault !== "error-status"),
    { fault: "wrong-id" },
    { chainId: 19 },
  ] as SettingsChange["rpc"][])("what explorers list is shown as unproven: %o", async (fault) => {
    await change(chain.controlUrl, { rpc: fault ?? {} });
    const { owner, history } = somebody();
    const rewards = (await lookUp(owner)).json();
    expect(rewards).toMatchObject({ verified: false, complete: false, block: null });
    expect(rewards.missing.length).toBeGreaterThan(0);
    expect([rewards.usdValue, rewards.flrPrice, rewards.vesting]).toEqual([null, null, null]);
    expect(rewards.priceReason).toBeTruthy();
    expectNothingWrong(rewards, history);
  });

  it("only in refusing batches, it is asked call by call", async () => {
    await expectWhole({ rpc: { batches: false } });
  });

  it("and nobody lists a claim, there is no answer rather than a zero", async () => {
    await change(chain.controlUrl, { rpc: { fault: "unavailable" } });
    const answer = await lookUp("0x00000000000000000000000000000000DeaDBeef");
    expect(answer.status).toBe(502);
  });
});

describe("when nothing can be read the visitor reads why", () => {
  it.each([
    ["reset", 502, "Network connection failed. Please check your internet connection and try again."],
    ["hang", 504, "Request timed out. The blockchain network may be slow. Please try again."],
    ["drip", 504, "Request timed out. The blockchain network may be slow. Please try again."],
    ["throttled", 503, "Too many requests. Please wait a moment and try again."],
    ["unavailable", 502, "Failed to fetch reward claims from blockchain. Please try again later."],
    ["html", 502, "Failed to fetch reward claims from blockchain. Please try again later."],
    ["truncated", 502, "Failed to fetch reward claims from blockchain. Please try again later."],
    ["oversized", 502, "Failed to fetch reward claims from blockchain. Please try again later."],
    ["redirect", 502, "Failed to fetch reward claims from blockchain. Please try again later."],
  ] as const)("%s: %i %s", async (fault, status, error) => {
    await change(chain.controlUrl, { rpc: { fault }, blockscout: { fault }, routescan: { fault } });
    const answer = await lookUp(somebody().owner);
    expect([answer.status, answer.json()]).toMatchObject([status, { error }]);
    expect((await counts(chain.controlUrl)).redirected).toBe(0);
  });
});

describe("while it is being read", () => {
  const claimAll = (owner: (typeof histories.owners)[number]) => ({
    from: owner,
    to: ADDRESSES.RNat,
    data: encodeFunctionData({
      abi: RNAT_ABI,
      functionName: "claimRewards",
      args: [[0n, 1n, 2n, 3n, 4n], 8n],
    }),
    value: "0x0",
  });

  it("a claim lands, and the answer is that of before or after it, proven", async () => {
    const { owner, history } = somebody();
    await change(chain.controlUrl, {
      blockscout: { latencyMs: 300 },
      intervention: { before: "rpc", after: 1, undoneBlocks: 0, transactions: [claimAll(owner)] },
    });
    const rewards = (await lookUp(owner)).json();
    const after = await readClaims(owner, chain.nodeUrl);
    expect(BigInt(after.totalRewards)).toBeGreaterThan(BigInt(history.totalRewards));
    expect(rewards).toMatchObject({ verified: true, complete: true });
    const possible = [history, after].map((then) => claimsRead(then));
    expect(possible.map(({ claims }) => claims)).toContainEqual(claimsOf(rewards).claims);
    expect(possible.map(({ totalRewards }) => totalRewards)).toContain(rewards.totalRewards);
  });

  it("a reorganisation undoes a claim that an explorer has listed, and it is not counted", async () => {
    const { owner, history } = somebody();
    await sendRaw(chain.nodeUrl, claimAll(owner));
    await change(chain.controlUrl, {
      rpc: { latencyMs: 250 },
      intervention: { before: "rpc", after: 1, undoneBlocks: 1, transactions: [] },
    });
    const rewards = (await lookUp(owner)).json();
    expect((await readClaims(owner, chain.nodeUrl)).claims).toEqual(history.claims);
    expect(rewards.totalRewards).toBe(history.totalRewards);
    expectNothingWrong(rewards, history);
  });
});

describe("when a contract misbehaves", () => {
  it("a project that reverts takes nothing from the claims, and what could not be read is said", async () => {
    const { owner, history } = somebody();
    const project = history.claims[0]?.projectIds[0] ?? 0;
    const mend = await breakProject(chain.nodeUrl, project);
    try {
      const rewards = (await lookUp(owner)).json();
      expect(rewards.totalRewards).toBe(history.totalRewards);
      expect(claimsOf(rewards).claims).toEqual(claimsRead(history).claims);
      expect(rewards.unclaimedReason).toContain("did not answer");
      expectNothingWrong(rewards, history);
    } finally {
      await mend();
    }
  });

  it("an oracle that asks for a fee gives its price all the same", async () => {
    const { abi } = artifactOf(await compileContracts(), "FtsoV2");
    const setFee = (fee: bigint) =>
      send(chain.nodeUrl, {
        from: MANAGER,
        to: ADDRESSES.FtsoV2,
        abi,
        functionName: "setFee",
        args: [fee],
      });
    const { owner, history } = somebody();
    await setFee(7n);
    try {
      const rewards = (await lookUp(owner)).json();
      expect(rewards).toMatchObject({ verified: true, totalRewards: history.totalRewards });
      expect(rewards.flrPrice).toBeCloseTo(Number(history.flrPrice), 6);
      // The chain's clock stands still, so its price is old; that much is said.
      expect(rewards.priceReason ?? "").not.toContain("could not be read");
    } finally {
      await setFee(0n);
    }
  });
});
