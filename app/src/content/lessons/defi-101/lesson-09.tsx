/** Lesson 9: yield, where it comes from and how it compounds. */
import { Term } from "../../glossary/term.tsx";
import { CompoundingDrawing } from "../drawings/compounding-drawing.tsx";
import { addingBackGains, apy, compounded, shareAfter, worthAfter } from "../examples.ts";
import { dollars, figure, percent, whole } from "../figures.ts";
import type { LessonText } from "../lesson.ts";
import { sources } from "../sources.ts";
import { TableRegion } from "../table-region.tsx";

const principal = 1_000;
const apr = 0.12;
const years = [1, 2, 5, 10] as const;
const small = 100;
const fee = 0.05;
const rhythms = [
  { name: "Once", times: 1 },
  { name: "Each quarter", times: 4 },
  { name: "Each month", times: 12 },
  { name: "Each week", times: 52 },
  { name: "Each day", times: 365 },
] as const;
const fall = -0.3;
const dilution = { mine: 0.05, supply: 0.08 } as const;

function Body() {
  return (
    <>
      <section>
        <h2>A rate is a price for risk</h2>
        <p>
          The higher the rate, the more can go wrong. That is not a saying. It is what is left after others
          have looked at the same offer: if it were safe and paid more, they would put money in until it paid
          less. So a rate of 40 % asks you a question. What do the others know?
        </p>
        <p>
          You can lose more than you earn, and you can lose the sum itself. Look after the{" "}
          <Term id="principal">principal</Term> first. That is the money you put in.
        </p>
      </section>
      <section>
        <h2>Who pays you?</h2>
        <p>
          <Term id="yield">Yield</Term> does not come from nowhere. Somebody pays it, for a reason. There are
          only a few sources:
        </p>
        <ul>
          <li>
            <strong>Borrowers</strong> pay interest, because they want to use your tokens.
          </li>
          <li>
            <strong>Traders</strong> pay fees, because they want to swap in your pool.
          </li>
          <li>
            <strong>The network</strong> pays for services such as staking and price data. Part of that is
            made of new coins, so all holders pay for it.
          </li>
          <li>
            <strong>The protocol</strong> hands out its own new tokens. These are{" "}
            <Term id="emissions">emissions</Term>. They are an advert, paid for by whoever holds the token.
          </li>
          <li>
            <strong>The next depositor</strong> pays, in a <Term id="ponzi">Ponzi scheme</Term>. This works
            until it does not.
          </li>
        </ul>
        <p>
          Ask of each offer: who pays, and would they go on paying if nobody new came in? If you cannot find
          an answer in ten minutes, treat it as the last kind.
        </p>
      </section>
      <section>
        <h2>APR and APY</h2>
        <p>
          <Term id="apr">APR</Term> is a yearly rate without interest on interest. At 12 % APR, 1,000 tokens
          earn 120 in a year. <Term id="apy">APY</Term> assumes that what you earn is added back and earns
          too. Once that happens more than once a year, it is the larger number, so it is the one on the
          poster.
        </p>
        <p>
          Adding back is called <Term id="compounding">compounding</Term>. Over decades it is strong. Over
          months it is small. And both numbers are a guess about the future. In DeFi the rate shown is most
          often what the last day or week would make in a year, if it went on like that. It seldom does.
        </p>
        <CompoundingDrawing />
      </section>
      <section id="worked-example">
        <h2>
          Worked example: {whole(principal)} tokens at {percent(apr, 0)}
        </h2>
        <p>
          Say that you earn {percent(apr, 0)} a year and add it back once a year. The sum grows by the same
          factor each time, so after a number of years it is {whole(principal)} times 1.12 to the power of the
          years.
        </p>
        <TableRegion label="Growth with and without adding back">
          <table>
            <thead>
              <tr>
                <th scope="col">Years</th>
                <th scope="col">Taken out each year</th>
                <th scope="col">Added back</th>
                <th scope="col">Difference</th>
              </tr>
            </thead>
            <tbody>
              {years.map((year) => {
                const plain = principal * (1 + apr * year);
                const grown = compounded(principal, apr, 1, year);
                return (
                  <tr key={year}>
                    <th scope="row">{year}</th>
                    <td>{figure(plain)}</td>
                    <td>{figure(grown)}</td>
                    <td>{figure(grown - plain)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </TableRegion>
        <p>
          In the first year the two are the same. Time does the work, and no rate stays the same for ten
          years.
        </p>
        <p>
          Should you add back more often? Here are {dollars(small, 0)} at {percent(apr, 0)}, where each time
          costs {dollars(fee)} in fees. These are samples.
        </p>
        <TableRegion label="How often to add back">
          <table>
            <thead>
              <tr>
                <th scope="col">Added back</th>
                <th scope="col">APY</th>
                <th scope="col">Extra interest</th>
                <th scope="col">Fees</th>
                <th scope="col">Left of it</th>
              </tr>
            </thead>
            <tbody>
              {rhythms.map(({ name, times }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{percent(apy(apr, times), 2)}</td>
                  <td>{dollars(small * (apy(apr, times) - apr))}</td>
                  <td>{dollars(times * fee)}</td>
                  <td>{dollars(addingBackGains(small, apr, times, fee))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
        <p>
          Each quarter or each month gains a few cents. Each week loses money, and each day costs more than
          the whole interest of the year. With a small sum, add back seldom.
        </p>
        <p>
          Now the part that posters leave out. Your tokens grew by {percent(apr, 0)}, and their price fell by{" "}
          {percent(-fall, 0)}. What you hold is worth 1.12 times 0.70, so {figure(1 + worthAfter(apr, fall))}{" "}
          of what it was. You lost {percent(-worthAfter(apr, fall))}, with a rate of {percent(apr, 0)}. A fall
          of just {percent(1 - 1 / (1 + apr))} is enough to undo the year.
        </p>
      </section>
      <section>
        <h2>Paid in new tokens</h2>
        <p>
          If a reward is made of new tokens, there are more of them afterwards. This is{" "}
          <Term id="inflation">inflation</Term>. Say the supply grows by {percent(dilution.supply, 0)} in a
          year and your holding by {percent(dilution.mine, 0)}. You have more tokens, and a share of the whole
          that is {percent(-shareAfter(dilution.mine, dilution.supply))} smaller.
        </p>
        <p>
          Many who get such rewards sell them at once. The price falls, the rate falls with it, and they move
          on. Chasing the highest rate from place to place is called{" "}
          <Term id="yield-farming">yield farming</Term>. Each move costs fees and adds a contract that you
          have to trust.
        </p>
      </section>
      <section>
        <h2>Vaults</h2>
        <p>
          A <Term id="vault">vault</Term> is a contract that does the adding back for many people at once, so
          each pays a small part of the fee. It takes a cut for that. You now trust two contracts, the vault
          and what lies under it, and whoever may change its plan. Before you deposit, find out what it does
          with the money. ‘It earns yield’ is not an answer.
        </p>
        <p>
          You will also meet a large number called <Term id="tvl">TVL</Term>, the total value locked. It says
          how much money others have put in. It does not say that they were right.
        </p>
      </section>
      <section>
        <h2>Five questions before you deposit</h2>
        <ol>
          <li>Who pays, and why?</li>
          <li>In which token, and who buys that token from me?</li>
          <li>Is it APR or APY, and over which days was it measured?</li>
          <li>What do I lose if the price falls by half, and if the contract fails?</li>
          <li>How do I get out, how long does it take, and what does it cost?</li>
        </ol>
        <p>
          Our calculator does the growth for you. It starts with interest that is added once a year. You can
          change how often, and add payments and inflation. It knows nothing about prices.
        </p>
      </section>
      <section id="mistakes">
        <h2>Common mistakes and scams</h2>
        <ul>
          <li>
            <strong>Comparing an APY with an APR.</strong> Turn both into the same kind first.
          </li>
          <li>
            <strong>Counting tokens, not money.</strong> Twice the tokens at a third of the price is a loss.
          </li>
          <li>
            <strong>Believing a fixed daily return.</strong> One per cent a day would make about{" "}
            {whole(compounded(1, 3.65, 365))} of 1 within a year. Nobody who could do that would need you.
          </li>
          <li>
            <strong>The balance you cannot withdraw.</strong> A site shows fine gains and then asks for a
            ‘tax’ or ‘fee’ before it pays. There is no balance, and the fee is the theft.
          </li>
          <li>
            <strong>The friend’s link.</strong> People are paid to bring others in. Ask what they get.
          </li>
        </ul>
      </section>
    </>
  );
}

/** The text of lesson 9. */
export const text: LessonText = {
  Body,
  keyTerms: ["yield", "principal", "emissions", "apr", "apy", "compounding", "inflation", "vault"],
  sources: [sources.regulationDd, sources.fcaWarning, sources.fcaScams, sources.uniswapReturns],
  reviewedOn: "2026-11-21",
};
