// What the rewards checker relies on in RNat, shown on a real node.

import { type Address, parseEther, zeroAddress } from "viem";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ADDRESSES, FLR_USD_FEED } from "./addresses.ts";
import { DISTRIBUTOR, MANAGER } from "./fixture.ts";
import { FTSO_ABI, REGISTRY_ABI, RNAT_ABI, RNAT_ACCOUNT_ABI } from "./mainnet-abi.ts";
import { artifactOf } from "./place.ts";
import { at, OWNER, Scenario } from "./scenario.ts";
import { send } from "./transactions.ts";

const R_NAT = { address: ADDRESSES.RNat, abi: RNAT_ABI } as const;

let chain: Scenario;
beforeAll(async () => {
  chain = await Scenario.start();
});
afterAll(() => chain?.node.stop());
beforeEach(() => chain.mark());
afterEach(() => chain.undo());

function account(): Promise<Address> {
  return chain.client.readContract({ ...R_NAT, functionName: "getRNatAccount", args: [OWNER] });
}

async function received(): Promise<bigint> {
  const address = await account();
  return chain.client.readContract({
    address,
    abi: RNAT_ACCOUNT_ABI,
    functionName: "receivedRewards",
  });
}

async function balances() {
  const [wNat, rNat, locked] = await chain.client.readContract({
    ...R_NAT,
    functionName: "getBalancesOf",
    args: [OWNER],
  });
  return { wNat, rNat, locked };
}

function ownerInfo(project: bigint, month: bigint) {
  return chain.client.readContract({
    ...R_NAT,
    functionName: "getOwnerRewardsInfo",
    args: [project, month, OWNER],
  });
}

describe("claiming", () => {
  it("takes every month up to the asked one, an event each, and no later one", async () => {
    await chain.award(0, 0, "10", at(0, 1));
    await chain.award(0, 1, "20", at(1, 1));
    await chain.award(0, 2, "40", at(2, 1));
    const claim = await chain.claim([0], 1);
    expect(await chain.claimed(claim)).toEqual([
      { projectId: 0n, month: 0n, owner: OWNER, amount: parseEther("10") },
      { projectId: 0n, month: 1n, owner: OWNER, amount: parseEther("20") },
    ]);
    expect(await ownerInfo(0n, 2n)).toEqual([parseEther("40"), 0n, true]);
  });

  it("claims several projects at once and mints their sum in one Transfer", async () => {
    await chain.award(0, 0, "10", at(0, 1));
    await chain.award(1, 0, "5", at(1, 1));
    const claim = await chain.claim([0, 1], 1);
    expect((await chain.claimed(claim)).map((e) => e.projectId)).toEqual([0n, 1n]);
    expect(await chain.transfers(claim)).toEqual([{ from: zeroAddress, to: OWNER, value: parseEther("15") }]);
  });

  it("is silent about a month of zero but for a Transfer of zero", async () => {
    await chain.award(0, 0, "10", at(0, 1), MANAGER);
    const claim = await chain.claim([0, 1], 0);
    expect(await chain.claimed(claim)).toEqual([]);
    expect(await chain.transfers(claim)).toEqual([{ from: zeroAddress, to: OWNER, value: 0n }]);
  });

  it("claims the same project and month again after a top-up, only what was added", async () => {
    await chain.award(0, 2, "10", at(2, 1));
    await chain.claim([0], 2, at(2, 2));
    await chain.award(0, 2, "3", at(2, 3));
    const again = await chain.claim([0], 2, at(2, 4));
    expect(await chain.claimed(again)).toEqual([
      { projectId: 0n, month: 2n, owner: OWNER, amount: parseEther("3") },
    ]);
    expect(await ownerInfo(0n, 2n)).toEqual([parseEther("13"), parseEther("13"), true]);
  });

  it("finds nothing the second time a project is named in one transaction", async () => {
    await chain.award(0, 0, "10", at(0, 1));
    expect(await chain.claimed(await chain.claim([0, 0], 0))).toHaveLength(1);
  });

  it("refuses a month that has not begun and a project that does not exist", async () => {
    await expect(chain.claim([0], 1)).rejects.toThrow("month in the future");
    await expect(chain.claim([2], 0)).rejects.toThrow("invalid project id");
  });

  it("keeps Σ events = Σ claimed = received, and a withdrawal does not touch it", async () => {
    await chain.award(0, 0, "100", at(0, 1));
    await chain.award(1, 0, "50", at(1, 1));
    const first = await chain.claim([0], 1);
    const second = await chain.claim([0, 1], 1);
    await chain.rNat(OWNER, "withdrawAll", [true], at(3, 0));
    const events = [...(await chain.claimed(first)), ...(await chain.claimed(second))];
    const states = await Promise.all([ownerInfo(0n, 0n), ownerInfo(1n, 0n)]);
    expect(events.reduce((sum, e) => sum + e.amount, 0n)).toBe(parseEther("150"));
    expect(states.reduce((sum, [, claimed]) => sum + claimed, 0n)).toBe(parseEther("150"));
    expect(await received()).toBe(parseEther("150"));
  });
});

