// The fixture's histories on the running chain: each owner is what their story says, the three ways of
// adding up agree, and old states can still be read.

import {
  type Address,
  createPublicClient,
  decodeFunctionResult,
  encodeFunctionData,
  http,
  parseAbi,
} from "viem";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ADDRESSES } from "./addresses.ts";
import { OWNERS, PROJECTS } from "./fixture.ts";
import { freePort } from "./free-port.ts";
import { REGISTRY_ABI, RNAT_ABI, RNAT_ACCOUNT_ABI } from "./mainnet-abi.ts";
import { GENESIS_BLOCK } from "./node.ts";
import { readClaims } from "./read-claims.ts";
import { ownerAddress } from "./replay.ts";
import { type Chain, startChain } from "./start.ts";

const STRANGER: Address = "0x00000000000000000000000000000000DeaDBeef";

let chain: Chain;
let client: ReturnType<typeof createPublicClient>;
beforeAll(async () => {
  chain = await startChain({ port: await freePort(), proxyPort: await freePort() });
  client = createPublicClient({ transport: http(chain.nodeUrl), cacheTime: 0 });
});
afterAll(() => chain?.stop());

function history(owner: Address) {
  return readClaims(owner, chain.nodeUrl);
}

describe("every owner", () => {
  it.each(OWNERS)("$name: Σ events = Σ claimed = received", async ({ address }) => {
    const { totalRewards, months, state } = await history(address);
    const claimed = months.reduce((sum, row) => sum + BigInt(row.claimed), 0n);
    expect(claimed.toString()).toBe(totalRewards);
    expect(state?.receivedRewards ?? "0").toBe(totalRewards);
  });
});

describe("the stories", () => {
  it("Ada claims three projects and two months in one transaction, shown as two claims", async () => {
    const { claims, totalClaims, state } = await history(ownerAddress("ada"));
    expect(totalClaims).toBe(8);
    const first = claims.slice(-2);
    expect(new Set(first.map((c) => c.txHash)).size).toBe(1);
    expect(first.map(({ month, projectIds, amount }) => ({ month, projectIds, amount }))).toEqual([
      { month: 1, projectIds: [0, 2], amount: "1044000000000000000001" },
      { month: 0, projectIds: [0, 1], amount: "2092625000000000000000" },
    ]);
    expect(state?.withdrawnRewards).toBe("1500000000000000000000");
  });

  it("Ben claims once", async () => {
    const { claims, totalRewards } = await history(ownerAddress("ben"));
    expect(totalRewards).toBe("512345678901234567891");
    expect(claims).toMatchObject([{ month: 2, projectIds: [1], timestamp: 1_725_909_120 }]);
  });

  it("Cleo claims project 0 of month 5 twice, in two transactions", async () => {
    const { claims } = await history(ownerAddress("cleo"));
    const twice = claims.filter((c) => c.month === 5);
    expect(twice.map((c) => c.amount)).toEqual(["50500000000000000000", "200000000000000000000"]);
    expect(new Set(twice.map((c) => c.txHash)).size).toBe(2);
  });

  it("Dora has rewards, one of them revoked, and no account", async () => {
    const { claims, state, months } = await history(ownerAddress("dora"));
    expect(claims).toEqual([]);
    expect(state).toBeNull();
    expect(months.map((m) => m.claimable)).toEqual([true, false]);
  });

  it("Eli's total stays after everything was withdrawn", async () => {
    const { totalRewards, state } = await history(ownerAddress("eli"));
    expect(totalRewards).toBe("9000000000000000000000");
    expect(state).toMatchObject({ wNatBalance: "0", rNatBalance: "0", lockedBalance: "0" });
  });

  it("Gale has 1,200 logs in a hundred transactions, each twelve projects of one month", async () => {
    const { claims, state } = await history(ownerAddress("gale"));
    expect(claims).toHaveLength(100);
    expect(claims.flatMap((claim) => claim.projectIds)).toHaveLength(1_200);
    expect(new Set(claims.map((claim) => claim.txHash)).size).toBe(100);
    // 12 × 10 × Σ(10 + month) of months 4 to 13, and 0.01 to 0.10 in each month.
    expect(state?.receivedRewards).toBe("22266000000000000000000");
  });

  it("Hugo's wallet is a contract and claims the same projects twice in one transaction", async () => {
    const { claims, months } = await history(ownerAddress("hugo"));
    expect(await client.getCode({ address: ownerAddress("hugo") })).toMatch(/^0x6/);
    expect(claims.map(({ month, amount }) => ({ month, amount }))).toEqual([
      { month: 5, amount: "84000000000000000000" },
      { month: 1, amount: "410500000000000000000" },
    ]);
    expect(months.filter(({ month }) => month === 5)).toHaveLength(12);
  });

  it("Iris withdrew everything and has locked rewards again", async () => {
    const { claims, state } = await history(ownerAddress("iris"));
    expect(claims.map((claim) => claim.month)).toEqual([9, 1]);
    expect(state).toMatchObject({
      receivedRewards: "336000000000000000000",
      withdrawnRewards: "96000000000000000000",
      rNatBalance: "240000000000000000000",
    });
  });

  it("Finn has an account and no claims; a stranger has neither", async () => {
    const finn = await history(ownerAddress("finn"));
    expect([finn.claims, finn.state?.receivedRewards]).toEqual([[], "0"]);
    expect(await history(STRANGER)).toMatchObject({ claims: [], state: null, months: [] });
  });
});

