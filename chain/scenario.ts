// A stage for the tests of the contracts' semantics: a node with the contracts placed and two projects,
// but no history. Each test writes its own, at times of its own, and it is undone afterwards.

import { type Address, createPublicClient, type Hex, http, parseEther } from "viem";
import { ADDRESSES, FIRST_MONTH_START, MONTH_SECONDS } from "./addresses.ts";
import { type Artifacts, compileContracts } from "./compile.ts";
import { DISTRIBUTOR, MANAGER } from "./fixture.ts";
import { freePort } from "./free-port.ts";
import { call } from "./json-rpc.ts";
import { RNAT_ABI } from "./mainnet-abi.ts";
import { type EvmNode, startNode } from "./node.ts";
import { artifactOf, placeContracts } from "./place.ts";
import { type Mined, send } from "./transactions.ts";

/** A development account; nothing of the fixture is played here. */
export const OWNER: Address = "0x14dC79964da2C08b23698B3D3cc7Ca32193d9955";

/** Seconds UTC, `day` days after the start of month `month`. */
export function at(month: number, day: number): number {
  return FIRST_MONTH_START + month * MONTH_SECONDS + day * 86_400;
}

/** One RewardsClaimed event of a transaction; `amount` in wei. */
export interface ClaimedEvent {
  projectId: bigint;
  month: bigint;
  owner: Address;
  amount: bigint;
}

/** The stage; every method that writes takes the time of its block in seconds UTC. */
export class Scenario {
  readonly node: EvmNode;
  readonly artifacts: Artifacts;
  readonly client;
  #snapshot: Hex = "0x";

  private constructor(node: EvmNode, artifacts: Artifacts) {
    this.node = node;
    this.artifacts = artifacts;
    this.client = createPublicClient({ transport: http(node.url), cacheTime: 0 });
  }

  /** Starts it: project 0 pays in the running month as well, project 1 only in the one after. */
  static async start(): Promise<Scenario> {
    const artifacts = await compileContracts();
    const node = await startNode(await freePort());
    const scenario = new Scenario(node, artifacts);
    await placeContracts(node.url, artifacts);
    await scenario.rNat(MANAGER, "addProjects", [
      ["Zero", "One"],
      [DISTRIBUTOR, DISTRIBUTOR],
      [true, false],
    ]);
    await scenario.rNat(MANAGER, "receiveRewards", [], undefined, parseEther("1000000"));
    return scenario;
  }

  /** Marks the state that {@link undo} returns to. */
  async mark(): Promise<void> {
    this.#snapshot = await call<Hex>(this.node.url, "evm_snapshot");
  }

  /** Returns to the marked state, its time included. */
  async undo(): Promise<void> {
    await call(this.node.url, "evm_revert", [this.#snapshot]);
  }

  /** Calls RNat in a transaction. */
  rNat(
    from: Address,
    functionName: string,
    args: readonly unknown[],
    time?: number,
    value?: bigint,
  ): Promise<Mined> {
    const { abi } = artifactOf(this.artifacts, "RNat");
    const transaction = { from, to: ADDRESSES.RNat, abi, functionName, args };
    return send(this.node.url, value === undefined ? transaction : { ...transaction, value }, time);
  }

  /** Assigns a pool to (project, month) and gives all of it, `flr`, to one recipient. */
  async award(project: number, month: number, flr: string, time: number, recipient = OWNER): Promise<void> {
    const wei = parseEther(flr);
    await this.rNat(MANAGER, "assignRewards", [month, [project], [wei]], time);
    await this.rNat(DISTRIBUTOR, "distributeRewards", [project, month, [recipient], [wei]]);
  }

  /** {@link OWNER} claims. */
  claim(projects: readonly number[], month: number, time?: number): Promise<Mined> {
    return this.rNat(OWNER, "claimRewards", [projects, month], time);
  }

  /** Moves the chain's clock by mining an empty block at `time`. */
  async wait(time: number): Promise<void> {
    await call(this.node.url, "evm_setNextBlockTimestamp", [time]);
    await call(this.node.url, "anvil_mine", ["0x1"]);
  }

  /** The RewardsClaimed events of a transaction, in order. */
  async claimed({ blockNumber }: Mined): Promise<ClaimedEvent[]> {
    const logs = await this.client.getContractEvents({
      address: ADDRESSES.RNat,
      abi: RNAT_ABI,
      eventName: "RewardsClaimed",
      fromBlock: blockNumber,
      toBlock: blockNumber,
      strict: true,
    });
    return logs.map((log) => log.args);
  }

  /** The Transfer events of RNat in a transaction, in order. */
  async transfers({ blockNumber }: Mined): Promise<{ from: Address; to: Address; value: bigint }[]> {
    const logs = await this.client.getContractEvents({
      address: ADDRESSES.RNat,
      abi: RNAT_ABI,
      eventName: "Transfer",
      fromBlock: blockNumber,
      toBlock: blockNumber,
      strict: true,
    });
    return logs.map((log) => log.args);
  }
}
