// What can go wrong behind the proxy, switched on by its control interface and gone after a reset.

import { encodeFunctionData, pad } from "viem";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ADDRESSES } from "./addresses.ts";
import { change, counts, reset } from "./control.ts";
import { freePort } from "./free-port.ts";
import { call, quantity } from "./json-rpc.ts";
import { RNAT_ABI } from "./mainnet-abi.ts";
import { GENESIS_BLOCK } from "./node.ts";
import { ownerAddress } from "./replay.ts";
import { type Chain, startChain } from "./start.ts";
import { sendRaw } from "./transactions.ts";

const CLAIMED = "0x991476c3a75b7c98873b2a3ff8ea47ece4cad28a0b122c8064f619d37787424a";

let chain: Chain;
beforeAll(async () => {
  chain = await startChain({ port: await freePort(), proxyPort: await freePort() });
});
afterEach(() => reset(chain.controlUrl));
afterAll(() => chain?.stop());

type Log = { topics: string[]; blockNumber: string };

function claimsUrl(explorer: "blockscout" | "routescan"): string {
  const query = new URLSearchParams({
    module: "logs",
    action: "getLogs",
    fromBlock: "0",
    toBlock: "latest",
    address: ADDRESSES.RNat,
    topic0: CLAIMED,
    topic3: pad(ownerAddress("ada")),
    topic0_3_opr: "and",
  });
  return `${chain.explorerUrls[explorer]}?${query}`;
}

async function claims(explorer: "blockscout" | "routescan" = "blockscout"): Promise<Log[]> {
  return ((await (await fetch(claimsUrl(explorer))).json()) as { result: Log[] }).result;
}

function post(body: unknown, signal?: AbortSignal): Promise<Response> {
  return fetch(chain.rpcUrl, { method: "POST", body: JSON.stringify(body), ...(signal && { signal }) });
}

const chainId = { jsonrpc: "2.0", id: 7, method: "eth_chainId", params: [] };

describe("the control interface", () => {
  it("shows what is set, changes a part of it, and resets", async () => {
    const before = await reset(chain.controlUrl);
    const changed = await change(chain.controlUrl, { rpc: { fault: "html" } });
    expect(changed).toEqual({ ...before, rpc: { ...before.rpc, fault: "html" } });
    expect(await reset(chain.controlUrl)).toEqual(before);
  });

  it.each([
    ['{"rpc":{"fault":"bored"}}', 'rpc.fault cannot be "bored".'],
    ['{"rpc":{"falt":"html"}}', "rpc has no setting falt"],
    ['{"rcp":{}}', "There is no route rcp"],
    ["[]", "A change is a JSON object of settings."],
    ['{"intervention":{"before":"rpc"}}', "An intervention names before"],
  ])("refuses %s with a sentence", async (body, sentence) => {
    const answer = await fetch(chain.controlUrl, { method: "POST", body });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { error: string }).error).toContain(sentence);
  });

  it("counts the requests of each route, not those to itself", async () => {
    await Promise.all([post(chainId), post([chainId, chainId]), claims("routescan")]);
    expect(await counts(chain.controlUrl)).toEqual({ rpc: 2, blockscout: 0, routescan: 1, redirected: 0 });
  });

  it("spares as many requests as asked before a fault sets in", async () => {
    await change(chain.controlUrl, { rpc: { fault: "unavailable", faultAfter: 1 } });
    expect([(await post(chainId)).status, (await post(chainId)).status]).toEqual([200, 503]);
  });
});

describe("the node", () => {
  const logsOf = (blocks: number) => ({
    ...chainId,
    method: "eth_getLogs",
    params: [{ fromBlock: quantity(GENESIS_BLOCK), toBlock: quantity(GENESIS_BLOCK + blocks - 1) }],
  });

  it("gives the logs of 30 blocks and refuses those of 31 in the public node's words", async () => {
    expect(await (await post(logsOf(30))).json()).toMatchObject({ result: expect.any(Array) });
    expect(await (await post(logsOf(31))).json()).toMatchObject({
      error: {
        code: -32000,
        message: "requested too many blocks from 25000000 to 25000030, maximum is set to 30",
      },
    });
  });

  it("without an archive knows recent states only", async () => {
    await change(chain.controlUrl, { rpc: { stateBlocks: 100 } });
    const latest = Number(await call<string>(chain.nodeUrl, "eth_blockNumber"));
    const balance = (block: number | string) =>
      call(chain.rpcUrl, "eth_getBalance", [
        ADDRESSES.RNat,
        typeof block === "number" ? quantity(block) : block,
      ]);
    await expect(balance("latest")).resolves.toMatch(/^0x/);
    await expect(balance(latest - 99)).resolves.toMatch(/^0x/);
    await expect(balance(latest - 100)).rejects.toThrow("missing trie node");
  });

  it("may refuse batches, claim another chain id or answer under a wrong id", async () => {
    await change(chain.controlUrl, { rpc: { batches: false, chainId: 19 } });
    expect(await (await post([chainId])).json()).toMatchObject({ error: { code: -32600 } });
    expect(await (await post(chainId)).json()).toMatchObject({ id: 7, result: "0x13" });
    await change(chain.controlUrl, { rpc: { fault: "wrong-id" } });
    expect(await (await post(chainId)).json()).not.toMatchObject({ id: 7 });
  });
});

