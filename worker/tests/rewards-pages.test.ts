// An owner with more claims than any explorer lists at once: 1,200 logs, of which the first page holds
// exactly 1,000 without a word that there are more.
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { Rewards } from "../../app/src/api/generated/types.gen.ts";
import { change, reset } from "../../chain/control.ts";
import { readClaims } from "../../chain/read-claims.ts";
import { ownerAddress } from "../../chain/replay.ts";
import { type Chain, startChain } from "../../chain/start.ts";
import { claimsOf, claimsRead } from "./support/same-claims.ts";
import { chainVars, freePort, serve } from "./support/served.ts";
import { Visitor } from "./support/visitor.ts";

const DOWN = { fault: "unavailable" } as const;

let chain: Chain;
beforeAll(async () => {
  chain = await startChain({ port: await freePort(), proxyPort: await freePort() });
});
afterEach(() => reset(chain.controlUrl));
afterAll(() => chain?.stop());

it.each([
  ["Blockscout alone", { routescan: DOWN }],
  ["Routescan alone", { blockscout: DOWN }],
  [
    "an explorer that knows the first half and one that has holes",
    {
      blockscout: { upToBlock: 25_000_500 },
      routescan: { holes: true },
    },
  ],
])("are all found and proven through %s", async (_, settings) => {
  const served = await serve({ vars: chainVars(chain) });
  try {
    await change(chain.controlUrl, settings);
    const owner = ownerAddress("gale");
    const rewards = (await new Visitor(served).get<Rewards>(`/api/rflr-rewards/${owner}`)).json();
    expect(rewards.totalRewards).toBe((await readClaims(owner, chain.nodeUrl)).totalRewards);
    expect(rewards).toMatchObject({ verified: true, complete: true, missing: [], totalClaims: 100 });
    expect(rewards.events).toHaveLength(1_200);
    expect(claimsOf(rewards)).toEqual(claimsRead(await readClaims(owner, chain.nodeUrl)));
  } finally {
    await served.stop();
  }
});

it("without explorers are found as far as the calls reach, and the total is right all the same", async () => {
  const served = await serve({ vars: chainVars(chain) });
  try {
    await change(chain.controlUrl, { blockscout: DOWN, routescan: DOWN });
    const owner = ownerAddress("gale");
    const expected = await readClaims(owner, chain.nodeUrl);
    const rewards = (await new Visitor(served).get<Rewards>(`/api/rflr-rewards/${owner}`)).json();
    expect(rewards.totalRewards).toBe(expected.totalRewards);
    expect(rewards.missing.length > 0).toBe(!rewards.complete);
    const hashes = new Set(expected.claims.map(({ txHash }) => txHash as string));
    for (const { txHash } of rewards.claims) if (txHash !== null) expect(hashes).toContain(txHash);
  } finally {
    await served.stop();
  }
});
