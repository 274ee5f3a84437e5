/** Lesson 6: providing to a pool, and what the pool does with it. */
import { Term } from "../../glossary/term.tsx";
import { PoolShareDrawing } from "../drawings/pool-share-drawing.tsx";
import { feesPerDay, poolShare } from "../examples.ts";
import { dollars, figure, percent, whole } from "../figures.ts";
import type { LessonText } from "../lesson.ts";
import { sources } from "../sources.ts";
import { TableRegion } from "../table-region.tsx";

const tokens = 10_000;
const price = 0.02;
const deposited = 2 * tokens * price;
const pool = { value: 40_000, volume: 2_000, fee: 0.003 } as const;
const earned = feesPerDay(pool.volume, pool.fee, deposited / pool.value);
const ratios = [0.25, 0.5, 0.8, 1, 1.25, 2, 4] as const;
const doubled = poolShare(tokens, price, 2);

function Body() {
  return (
    <>
      <section>
        <h2>You can earn fees and still lose</h2>
        <p>
          Putting tokens into a pool pays you for every swap. It also changes what you own, hour by hour, in a
          way that works against you. Many people earn fees for months and end up with less than if they had
          done nothing. This lesson shows how to see that before you deposit.
        </p>
        <p>
          The other risk is simple. Your tokens lie in a contract. If the contract has a fault, or one of the
          two tokens turns out to be worthless, all of it can be gone in a minute.
        </p>
      </section>
      <section>
        <h2>What a provider does</h2>
        <p>
          In lesson 5 you traded with a pool. Somebody had filled it. That somebody is a{" "}
          <Term id="liquidity-provider">liquidity provider</Term>, and you can be one too.
        </p>
        <p>
          In the simplest pools you put in both tokens at once, in equal value. In return you get an{" "}
          <Term id="lp-token">LP token</Term>. It is a receipt for a share of the pool. Note the word share.
          You do not own the tokens you put in. You own, say, one per cent of whatever the pool holds when you
          leave.
        </p>
        <p>
          Each swap pays a <Term id="trading-fee">trading fee</Term>, and the fee stays in the pool. So the
          share you own grows a little with each trade. In some pools the protocol keeps a part of it.
        </p>
      </section>
      <section>
        <h2>Why the pool works against you</h2>
        <p>
          A pool does not know the price in the world outside. It learns it from traders. Say that FLR rises
          elsewhere. For a moment the pool still sells it at the old price. Traders buy it there until the
          pool’s price has caught up. This is the <Term id="arbitrage">arbitrage</Term> of the last lesson.
        </p>
        <p>
          Who sold to them too cheaply? The pool did, and a part of the pool is yours. It works the same way
          when the price falls: then the pool buys, all the way down.
        </p>
        <p>
          So a pool always ends up with more of the token that fell and less of the one that rose. Compare
          your share with the same tokens left in your wallet. The gap is called{" "}
          <Term id="impermanent-loss">impermanent loss</Term>. The name is too kind. It goes away only if the
          price comes back to where you started. If you leave before that, it is final.
        </p>
        <PoolShareDrawing />
      </section>
      <section id="worked-example">
        <h2>Worked example: {dollars(deposited, 0)} in a pool</h2>
        <p>
          FLR stands at {dollars(price)}. You put in {whole(tokens)} FLR, worth {dollars(tokens * price, 0)},
          and {dollars(tokens * price, 0)} of a dollar token. All figures are samples. Now the price of FLR
          changes. The table leaves the fees out for the moment.
        </p>
        <TableRegion label="Held and in the pool">
          <table>
            <thead>
              <tr>
                <th scope="col">FLR price</th>
                <th scope="col">Just held</th>
                <th scope="col">In the pool</th>
                <th scope="col">Gap</th>
              </tr>
            </thead>
            <tbody>
              {ratios.map((ratio) => {
                const share = poolShare(tokens, price, ratio);
                return (
                  <tr key={ratio}>
                    <th scope="row">{dollars(share.newPrice, 3)}</th>
                    <td>{dollars(share.held)}</td>
                    <td>{dollars(share.pooled)}</td>
                    <td>{percent(share.lossShare)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </TableRegion>
        <p>Take the row where the price doubles, and do it by hand:</p>
        <ol>
          <li>
            Held, your {whole(tokens)} FLR are now worth {dollars(tokens * doubled.newPrice, 0)}. With the{" "}
            {dollars(tokens * price, 0)} beside them that is {dollars(doubled.held)}.
          </li>
          <li>
            The pool has sold FLR on the way up. Your share is now {figure(doubled.tokensLeft)} FLR and{" "}
            {dollars(doubled.dollarsLeft)}.
          </li>
          <li>
            Both halves are worth the same, as always in such a pool. Together they make{" "}
            {dollars(doubled.pooled)}.
          </li>
          <li>
            So the pool left you {dollars(doubled.loss)} short, or {percent(doubled.lossShare)}. You made
            money, and holding would have made more.
          </li>
        </ol>
        <p>
          Now the fees. Say the whole pool is worth {dollars(pool.value, 0)}, so your share is{" "}
          {percent(deposited / pool.value, 0)}. People swap {dollars(pool.volume, 0)} a day, and the fee is{" "}
          {percent(pool.fee)}. The pool takes {dollars(pool.volume * pool.fee)} a day, and {dollars(earned)}{" "}
          of that is yours. On your {dollars(deposited, 0)} this is a rate of{" "}
          {percent((earned * 365) / deposited)} a year.
        </p>
        <p>
          At that pace it takes {whole(doubled.loss / earned)} days of fees to make up for one doubling. If
          the volume halves, it takes twice as long. So the question is never ‘what rate does it pay?’. It is
          ‘does the rate beat what the price will do?’. Nobody knows that in advance.
        </p>
      </section>
      <section>
        <h2>When it can make sense</h2>
        <ul>
          <li>
            The two tokens move together. A pair of two dollar tokens has almost no such loss, as long as both
            keep their peg. If one of them breaks, the pool fills up with the broken one.
          </li>
          <li>There is a lot of trading compared with the size of the pool.</li>
          <li>You would be content to hold either token, in any mix.</li>
        </ul>
        <p>
          Some pools pay extra tokens on top. Lesson 9 looks at such rewards. For now: a high extra rate is
          often there because the fees alone would not be worth the risk.
        </p>
      </section>
      <section>
        <h2>Choosing a price range</h2>
        <p>
          In pools with <Term id="concentrated-liquidity">concentrated liquidity</Term> you pick a range of
          prices. Your money works only while the price is inside it. A narrow range earns more fees, and it
          loses more against holding as well.
        </p>
        <p>
          Once the price leaves the range, you earn nothing. You then hold only one of the two tokens, and it
          is the one that did worse. Getting back to work means paying fees and taking the loss. This is a job
          for people who watch it every day. Start with the simple kind, or not at all.
        </p>
      </section>
      <section>
        <h2>Before you deposit</h2>
        <ul>
          <li>Can you get out at any time, or is there a lock?</li>
          <li>What did the pool earn over the last months, and not just last week?</li>
          <li>What would you have if one of the two tokens went to zero?</li>
          <li>
            Have you written down both starting amounts and the day? Without them you cannot tell later.
          </li>
          <li>Did you do one small deposit and one withdrawal first?</li>
        </ul>
        <p>
          The third question has a hard answer. A pool sells the good token for the bad one all the way down.
          If one goes to nothing, so does the whole share.
        </p>
      </section>
      <section id="mistakes">
        <h2>Common mistakes and scams</h2>
        <ul>
          <li>
            <strong>Reading the rate as income.</strong> The rate shown counts fees and rewards. It leaves out
            what the price did to your share.
          </li>
          <li>
            <strong>Thinking that only a fall hurts.</strong> A sharp rise costs you just as much against
            holding.
          </li>
          <li>
            <strong>Pairing with an unknown token.</strong> Its makers can create more of it and swap it for
            the good half of the pool. This is one form of the <Term id="rug-pull">rug pull</Term>.
          </li>
          <li>
            <strong>Losing the receipt.</strong> Whoever holds the LP token can take the share out. Do not
            send it to a contract you do not know, and do not approve one to take it.
          </li>
          <li>
            <strong>Moving too often.</strong> Each change of pool costs two swaps and several network fees.
            Small sums do not survive that.
          </li>
        </ul>
      </section>
    </>
  );
}

/** The text of lesson 6. */
export const text: LessonText = {
  Body,
  keyTerms: [
    "liquidity-provider",
    "lp-token",
    "trading-fee",
    "arbitrage",
    "impermanent-loss",
    "concentrated-liquidity",
  ],
  sources: [sources.uniswapReturns, sources.uniswapFees, sources.uniswapConcentrated, sources.lvrPaper],
  reviewedOn: "2026-11-21",
};