describe("the chain", () => {
  it("is Flare's by id, and its clock stands in month 14", async () => {
    expect(await client.getChainId()).toBe(14);
    expect((await history(STRANGER)).currentMonth).toBe(14);
  });

  it("knows its contracts by their names in the registry", async () => {
    const found = await client.readContract({
      address: ADDRESSES.FlareContractRegistry,
      abi: REGISTRY_ABI,
      functionName: "getContractAddressesByName",
      args: [["RNat", "FtsoV2", "WNat"]],
    });
    expect(found).toEqual([ADDRESSES.RNat, ADDRESSES.FtsoV2, ADDRESSES.WNat]);
  });

  it("answers what an owner had received at any earlier block", async () => {
    const ada = ownerAddress("ada");
    const address = await client.readContract({
      address: ADDRESSES.RNat,
      abi: RNAT_ABI,
      functionName: "getRNatAccount",
      args: [ada],
    });
    const logs = await client.getContractEvents({
      address: ADDRESSES.RNat,
      abi: RNAT_ABI,
      eventName: "RewardsClaimed",
      args: { owner: ada },
      fromBlock: BigInt(GENESIS_BLOCK),
      strict: true,
    });
    const receivedAt = (blockNumber: bigint) =>
      client.readContract({
        address,
        abi: RNAT_ACCOUNT_ABI,
        functionName: "receivedRewards",
        blockNumber,
      });
    const blocks = [...new Set(logs.map((log) => log.blockNumber))];
    expect(blocks.length).toBe(4);
    // The first claim creates the account, so there is nothing to ask before it.
    for (const block of blocks) {
      const sum = (last: bigint) =>
        logs.filter((l) => l.blockNumber <= last).reduce((total, l) => total + l.args.amount, 0n);
      expect(await receivedAt(block)).toBe(sum(block));
      if (block !== blocks[0]) expect(await receivedAt(block - 1n)).toBe(sum(block - 1n));
    }
  });

  it("had no account for Ada before her first claim", async () => {
    const before = client.readContract({
      address: ADDRESSES.RNat,
      abi: RNAT_ABI,
      functionName: "getRNatAccount",
      args: [ownerAddress("ada")],
      blockNumber: BigInt(GENESIS_BLOCK) + 10n,
    });
    await expect(before).rejects.toThrow("no RNat account");
  });

  it("sweeps projects in one call of the real Multicall3", async () => {
    const abi = parseAbi([
      "function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[] returnData)",
    ]);
    const calls = PROJECTS.map((_, id) => ({
      target: ADDRESSES.RNat,
      allowFailure: true,
      callData: encodeFunctionData({
        abi: RNAT_ABI,
        functionName: "getProjectInfo",
        args: [BigInt(id)],
      }),
    }));
    const { result } = await client.simulateContract({
      address: ADDRESSES.Multicall3,
      abi,
      functionName: "aggregate3",
      args: [calls],
    });
    const names = result.map(
      ({ returnData: data }) =>
        decodeFunctionResult({ abi: RNAT_ABI, functionName: "getProjectInfo", data })[0],
    );
    expect(names).toEqual(PROJECTS.map((p) => p.name));
  });

  it("replays to the same transaction hashes each time", async () => {
    const again = await startChain({ port: await freePort(), proxyPort: await freePort() });
    try {
      const ada = ownerAddress("ada");
      const [here, there] = await Promise.all([history(ada), readClaims(ada, again.nodeUrl)]);
      expect(there.claims).toEqual(here.claims);
    } finally {
      await again.stop();
    }
  });
});
