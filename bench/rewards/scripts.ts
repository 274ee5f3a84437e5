// What somebody would write with viem instead: three scripts that list an owner's claims, each the plain
// way its kind is written. None reads the contract's state, so none can say whether its list is whole.

import { type Address, createPublicClient, decodeEventLog, type Hex, http, pad } from "viem";
import { ADDRESSES } from "../../chain/addresses.ts";
import { RNAT_ABI } from "../../chain/mainnet-abi.ts";
import { GENESIS_BLOCK } from "../../chain/node.ts";
import type { Chain } from "../../chain/start.ts";

/** The most blocks of one eth_getLogs at Flare's public node. */
export const WINDOW_BLOCKS = 30;

/** Windows that the local chain has. */
const LOCAL_WINDOWS = 20;

const CLAIMED: Hex = "0x991476c3a75b7c98873b2a3ff8ea47ece4cad28a0b122c8064f619d37787424a";

/** Lists the claims in `windows` windows of 30 blocks, one after the other, from the first block on. */
export async function scanSequentially(chain: Chain, owner: Address, windows: number): Promise<number> {
  const client = createPublicClient({ transport: http(chain.rpcUrl) });
  let found = 0;
  for (let place = 0; place < windows; place++) found += await logsOf(client, owner, place);
  return found;
}

/** As {@link scanSequentially}, but a hundred windows in each request, as viem batches them. */
export async function scanInBatches(chain: Chain, owner: Address, windows: number): Promise<number> {
  const client = createPublicClient({ transport: http(chain.rpcUrl, { batch: { batchSize: 100 } }) });
  let found = 0;
  for (let first = 0; first < windows; first += 100) {
    const places = Array.from({ length: Math.min(100, windows - first) }, (_, place) => first + place);
    const counts = await Promise.all(places.map((place) => logsOf(client, owner, place)));
    found += counts.reduce((sum, count) => sum + count, 0);
  }
  return found;
}

/** Windows start over at the local chain's end: it is shorter than the stretch that is measured. */
async function logsOf(
  client: ReturnType<typeof createPublicClient>,
  owner: Address,
  place: number,
): Promise<number> {
  const fromBlock = BigInt(GENESIS_BLOCK + (place % LOCAL_WINDOWS) * WINDOW_BLOCKS);
  const logs = await client.getContractEvents({
    address: ADDRESSES.RNat,
    abi: RNAT_ABI,
    eventName: "RewardsClaimed",
    args: { owner },
    fromBlock,
    toBlock: fromBlock + BigInt(WINDOW_BLOCKS - 1),
    strict: true,
  });
  return logs.length;
}

/** Asks one explorer once and adds up what it lists; what is beyond its page is lost without a word. */
export async function askOneExplorer(chain: Chain, owner: Address): Promise<{ logs: number; total: bigint }> {
  const query = new URLSearchParams({
    module: "logs",
    action: "getLogs",
    fromBlock: "0",
    toBlock: "latest",
    address: ADDRESSES.RNat,
    topic0: CLAIMED,
    topic3: pad(owner),
    topic0_3_opr: "and",
  });
  const response = await fetch(`${chain.explorerUrls.blockscout}?${query}`);
  const { result } = (await response.json()) as { result: { data: Hex; topics: (Hex | null)[] }[] };
  let total = 0n;
  for (const { data, topics } of result) {
    const present = topics.filter((topic) => topic !== null) as [Hex, ...Hex[]];
    const log = decodeEventLog({ abi: RNAT_ABI, eventName: "RewardsClaimed", data, topics: present });
    total += log.args.amount;
  }
  return { logs: result.length, total };
}
