// The rewards checker through the built Worker, against a real EVM node and an independent reader.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Rewards } from "../../app/src/api/generated/types.gen.ts";
import { readClaims } from "../../chain/read-claims.ts";
import { startChain } from "../../chain/start.ts";
import { claimsOf, claimsRead } from "./support/same-claims.ts";
import { chainVars, freePort, type Served, serve } from "./support/served.ts";
import { Visitor } from "./support/visitor.ts";

let chain: Awaited<ReturnType<typeof startChain>>;
let served: Served;
beforeAll(async () => {
  chain = await startChain({ port: await freePort(), proxyPort: await freePort() });
  served = await serve({ vars: chainVars(chain) });
});
afterAll(async () => {
  await served.stop();
  await chain.stop();
});

const lookUp = (address: string) => new Visitor(served).get<Rewards>(`/api/rflr-rewards/${address}`);

describe("the rewards of every owner of the fixture", () => {
  it("are those that a script reads from the chain itself", async () => {
    expect(chain.owners.length).toBeGreaterThanOrEqual(2);
    for (const owner of chain.owners) {
      const expected = await readClaims(owner.address, chain.nodeUrl);
      const rewards = (await lookUp(owner.address)).json();
      const claims = rewards.claims.map(({ month, amount, timestamp, projectIds, txHash }) => ({
        month,
        amount,
        timestamp,
        projectIds,
        txHash,
      }));
      expect(rewards).toMatchObject({
        verified: true,
        complete: true,
        missing: [],
        totalRewards: expected.totalRewards,
        totalClaims: expected.totalClaims,
      });
      expect(claims).toEqual(
        expected.claims.map(({ month, amount, timestamp, projectIds, txHash }) => ({
          month,
          amount,
          timestamp,
          projectIds,
          txHash,
        })),
      );
      expect(rewards.flrPrice).toBeCloseTo(Number(expected.flrPrice), 6);
    }
  });

  it("do not depend on how the address is written", async () => {
    const [owner] = chain.owners;
    const address = owner?.address ?? "";
    const written = [
      address,
      address.toLowerCase(),
      `0x${address.slice(2).toUpperCase()}`,
      `%20${address}%20`,
    ];
    const totals = await Promise.all(written.map(async (text) => (await lookUp(text)).json().totalRewards));
    expect(new Set(totals).size).toBe(1);
  });
});

describe("an address", () => {
  const ADA = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
  it.each([
    ["0x123", "Please enter a valid Ethereum address"],
    ["vitalik.eth", "Please enter a valid Ethereum address"],
    ["%20", "Please enter a wallet address"],
    [ADA.replace("C8", "c8"), "Please enter a valid Ethereum address"],
  ])("%s is refused with a sentence", async (address, sentence) => {
    const answer = await lookUp(address);
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ error: expect.stringContaining(sentence) });
  });
});

describe("without an upstream", () => {
  it("the answer is the specification's sentence and never a zero", async () => {
    const nowhere = `http://127.0.0.1:${await freePort()}`;
    const alone = await serve({
      vars: chainVars({ rpcUrl: nowhere, explorerUrls: { blockscout: nowhere, routescan: nowhere } }),
    });
    try {
      const answer = await new Visitor(alone).get(
        "/api/rflr-rewards/0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
      );
      expect(answer.status).toBe(502);
      expect(answer.json()).toMatchObject({
        error: "Network connection failed. Please check your internet connection and try again.",
      });
    } finally {
      await alone.stop();
    }
  });

  it("of explorers every claim is still found, in the chain's own past", async () => {
    const nowhere = `http://127.0.0.1:${await freePort()}`;
    const alone = await serve({
      vars: chainVars({ rpcUrl: chain.rpcUrl, explorerUrls: { blockscout: nowhere, routescan: nowhere } }),
    });
    try {
      const owner = chain.owners.find(({ name }) => name === "ada");
      if (!owner) throw new Error("the fixture has no Ada");
      const expected = await readClaims(owner.address, chain.nodeUrl);
      const rewards = (await new Visitor(alone).get<Rewards>(`/api/rflr-rewards/${owner.address}`)).json();
      expect(rewards).toMatchObject({ totalRewards: expected.totalRewards, complete: true, missing: [] });
      expect(claimsOf(rewards)).toEqual(claimsRead(expected));
    } finally {
      await alone.stop();
    }
  });
});