describe("an owner's account", () => {
  it("does not exist before the first claim, though rewards wait", async () => {
    await chain.award(0, 0, "10", at(0, 1));
    await expect(account()).rejects.toThrow("no RNat account");
    await expect(balances()).rejects.toThrow("no RNat account");
    const claimable = { ...R_NAT, functionName: "getClaimableRewards" } as const;
    expect(await chain.client.readContract({ ...claimable, args: [0n, OWNER] })).toBe(parseEther("10"));
  });

  it("exists after a claim of nothing, so its existence proves no claim", async () => {
    await chain.claim([1], 0, at(0, 1));
    expect(await received()).toBe(0n);
  });

  it("is a clone of its own that knows its owner", async () => {
    await chain.claim([0], 0, at(0, 1));
    const address = await account();
    const code = await chain.client.getCode({ address });
    expect(code).toMatch(/^0x363d3d373d3d3d363d73[0-9a-f]{40}5af43d82803e903d91602b57fd5bf3$/);
    const owner = { address, abi: RNAT_ACCOUNT_ABI, functionName: "owner" } as const;
    expect(await chain.client.readContract(owner)).toBe(OWNER);
  });
});

describe("vesting", () => {
  it("runs from the start of the month earned in, however late the claim", async () => {
    await chain.award(0, 1, "1200", at(1, 1));
    await chain.claim([0], 1, at(3, 0));
    await chain.wait(at(4, 0));
    expect((await balances()).locked).toBe(parseEther("900"));
    await chain.wait(at(7, 15));
    expect((await balances()).locked).toBe(parseEther("550"));
  });

  it("ends twelve months of thirty days after the month's start", async () => {
    await chain.award(0, 1, "1200", at(1, 1));
    await chain.claim([0], 1);
    await chain.wait(at(13, 0) - 1);
    expect((await balances()).locked).toBeGreaterThan(0n);
    await chain.wait(at(13, 0));
    expect((await balances()).locked).toBe(0n);
  });

  it("rounds what is locked up, to the wei", async () => {
    await chain.award(0, 0, "0.000000000000000001", at(0, 1));
    await chain.claim([0], 0);
    await chain.wait(at(11, 0));
    expect((await balances()).locked).toBe(1n);
  });

  it("lets withdraw what is vested and not a wei more", async () => {
    await chain.award(0, 0, "1200", at(0, 1));
    await chain.claim([0], 0);
    await chain.wait(at(3, 0) - 1);
    const more = chain.rNat(OWNER, "withdraw", [parseEther("300") + 1n, true], at(3, 0));
    await expect(more).rejects.toThrow("insufficient balance");
    await chain.wait(at(6, 0) - 1);
    await chain.rNat(OWNER, "withdraw", [parseEther("600"), true], at(6, 0));
    expect(await balances()).toEqual({
      wNat: parseEther("600"),
      rNat: parseEther("600"),
      locked: parseEther("600"),
    });
  });

  it("burns half of what is locked when everything is withdrawn", async () => {
    await chain.award(0, 0, "1200", at(0, 1));
    await chain.claim([0], 0);
    const { abi } = artifactOf(chain.artifacts, "WNat");
    const all = await chain.rNat(OWNER, "withdrawAll", [true], at(3, 0));
    const [paid, burned] = await Promise.all([
      chain.client.readContract({
        address: ADDRESSES.WNat,
        abi,
        functionName: "balanceOf",
        args: [OWNER],
      }),
      chain.client.getBalance({ address: "0x000000000000000000000000000000000000dEaD" }),
    ]);
    expect(paid).toBe(parseEther("750"));
    expect(burned).toBe(parseEther("450"));
    expect(await balances()).toEqual({ wNat: 0n, rNat: 0n, locked: 0n });
    expect(await chain.transfers(all)).toEqual([{ from: OWNER, to: zeroAddress, value: parseEther("1200") }]);
  });

  it("pays native coin when asked not to wrap, and keeps the rest wrapped", async () => {
    await chain.award(0, 0, "1200", at(0, 1));
    await chain.claim([0], 0);
    const before = await chain.client.getBalance({ address: OWNER });
    await chain.rNat(OWNER, "withdraw", [parseEther("300"), false], at(6, 0));
    const gained = (await chain.client.getBalance({ address: OWNER })) - before;
    // The transaction's gas, far below one FLR, is what is missing.
    expect(gained).toBeGreaterThan(parseEther("299"));
    expect((await balances()).wNat).toBe(parseEther("900"));
  });
});

