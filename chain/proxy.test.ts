// The proxy's answers, in the plain form of the public node and the two explorers.

import { type Address, pad } from "viem";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ADDRESSES } from "./addresses.ts";
import { freePort } from "./free-port.ts";
import { ownerAddress } from "./replay.ts";
import { type Chain, startChain } from "./start.ts";

const CLAIMED = "0x991476c3a75b7c98873b2a3ff8ea47ece4cad28a0b122c8064f619d37787424a";
const TRANSFER = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";
const HEX = /^0x[0-9a-f]+$/;

let chain: Chain;
beforeAll(async () => {
  chain = await startChain({ port: await freePort(), proxyPort: await freePort() });
});
afterAll(() => chain?.stop());

interface Answer {
  status: string;
  message: string;
  result: Record<string, unknown>[];
}

/** Asks an explorer; a parameter that is undefined is left out. */
async function ask(
  explorer: "blockscout" | "routescan",
  parameters: Record<string, string | undefined>,
): Promise<Answer> {
  const query = new URLSearchParams({ module: "logs", action: "getLogs" });
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) query.set(name, value);
  }
  const response = await fetch(`${chain.explorerUrls[explorer]}?${query}`);
  expect(response.headers.get("content-type")).toContain("application/json");
  return (await response.json()) as Answer;
}

function claimsOf(owner: Address): Record<string, string> {
  return {
    fromBlock: "0",
    toBlock: "latest",
    address: ADDRESSES.RNat,
    topic0: CLAIMED,
    topic3: pad(owner),
    topic0_3_opr: "and",
  };
}

describe("JSON-RPC", () => {
  async function post(url: string, body: unknown): Promise<unknown> {
    const response = await fetch(url, { method: "POST", body: JSON.stringify(body) });
    return response.json();
  }
  const chainId = { jsonrpc: "2.0", id: 7, method: "eth_chainId", params: [] };

  it("passes single calls and batches through", async () => {
    const answer = { jsonrpc: "2.0", id: 7, result: "0xe" };
    expect(await post(chain.rpcUrl, chainId)).toEqual(answer);
    const batch = [chainId, { ...chainId, id: 8 }];
    expect(await post(chain.rpcUrl, batch)).toEqual([answer, { ...answer, id: 8 }]);
  });

  it("answers at the root as well, and nowhere else", async () => {
    const { origin } = new URL(chain.rpcUrl);
    expect(await post(`${origin}/`, chainId)).toMatchObject({ result: "0xe" });
    expect((await fetch(`${origin}/elsewhere`, { method: "POST" })).status).toBe(404);
    expect((await fetch(chain.rpcUrl)).status).toBe(405);
  });
});

describe("Blockscout", () => {
  it("answers an owner's claims oldest first, in hex", async () => {
    const { status, message, result } = await ask("blockscout", claimsOf(ownerAddress("ada")));
    expect({ status, message }).toEqual({ status: "1", message: "OK" });
    expect(result).toHaveLength(12);
    const places = result.map((log) => Number(log.blockNumber) * 1_000 + Number(log.logIndex));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    for (const log of result) {
      for (const name of ["blockNumber", "timeStamp", "logIndex", "transactionIndex", "gasUsed"]) {
        expect(log[name]).toMatch(HEX);
      }
    }
  });

  it("pads topics to four with null", async () => {
    const transfers = { ...claimsOf(ownerAddress("ben")), topic0: TRANSFER };
    const { result } = await ask("blockscout", { ...transfers, topic3: undefined });
    const [first] = result;
    expect(first?.topics).toEqual([TRANSFER, expect.any(String), expect.any(String), null]);
  });

  it("says exactly this when there are no logs", async () => {
    const query = claimsOf(ownerAddress("dora"));
    expect(await ask("blockscout", query)).toEqual({
      status: "0",
      message: "No logs found",
      result: [],
    });
  });

  it.each([
    ["topic0_3_opr", "topic0_3_opr"],
    ["fromBlock", "fromBlock"],
    ["toBlock", "toBlock"],
  ])("refuses a query without %s", async (name, said) => {
    const query = { ...claimsOf(ownerAddress("ada")), [name]: undefined };
    expect(await ask("blockscout", query)).toEqual({
      status: "0",
      message: `Required query parameters missing: ${said}`,
      result: null,
    });
  });

  it("refuses a query that names neither address nor topic", async () => {
    const { message } = await ask("blockscout", { fromBlock: "0", toBlock: "latest" });
    expect(message).toBe("Required query parameters missing: address and/or topic{x}");
  });

  it("drops a malformed topic, so that everyone's claims come back", async () => {
    const query = { ...claimsOf(ownerAddress("ben")), topic3: ownerAddress("ben") };
    const { result } = await ask("blockscout", query);
    expect(new Set(result.map((log) => (log.topics as string[])[3])).size).toBeGreaterThan(1);
  });

  it("bounds blocks inclusively and ignores page and offset", async () => {
    const all = await ask("blockscout", claimsOf(ownerAddress("ada")));
    const last = String(Number(all.result.at(-1)?.blockNumber));
    const query = { ...claimsOf(ownerAddress("ada")), fromBlock: last, page: "9", offset: "1" };
    const { result } = await ask("blockscout", query);
    expect(result).toEqual(all.result.slice(-4));
  });
});

describe("Routescan", () => {
  it("answers the same claims, topics unpadded and zero written 0x", async () => {
    const query = claimsOf(ownerAddress("ada"));
    const [theirs, blockscouts] = await Promise.all([
      ask("routescan", { ...query, topic0_3_opr: undefined }),
      ask("blockscout", query),
    ]);
    const key = (log: Record<string, unknown>) =>
      `${log.transactionHash} ${log.logIndex === "0x" ? "0x0" : log.logIndex}`;
    expect(theirs.result.map(key)).toEqual(blockscouts.result.map(key));
    expect(theirs.result.every((log) => log.transactionIndex === "0x")).toBe(true);
    expect(theirs.result.every((log) => !(log.topics as unknown[]).includes(null))).toBe(true);
  });

  it("pages by page and offset", async () => {
    const query = claimsOf(ownerAddress("ada"));
    const all = await ask("routescan", query);
    const second = await ask("routescan", { ...query, page: "2", offset: "4" });
    expect(second.result).toEqual(all.result.slice(4, 8));
    const beyond = await ask("routescan", { ...query, page: "9", offset: "4" });
    expect(beyond).toEqual({ status: "0", message: "No records found", result: [] });
  });

  it("refuses pages beyond its window, with a text as result", async () => {
    const query = { ...claimsOf(ownerAddress("ada")), page: "3", offset: "5000" };
    const { status, result } = await ask("routescan", query);
    expect(status).toBe("0");
    expect(result).toMatch(/^Result window is too large/);
  });
});
