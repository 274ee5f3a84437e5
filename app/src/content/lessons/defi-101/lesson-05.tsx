/** Lesson 5: swaps, and how a pool sets the price. */
import { Term } from "../../glossary/term.tsx";
import { SwapDrawing } from "../drawings/swap-drawing.tsx";
import { buy, minimumReceived, type Pool, sell } from "../examples.ts";
import { dollars, figure, percent, whole } from "../figures.ts";
import type { LessonText } from "../lesson.ts";
import { sources } from "../sources.ts";
import { TableRegion } from "../table-region.tsx";

const pool: Pool = { tokens: 100_000, dollars: 2_000, fee: 0.003 };
const deep: Pool = { tokens: 10_000_000, dollars: 200_000, fee: 0.003 };
const spend = 100;
const swap = buy(pool, spend);
const back = sell(swap.after, swap.received);
const inDeep = buy(deep, spend);
const sizes = [10, 100, 500] as const;
const tolerance = 0.01;

function Body() {
  return (
    <>
      <section>
        <h2>The price you see is not the price you get</h2>
        <p>
          A swap can cost far more than its fee. In a small pool your own order drives the price against you.
          Others can see your order coming and take a cut. Both losses are quiet: the swap ‘works’, and you
          get less. This lesson shows how to see it before you sign.
        </p>
      </section>
      <section>
        <h2>A pool instead of a dealer</h2>
        <p>
          A <Term id="swap">swap</Term> gives one token for another. On a stock exchange you need somebody who
          wants the other side. On most <Term id="dex">decentralised exchanges</Term> you trade with a{" "}
          <Term id="liquidity-pool">liquidity pool</Term> instead. It is a contract that holds two tokens.
          Other people put them in, and they share the fee that each swap pays.
        </p>
        <p>
          No person sets the price. A formula does, from what is in the pool. Such a contract is called an{" "}
          <Term id="amm">automated market maker</Term>.
        </p>
      </section>
      <section>
        <h2>One rule sets the price</h2>
        <p>
          The simplest pools follow the <Term id="constant-product">constant product</Term> rule. Multiply the
          two balances. A swap must leave the result as it was, apart from the fee. If you take out some of
          one token, you have to put in enough of the other.
        </p>
        <p>
          The price of the next tiny trade is one balance divided by the other. It is called the{" "}
          <Term id="spot-price">spot price</Term>. But your trade is not tiny. While you buy, there is less
          and less of what you want in the pool, and each unit costs a little more than the one before.
        </p>
        <p>
          The part of the price that your own trade causes is the <Term id="price-impact">price impact</Term>.
          It depends on how large your trade is compared with the pool. An honest pool has it too.
        </p>
        <SwapDrawing />
      </section>
      <section id="worked-example">
        <h2>Worked example: {dollars(spend, 0)} into a small pool</h2>
        <p>
          A pool holds {whole(pool.tokens)} FLR and {whole(pool.dollars)} of a dollar token. The fee is{" "}
          {percent(pool.fee)}. These are sample figures. The spot price is {whole(pool.dollars)} divided by{" "}
          {whole(pool.tokens)}, so {dollars(swap.spotPrice, 4)} for one FLR.
        </p>
        <ol>
          <li>
            You pay in {dollars(spend)}. The fee is {dollars(spend * pool.fee)}, so{" "}
            {dollars(spend * (1 - pool.fee))} count for the swap.
          </li>
          <li>At the spot price that would be {whole(swap.withoutImpact)} FLR.</li>
          <li>
            The rule gives you {whole(pool.tokens)} times {figure(spend * (1 - pool.fee))}, divided by{" "}
            {figure(pool.dollars + spend * (1 - pool.fee))}. That is {figure(swap.received)} FLR.
          </li>
          <li>
            So you get {figure(swap.withoutImpact - swap.received)} FLR less. The price impact is{" "}
            {percent(swap.priceImpact, 2)}.
          </li>
          <li>
            With the fee, you paid {dollars(swap.pricePaid, 4)} for one FLR instead of{" "}
            {dollars(swap.spotPrice, 4)}.
          </li>
        </ol>
        <p>Now change the size of the trade and leave the pool as it was:</p>
        <TableRegion label="Trades of different size">
          <table>
            <thead>
              <tr>
                <th scope="col">You pay in</th>
                <th scope="col">You get, in FLR</th>
                <th scope="col">Price paid</th>
                <th scope="col">Price impact</th>
              </tr>
            </thead>
            <tbody>
              {sizes.map((size) => {
                const one = buy(pool, size);
                return (
                  <tr key={size}>
                    <th scope="row">{dollars(size, 0)}</th>
                    <td>{figure(one.received)}</td>
                    <td>{dollars(one.pricePaid, 4)}</td>
                    <td>{percent(one.priceImpact, 2)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </TableRegion>
        <p>
          In a pool a hundred times as large, the same {dollars(spend, 0)} buy {figure(inDeep.received)} FLR,
          and the price impact is {percent(inDeep.priceImpact, 2)}. In the small pool the impact costs you
          many times the fee. In the large one the fee is the larger part. So look at the size of a pool
          first, and at its fee second.
        </p>
        <p>
          What if you change your mind and swap straight back? If nobody else has traded, you get{" "}
          {dollars(back)}. You paid the fee twice. But someone else will often trade first, because your swap
          left the price too high. Then you get less.
        </p>
      </section>
      <section>
        <h2>Slippage is something else</h2>
        <p>
          Between your click and the block, other people trade. The change in price from that is{" "}
          <Term id="slippage">slippage</Term>. You cannot compute it, but you can cap it. You set a{" "}
          <Term id="slippage-tolerance">slippage tolerance</Term>, and if the swap would pay less than that
          allows, it fails. Then you lose the network fee and nothing more.
        </p>
        <p>
          In our example, the quote is {figure(swap.received)} FLR. With a tolerance of{" "}
          {percent(tolerance, 0)} you accept no less than {figure(minimumReceived(swap.received, tolerance))}{" "}
          FLR. With a tolerance of 10 % you would accept {figure(minimumReceived(swap.received, 0.1))}. The
          gap is an offer to anyone who can take it.
        </p>
        <p>
          And some can. In a <Term id="sandwich">sandwich</Term>, a trader sees your order, buys just before
          you and sells just after. You pay more, and the trader keeps the difference. The lower your
          tolerance, the less there is to take. Half a per cent is a common start for busy pairs. If a swap
          fails, look for the cause before you raise it.
        </p>
        <p>
          Who brings the price back in line afterwards? Traders who compare pools. They buy where it is cheap
          and sell where it is dear, which is known as <Term id="arbitrage">arbitrage</Term>.
        </p>
      </section>
      <section>
        <h2>Other kinds of pool</h2>
        <p>
          Not every pool spreads its tokens over all prices. In many newer ones, providers choose a price
          range. Near the current price such a pool can be deeper than its size suggests. Beyond the range it
          can be almost empty. So trust the quote for your own amount, not the total that the pool is said to
          hold. A swap may also pass through two or three pools on its way. Each takes its fee and has its own
          price impact.
        </p>
      </section>
      <section>
        <h2>Reading a quote before you sign</h2>
        <ul>
          <li>Are both contract addresses the right ones?</li>
          <li>What is the least you will receive? Judge the swap by this number.</li>
          <li>Is the price impact below one per cent? If not, use a larger pool or a smaller sum.</li>
          <li>Does the price agree with that of another market?</li>
          <li>Do you keep enough FLR for the fee of the next step?</li>
        </ul>
      </section>
      <section id="mistakes">
        <h2>Common mistakes and scams</h2>
        <ul>
          <li>
            <strong>Raising the tolerance until it works.</strong> A token that only swaps at 30 % may take a
            hidden cut of each sale, or be a trap.
          </li>
          <li>
            <strong>A large swap in a small pool.</strong> Wallets may pick such a pool for a rare token. Look
            at what the pool holds.
          </li>
          <li>
            <strong>Splitting without counting.</strong> Parts help only if others bring the price back in
            between, and each part costs a fee.
          </li>
          <li>
            <strong>The false exchange.</strong> An advert leads to a copy of a site you know. Use your own
            bookmark.
          </li>
          <li>
            <strong>The rising star.</strong> A new token, a tiny pool and a loud chat. The makers can pull
            the other side of the pool out. This is a <Term id="rug-pull">rug pull</Term>, and it takes one
            transaction.
          </li>
        </ul>
      </section>
    </>
  );
}

/** The text of lesson 5. */
export const text: LessonText = {
  Body,
  keyTerms: [
    "swap",
    "liquidity-pool",
    "amm",
    "constant-product",
    "spot-price",
    "price-impact",
    "slippage",
    "slippage-tolerance",
  ],
  sources: [sources.uniswapHow, sources.uniswapFees, sources.uniswapSwaps, sources.ethereumMev],
  reviewedOn: "2026-11-21",
};