describe("a project whose claiming is disabled", () => {
  it("keeps showing what was assigned, but none of it is claimable", async () => {
    await chain.award(0, 0, "10", at(0, 1));
    await chain.rNat(MANAGER, "disableClaiming", [[0]]);
    expect(await ownerInfo(0n, 0n)).toEqual([parseEther("10"), 0n, false]);
    await expect(chain.claim([0], 0)).rejects.toThrow("claiming disabled");
    const basics = { ...R_NAT, functionName: "getProjectsBasicInfo" } as const;
    expect(await chain.client.readContract(basics)).toEqual([
      ["Zero", "One"],
      [true, false],
    ]);
  });

  it("can have its unclaimed rewards revoked", async () => {
    await chain.award(0, 0, "10", at(0, 1));
    await chain.rNat(MANAGER, "disableClaiming", [[0]]);
    await chain.rNat(MANAGER, "unassignUnclaimedRewards", [0, [0]]);
    const info = { ...R_NAT, functionName: "getProjectRewardsInfo", args: [0n, 0n] } as const;
    expect(await chain.client.readContract(info)).toEqual([
      parseEther("10"),
      parseEther("10"),
      0n,
      parseEther("10"),
    ]);
  });
});

describe("months", () => {
  it("are 0-based and last 30 days", async () => {
    const month = { ...R_NAT, functionName: "getCurrentMonth" } as const;
    await chain.wait(at(1, 0) - 1);
    expect(await chain.client.readContract(month)).toBe(0n);
    await chain.wait(at(1, 0));
    expect(await chain.client.readContract(month)).toBe(1n);
    const first = { ...R_NAT, functionName: "firstMonthStartTs" } as const;
    expect(await chain.client.readContract(first)).toBe(1_717_675_200n);
  });

  it("of the future read as nothing, not claimable", async () => {
    await chain.wait(at(0, 5));
    expect(await ownerInfo(0n, 1n)).toEqual([0n, 0n, false]);
  });

  it("can be paid while they run only by a project that is allowed to", async () => {
    await chain.rNat(MANAGER, "assignRewards", [0, [1], [1n]], at(0, 1));
    const early = chain.rNat(DISTRIBUTOR, "distributeRewards", [1, 0, [OWNER], [1n]]);
    await expect(early).rejects.toThrow("distribution for month disabled");
  });
});

describe("around RNat", () => {
  it("a feed may have negative decimals and may come to cost a fee", async () => {
    const { abi } = artifactOf(chain.artifacts, "FtsoV2");
    const ftso = { from: MANAGER, to: ADDRESSES.FtsoV2, abi };
    await send(chain.node.url, {
      ...ftso,
      functionName: "setFeed",
      args: [FLR_USD_FEED, 25n, -1, 1_717_675_999n],
    });
    const read = {
      address: ADDRESSES.FtsoV2,
      abi: FTSO_ABI,
      functionName: "getFeedById",
      args: [FLR_USD_FEED],
    } as const;
    expect((await chain.client.simulateContract(read)).result).toEqual([25n, -1, 1_717_675_999n]);
    await send(chain.node.url, { ...ftso, functionName: "setFee", args: [7n] });
    await expect(chain.client.simulateContract(read)).rejects.toThrow("too low fee");
    const paid = await chain.client.simulateContract({ ...read, value: 7n, account: OWNER });
    expect(paid.result[0]).toBe(25n);
  });

  it("the registry answers the zero address for a name it does not know", async () => {
    const { abi } = artifactOf(chain.artifacts, "FlareContractRegistry");
    await send(chain.node.url, {
      from: MANAGER,
      to: ADDRESSES.FlareContractRegistry,
      abi,
      functionName: "register",
      args: ["RNat", ADDRESSES.RNat],
    });
    const found = await chain.client.readContract({
      address: ADDRESSES.FlareContractRegistry,
      abi: REGISTRY_ABI,
      functionName: "getContractAddressesByName",
      args: [["RNat", "Nobody"]],
    });
    expect(found).toEqual([ADDRESSES.RNat, zeroAddress]);
  });
});
