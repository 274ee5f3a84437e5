// The local chain beside the product: anvil with our contracts, and the proxy in front of it.
import { answers, requireFreePort, type Service, startService, waitUntilReady } from "./service.ts";
import { LOCAL_CHAIN } from "./wrangler.ts";

const ANVIL_PORT = 8545;
const PROXY_PORT = 8546;

/** Compiling the contracts and loading the fixture takes seconds. Milliseconds. */
const READY_DEADLINE = 120_000;

/** A `SetupProblem` where something listens on the chain's ports already. */
export async function requireChainPorts(): Promise<void> {
  for (const port of [ANVIL_PORT, PROXY_PORT]) {
    await requireFreePort(port, "npm start -- --chain flare");
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
    "The local chain did not start: see its message above, or start with `npm start -- --chain flare`.",
  );
  return service;
}
