/** Lesson 7: lending, borrowing and liquidation. */
import { Term } from "../../glossary/term.tsx";
import { LoanDrawing } from "../drawings/loan-drawing.tsx";
import { healthFactor, type Loan, liquidate, liquidationPrice, supplyRate } from "../examples.ts";
import { dollars, figure, percent, whole } from "../figures.ts";
import type { LessonText } from "../lesson.ts";
import { sources } from "../sources.ts";
import { TableRegion } from "../table-region.tsx";

const loan: Loan = { tokens: 50_000, price: 0.02, debt: 500, threshold: 0.75 };
const value = loan.tokens * loan.price;
const limit = liquidationPrice(loan);
const prices = [0.02, 0.018, 0.016, 0.014, 0.0133] as const;
const fallen: Loan = { ...loan, price: 0.013 };
const closing = { share: 0.5, bonus: 0.08 } as const;
const sale = liquidate(fallen, closing.share, closing.bonus);
const pool = { borrowRate: 0.1, lent: 0.8, kept: 0.1 } as const;
const grown: Loan = { ...loan, debt: loan.debt * (1 + pool.borrowRate) };

function Body() {
  return (
    <>
      <section>
        <h2>A loan that is called in by a program</h2>
        <p>
          If you borrow in DeFi, you can lose your deposit overnight and still have spent the loan. No one
          calls you first. A price moves, a program reads it, and a stranger is paid to sell what you pledged.
          It happens most often in a crash, when you would least like to sell.
        </p>
        <p>
          If you lend, you can lose as well. The contract may have a fault. The borrowers’ pledges may turn
          out too small. Or your money may be lent out when you want it back.
        </p>
      </section>
      <section>
        <h2>How lending works</h2>
        <p>
          A <Term id="lending-pool">lending pool</Term> is a contract. Lenders put tokens in. Borrowers take
          tokens out and pay interest. The contract knows no names and asks for no income. So it wants a
          pledge that is worth more than the loan: the <Term id="collateral">collateral</Term>.
        </p>
        <p>
          Such a loan is <Term id="overcollateralised">overcollateralised</Term>. Why would anyone lock up
          $1,000 to borrow $500? Some do not want to sell a token they hope will rise. Some want to avoid a
          sale that is taxed. And some borrow to buy more of the same token, which is how people lose
          everything at twice the speed.
        </p>
        <p>
          The rate is not fixed. It follows <Term id="utilisation">utilisation</Term>, the share of the pool
          that is lent out. When little is left, the <Term id="borrow-rate">borrow rate</Term> climbs steeply,
          so that some repay and others deposit. A cheap loan can become dear within hours.
        </p>
      </section>
      <section>
        <h2>Three numbers to know</h2>
        <ul>
          <li>
            <Term id="ltv">Loan-to-value</Term> is your debt divided by your collateral. The pool sets a
            highest value for new loans.
          </li>
          <li>
            The <Term id="liquidation-threshold">liquidation threshold</Term> is a little above that. It is
            the share of your collateral that counts. Some pools use one number for both.
          </li>
          <li>
            The <Term id="health-factor">health factor</Term> is collateral value times threshold, divided by
            debt. At 1 you are at the edge. Below 1 anyone may liquidate you.
          </li>
        </ul>
        <p>
          The value of your collateral comes from an <Term id="oracle">oracle</Term>, a service that brings
          prices to the chain. If it is late or wrong, the program acts on the wrong price all the same.
        </p>
        <LoanDrawing />
      </section>
      <section>
        <h2>What happens in a liquidation</h2>
        <p>
          In a <Term id="liquidation">liquidation</Term>, somebody repays a part of your debt. In return that
          person takes some of your collateral, at a discount. The discount is the{" "}
          <Term id="liquidation-bonus">liquidation bonus</Term>. For the stranger it is pay, and for you it is
          a penalty.
        </p>
        <p>
          Programs watch every loan around the clock, since the first to act earns the bonus. It protects the
          lenders, and it is the reason why a contract can lend to someone it does not know. If prices fall
          faster than that, the collateral no longer covers the loan. What remains is{" "}
          <Term id="bad-debt">bad debt</Term>, and in the end lenders may have to bear it.
        </p>
      </section>
      <section id="worked-example">
        <h2>Worked example: borrowing {dollars(loan.debt, 0)} against FLR</h2>
        <p>
          You deposit {whole(loan.tokens)} FLR at a sample price of {dollars(loan.price)}. That is{" "}
          {dollars(value, 0)} of collateral. You borrow {dollars(loan.debt, 0)} of a dollar token. The
          threshold is {percent(loan.threshold, 0)}.
        </p>
        <ol>
          <li>Your loan-to-value is {percent(loan.debt / value, 0)}.</li>
          <li>
            Your health factor is {dollars(value, 0)} times {figure(loan.threshold)}, divided by{" "}
            {dollars(loan.debt, 0)}. That is {figure(healthFactor(loan))}.
          </li>
          <li>
            It reaches 1 when FLR costs {dollars(loan.debt, 0)} divided by {whole(loan.tokens)} and by{" "}
            {figure(loan.threshold)}: {dollars(limit, 4)}. That is a fall of {percent(1 - limit / loan.price)}
            .
          </li>
        </ol>
        <TableRegion label="Health factor by price">
          <table>
            <thead>
              <tr>
                <th scope="col">FLR price</th>
                <th scope="col">Collateral</th>
                <th scope="col">Health factor</th>
              </tr>
            </thead>
            <tbody>
              {prices.map((price) => (
                <tr key={price}>
                  <th scope="row">{dollars(price, 4)}</th>
                  <td>{dollars(loan.tokens * price)}</td>
                  <td>{figure(healthFactor({ ...loan, price }), 3)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
        <p>
          Now the price drops to {dollars(fallen.price, 3)}. The health factor is{" "}
          {figure(healthFactor(fallen), 3)}. In this sample a liquidator may repay {percent(closing.share, 0)}{" "}
          of the debt, with a bonus of {percent(closing.bonus, 0)}. Limits and bonuses differ from pool to
          pool.
        </p>
        <ol>
          <li>The liquidator repays {dollars(sale.repaid)} for you.</li>
          <li>
            In return it takes FLR worth {dollars(sale.taken)}, which is {whole(sale.taken / fallen.price)}{" "}
            FLR.
          </li>
          <li>
            You keep {whole(sale.after.tokens)} FLR, worth {dollars(sale.after.tokens * fallen.price)}, and
            you still owe {dollars(sale.after.debt)}.
          </li>
          <li>
            Your own part was {dollars(fallen.tokens * fallen.price - fallen.debt)} before and is{" "}
            {dollars(sale.after.tokens * fallen.price - sale.after.debt)} now. The {dollars(sale.penalty)}{" "}
            between them is the bonus.
          </li>
          <li>
            The new health factor is {figure(healthFactor(sale.after), 2)}. The next drop can do it again.
          </li>
        </ol>
        <p>
          The price need not move at all. At a borrow rate that comes to {percent(pool.borrowRate, 0)} over a
          year you then owe {dollars(grown.debt)}. The price at which you are liquidated has then crept up
          from {dollars(limit, 4)} to {dollars(liquidationPrice(grown), 4)}.
        </p>
      </section>
      <section>
        <h2>If you lend</h2>
        <p>
          You are paid by the borrowers. Say they pay {percent(pool.borrowRate, 0)}, that{" "}
          {percent(pool.lent, 0)} of the pool is lent out, and that the protocol keeps {percent(pool.kept, 0)}{" "}
          of the interest. You then get {percent(pool.borrowRate, 0)} times {figure(pool.lent, 1)} times{" "}
          {figure(1 - pool.kept, 1)}, which is {percent(supplyRate(pool.borrowRate, pool.lent, pool.kept))} a
          year. It changes with every loan.
        </p>
        <p>
          You can withdraw what is not lent out. If all of it is, you wait. So look at how full the pool is
          before you deposit, and at which tokens it takes as collateral. You carry the risk of the worst of
          them.
        </p>
      </section>
      <section>
        <h2>If you borrow</h2>
        <ul>
          <li>Ask how far the token has fallen in a bad week. Keep your limit well below that.</li>
          <li>Work out your liquidation price and set an alarm far above it.</li>
          <li>Keep some of the borrowed token at hand, so that you can repay without selling.</li>
          <li>Keep FLR for the fees. In a rush you cannot repay without them.</li>
          <li>Plan who pays the loan back, and from what.</li>
        </ul>
      </section>
      <section id="mistakes">
        <h2>Common mistakes and scams</h2>
        <ul>
          <li>
            <strong>Borrowing the most that is allowed.</strong> Then a small dip is enough. The highest limit
            is not a hint.
          </li>
          <li>
            <strong>Buying more of your own collateral.</strong> If it falls, both your pledge and what you
            bought shrink. The debt does not.
          </li>
          <li>
            <strong>Forgetting the interest.</strong> It grows while you sleep, and the rate can jump.
          </li>
          <li>
            <strong>Treating a dollar token as a sure dollar.</strong> If you borrowed it and it rises above
            one dollar, your debt has grown.
          </li>
          <li>
            <strong>The loan with a fee up front.</strong> A stranger offers a crypto loan without a pledge
            and asks for a deposit first. There is no loan.
          </li>
          <li>
            <strong>The ‘unlock’ message.</strong> Someone says that your account is about to be liquidated
            and sends a link. Open the protocol from your own bookmark and look.
          </li>
        </ul>
      </section>
    </>
  );
}

/** The text of lesson 7. */
export const text: LessonText = {
  Body,
  keyTerms: [
    "lending-pool",
    "collateral",
    "ltv",
    "liquidation-threshold",
    "health-factor",
    "liquidation",
    "liquidation-bonus",
    "utilisation",
  ],
  sources: [sources.aavePool, sources.aaveLiquidations, sources.aaveRates, sources.liquidationsPaper],
  reviewedOn: "2026-11-21",
};
