/** The guide's second section: the six ideas that everything else is made of, each with its figures. */
import { Term } from "../glossary/term.tsx";
import { apy, buy, compounded, healthFactor, type Loan, liquidationPrice } from "../lessons/examples.ts";
import { dollars, figure, percent, whole } from "../lessons/figures.ts";
import { TableRegion } from "../lessons/table-region.tsx";
import { spends, swapPool, TwoSwapsDrawing } from "./two-swaps-drawing.tsx";

const loan: Loan = { tokens: 10_000, price: 0.02, debt: 100, threshold: 0.75 };
const limit = liquidationPrice(loan);
const apr = 0.12;
const rhythms = [
  { name: "Once a year", times: 1 },
  { name: "Each month", times: 12 },
  { name: "Each day", times: 365 },
] as const;

export function KeyConcepts() {
  return (
    <>
      <h3>Wallets and keys</h3>
      <p>
        A <Term id="wallet">wallet</Term> holds keys and no coins. The coins are lines in the public record,
        and the keys can move them. Your <Term id="address">address</Term> is the name others see. The{" "}
        <Term id="seed-phrase">seed phrase</Term>, mostly 12 or 24 words, is the master key: whoever reads it
        can take all. No real support, no airdrop and no ‘verification’ ever needs it.
      </p>

      <h3>Transactions, gas and approvals</h3>
      <p>
        Each step is a <Term id="transaction">transaction</Term> that you sign. It costs a fee, counted in{" "}
        <Term id="gas">gas</Term> and paid in the network’s own coin, which is FLR on Flare. A failed
        transaction costs a fee too. And there is no undo.
      </p>
      <p>
        A contract may take a token from you only within an <Term id="approval">approval</Term> that you gave
        it. Approvals do not expire. Many sites ask for an <Term id="unlimited-approval">unlimited one</Term>,
        which covers all of that token that you will ever hold. Give the exact amount where you can, and{" "}
        <Term id="revoke">revoke</Term> what you no longer use.
      </p>

      <h3>Tokens and stablecoins</h3>
      <p>
        A <Term id="token">token</Term> is a list of balances kept by a contract. Anyone can make one in
        minutes, with any name. What cannot be copied is its{" "}
        <Term id="contract-address">contract address</Term>, so take that from the project’s own documents. A{" "}
        <Term id="stablecoin">stablecoin</Term> is meant to stay at a price, mostly one dollar. Ask what
        stands behind it, and who may trade it back for real dollars on a bad day.
      </p>

      <h3>Swaps and pools</h3>
      <p>
        A <Term id="dex">decentralised exchange</Term> keeps two tokens in a{" "}
        <Term id="liquidity-pool">pool</Term>. In the plain form, a swap must leave the product of the two
        balances as it was, apart from the fee. Take much out of one side and each further unit costs more.
        That is <Term id="price-impact">price impact</Term>: your own order moves the price against you.
      </p>
      <TwoSwapsDrawing />
      <TableRegion label="What two swaps pay in the same pool">
        <table>
          <thead>
            <tr>
              <th scope="col">You pay in</th>
              <th scope="col">You get</th>
              <th scope="col">Price paid</th>
              <th scope="col">Price impact</th>
            </tr>
          </thead>
          <tbody>
            {spends.map((spend) => {
              const swap = buy(swapPool, spend);
              return (
                <tr key={spend}>
                  <th scope="row">{dollars(spend, 0)}</th>
                  <td>{whole(swap.received)} FLR</td>
                  <td>{dollars(swap.pricePaid, 4)}</td>
                  <td>{percent(swap.priceImpact, 2)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </TableRegion>
      <p>
        Before you sign, you set a <Term id="slippage-tolerance">slippage tolerance</Term>: the least you will
        accept. Set it wide, and a bot can trade just ahead of you and take the difference. Those who fill the
        pool earn its fees and carry a risk of their own, called{" "}
        <Term id="impermanent-loss">impermanent loss</Term>: when the two prices drift apart, a pool share is
        worth less than the same tokens left alone.
      </p>

      <h3>Lending and liquidation</h3>
      <p>
        A contract lends to strangers, so it asks for <Term id="collateral">collateral</Term> worth more than
        the loan. Say you lock up {whole(loan.tokens)} FLR at a sample price of {dollars(loan.price)} and
        borrow {dollars(loan.debt, 0)} of a dollar token, with a{" "}
        <Term id="liquidation-threshold">threshold</Term> of {percent(loan.threshold, 0)}. Your{" "}
        <Term id="health-factor">health factor</Term> is collateral times threshold, divided by debt:{" "}
        {figure(healthFactor(loan))}. It reaches 1 when FLR costs {dollars(limit, 4)}, a fall of{" "}
        {percent(1 - limit / loan.price, 0)}. Below that, anyone may repay part of your debt and take
        collateral at a discount. This is a <Term id="liquidation">liquidation</Term>, and the discount is
        your penalty. It can happen while you sleep.
      </p>

      <h3>Yield, APR and APY</h3>
      <p>
        <Term id="yield">Yield</Term> is paid by somebody: borrowers, traders, the network, or a protocol that
        hands out its own new token. If you cannot say who pays, assume that it is you. An{" "}
        <Term id="apr">APR</Term> leaves out interest on interest, and an <Term id="apy">APY</Term> counts it
        in. At an APR of {percent(apr, 0)}, {whole(1000)} tokens come to this in a year:
      </p>
      <TableRegion label="What an APR comes to">
        <table>
          <thead>
            <tr>
              <th scope="col">Added back</th>
              <th scope="col">After a year</th>
              <th scope="col">APY</th>
            </tr>
          </thead>
          <tbody>
            {rhythms.map(({ name, times }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{figure(compounded(1000, apr, times))}</td>
                <td>{percent(apy(apr, times), 2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
      <p>
        The gap between the rows is small. The gap between any of them and a fall in the token’s price is not:
        if the price drops by {percent(0.2, 0)} in that year, even the last row is worth{" "}
        {percent(1 - (1 + apy(apr, 365)) * 0.8)} less than what you put in.
      </p>
    </>
  );
}
