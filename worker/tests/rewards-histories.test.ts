// Hundreds of histories that nobody thought of: the product's answer and a script that reads the chain
// by itself must agree on each. EMBERFI_HISTORIES_SEED draws other ones, EMBERFI_HISTORIES_OWNERS more.
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Rewards } from "../../app/src/api/generated/types.gen.ts";
import { drawHistories } from "../../chain/random-histories.ts";
import { readClaims } from "../../chain/read-claims.ts";
import { type Chain, startChain } from "../../chain/start.ts";
import { claimsOf, claimsRead } from "./support/same-claims.ts";
import { chainVars, freePort, type Served, serve } from "./support/served.ts";
import { Visitor } from "./support/visitor.ts";

const SEED = Number(process.env.EMBERFI_HISTORIES_SEED ?? "20261121");
const OWNERS = Number(process.env.EMBERFI_HISTORIES_OWNERS ?? "300");
/** Lookups at the same time. */
const AT_ONCE = 6;

const histories = drawHistories(SEED, OWNERS);
let chain: Chain;
let served: Served;
beforeAll(async () => {
  chain = await startChain({ port: await freePort(), proxyPort: await freePort(), histories });
  served = await serve({ vars: chainVars(chain) });
}, OWNERS * 400);
afterAll(async () => {
  await served?.stop();
  await chain?.stop();
});

it(`of each of ${OWNERS} drawn histories the answer is proven, whole and what a script reads (seed ${SEED})`, {
  timeout: OWNERS * 800,
}, async () => {
  const waiting = [...histories.owners];
  let claims = 0;
  const work = async () => {
    for (let owner = waiting.pop(); owner; owner = waiting.pop()) {
      const [answer, history] = await Promise.all([
        new Visitor(served).get<Rewards>(`/api/rflr-rewards/${owner}`),
        readClaims(owner, chain.nodeUrl),
      ]);
      const rewards = answer.json();
      expect(claimsOf(rewards), owner).toEqual(claimsRead(history));
      expect(rewards, owner).toMatchObject({ verified: true, complete: true, missing: [] });
      claims += rewards.totalClaims;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  // Else the histories would prove nothing.
  expect(claims).toBeGreaterThan(OWNERS);
});