describe("an explorer", () => {
  it("may lag behind the chain", async () => {
    const all = await claims();
    const upToBlock = Number(all[3]?.blockNumber);
    await change(chain.controlUrl, { blockscout: { upToBlock } });
    expect(await claims()).toEqual(all.filter((log) => Number(log.blockNumber) <= upToBlock));
    expect(await claims("routescan")).toHaveLength(all.length);
  });

  it("may drop the filter by owner", async () => {
    await change(chain.controlUrl, { routescan: { ownerIgnored: true } });
    expect(new Set((await claims("routescan")).map((log) => log.topics[3])).size).toBeGreaterThan(1);
  });

  it("may have holes", async () => {
    const all = await claims();
    await change(chain.controlUrl, { blockscout: { holes: true } });
    expect(await claims()).toEqual(all.filter((_, place) => place % 2 === 0));
  });

  it("may call an error status '0' with HTTP 200", async () => {
    await change(chain.controlUrl, {
      blockscout: { fault: "error-status" },
      routescan: { fault: "error-status" },
    });
    const [blockscout, routescan] = await Promise.all([
      fetch(claimsUrl("blockscout")),
      fetch(claimsUrl("routescan")),
    ]);
    expect([blockscout.status, routescan.status]).toEqual([200, 200]);
    expect(await blockscout.json()).toMatchObject({ status: "0", result: null });
    expect(await routescan.json()).toMatchObject({ status: "0", result: expect.any(String) });
  });
});

describe("on its way", () => {
  it("an answer takes at least the latency", async () => {
    await change(chain.controlUrl, { rpc: { latencyMs: 80 } });
    const started = performance.now();
    await post(chainId);
    expect(performance.now() - started).toBeGreaterThanOrEqual(79);
  });

  it("the connection may be reset", async () => {
    await change(chain.controlUrl, { rpc: { fault: "reset" } });
    await expect(post(chainId)).rejects.toThrow("fetch failed");
  });

  it("nothing may come at all", async () => {
    await change(chain.controlUrl, { rpc: { fault: "hang" } });
    await expect(post(chainId, AbortSignal.timeout(150))).rejects.toThrow("timeout");
  });

  it("an answer may come byte by byte", async () => {
    await change(chain.controlUrl, { rpc: { fault: "drip" } });
    const reader = (await post(chainId)).body?.getReader();
    expect((await reader?.read())?.value).toHaveLength(1);
    await reader?.cancel();
  });

  it("a limit of requests is told with Retry-After and in the provider's words", async () => {
    await change(chain.controlUrl, { rpc: { fault: "throttled" } });
    const answer = await post(chainId);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "3"]);
    expect(await answer.json()).toMatchObject({ code: 429 });
  });

  it("a web page, half an answer or an outage may come instead", async () => {
    await change(chain.controlUrl, { rpc: { fault: "html" } });
    expect(await (await post(chainId)).text()).toMatch(/^<!doctype html>/);
    await change(chain.controlUrl, { rpc: { fault: "truncated" } });
    expect(await (await post(chainId)).text()).toBe('{"jsonrpc":"2.0","i');
    await change(chain.controlUrl, { rpc: { fault: "unavailable" } });
    const answer = await post(chainId);
    expect([answer.status, await answer.text()]).toEqual([503, "no healthy upstream"]);
  });

  it("a redirect leads back to this machine, and following it is counted", async () => {
    await change(chain.controlUrl, { blockscout: { fault: "redirect" } });
    expect((await fetch(claimsUrl("blockscout"))).status).toBe(404);
    expect((await counts(chain.controlUrl)).redirected).toBe(1);
  });

  it("two hundred megabytes may come, and stop when nobody reads them", async () => {
    await change(chain.controlUrl, { blockscout: { fault: "oversized" } });
    const answer = await fetch(claimsUrl("blockscout"));
    expect(answer.headers.get("content-length")).toBe("200000000");
    await answer.body?.cancel();
    expect((await post(chainId)).status).toBe(200);
  });
});

describe("an intervention", () => {
  let snapshot: string;
  beforeEach(async () => {
    snapshot = await call(chain.nodeUrl, "evm_snapshot");
  });
  afterEach(() => call(chain.nodeUrl, "evm_revert", [snapshot]));

  const claim = {
    from: ownerAddress("ada"),
    to: ADDRESSES.RNat,
    data: encodeFunctionData({ abi: RNAT_ABI, functionName: "claimRewards", args: [[0n], 13n] }),
    value: "0x0",
  };

  it("happens once, before exactly the request it waits for", async () => {
    await change(chain.controlUrl, {
      intervention: { before: "blockscout", after: 1, undoneBlocks: 0, transactions: [claim] },
    });
    const before = await claims();
    expect(await claims("routescan")).toHaveLength(before.length);
    const after = await claims();
    expect(after).toHaveLength(before.length + 1);
    expect(await claims()).toEqual(after);
  });

  it("may undo the newest blocks, and what they held is gone", async () => {
    const block = () => call<{ hash: string }>(chain.nodeUrl, "eth_getBlockByNumber", ["latest", false]);
    await sendRaw(chain.nodeUrl, claim);
    const [before, held] = [await block(), await claims()];
    await change(chain.controlUrl, {
      intervention: { before: "rpc", after: 0, undoneBlocks: 1, transactions: [] },
    });
    await post(chainId);
    expect((await block()).hash).not.toBe(before.hash);
    expect((await claims()).length).toBe(held.length - 1);
  });
});
