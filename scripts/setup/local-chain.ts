// The local chain beside the product: anvil with our contracts, and the proxy in front of it.
import { answers, isFree, type Service, startService, waitUntilReady } from "./service.ts";
import { SetupProblem } from "./steps.mjs";
import { LOCAL_CHAIN } from "./wrangler.ts";

const ANVIL_PORT = 8545;
const PROXY_PORT = 8546;

/** Compiling the contracts and loading the fixture takes seconds. Milliseconds. */
const READY_DEADLINE = 120_000;

/** A `SetupProblem` where something listens on the chain's ports already. */
export async function requireChainPorts(): Promise<void> {
  for (const port of [ANVIL_PORT, PROXY_PORT]) {
    if (await isFree(port)) continue;
    throw new SetupProblem(
      `Port ${port}, which the local chain needs, is in use, perhaps by an earlier start: stop that program, or read a live network with \`-- --chain flare\`.`,
    );
  }
}

/** Starts the chain and waits until its proxy answers. */
export async function startLocalChain(): Promise<Service> {
  const service = startService(process.execPath, ["chain/start.ts"], process.env);
  const question = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] });
  await waitUntilReady(
    service,
    () =>
      answers(`${LOCAL_CHAIN}/ext/C/rpc`, {
        method: "POST",
        body: question,
        headers: { "content-type": "application/json" },
      }),
    READY_DEADLINE,
    "The local chain did not start: see its message above, or start with `-- --chain flare`.",
  );
  return service;
}
