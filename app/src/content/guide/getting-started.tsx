/** The guide's third section: a first hour with a sum one can lose, step by step, and what it costs. */
import { paths } from "../../paths.ts";
import { Term } from "../glossary/term.tsx";
import { firstDeposit } from "../lessons/examples.ts";
import { dollars, percent, whole } from "../lessons/figures.ts";
import { TableRegion } from "../lessons/table-region.tsx";

const deposit = 20;
const costs = [
  { name: "Card fee for the purchase", amount: 0.5 },
  { name: "The exchange’s charge for sending it out", amount: 0.2 },
  { name: "Network fees for a handful of transactions", amount: 0.04 },
] as const;
const rate = 0.05;
const start = firstDeposit(
  deposit,
  costs.map(({ amount }) => amount),
  rate,
);

export function GettingStarted() {
  return (
    <>
      <p>
        The aim of a first try is to see every step once, and to keep what you learn. It is not to earn.{" "}
        {dollars(deposit, 0)} are enough. Rent, savings for a rainy day and borrowed money stay out of it. Set
        aside an hour in which nobody hurries you.
      </p>

      <h3>Seven steps</h3>
      <ol>
        <li>
          <strong>Read first.</strong> Lessons 2 and 3 of <a href={paths.defi101}>DeFi 101</a> cover the two
          ways in which most beginners lose money: giving away their keys, and signing what they did not read.
        </li>
        <li>
          <strong>Set up a wallet.</strong> Get it from the maker’s own site, by an address that you typed. A{" "}
          <Term id="hot-wallet">hot wallet</Term>, an app, is fine for this sum. Write the words on paper,
          twice, and take no photo. Then delete the app and restore it from the paper. If that works now, it
          will work later.
        </li>
        <li>
          <strong>Buy a little of the network’s coin.</strong> You do this on an exchange that is allowed to
          serve you where you live. Look up its charge for sending coins out before you pay.
        </li>
        <li>
          <strong>Send a small test.</strong> Copy your address, and compare the start, the end and some of
          the middle. Choose the right network. Send a dollar or two, wait until it is there, and only then
          send the rest.
        </li>
        <li>
          <strong>Look it up.</strong> Paste the transaction’s hash into a{" "}
          <Term id="block-explorer">block explorer</Term>. Read status, sender, recipient and fee. You need no
          account for it, and you never have to connect a wallet.
        </li>
        <li>
          <strong>Swap a few dollars.</strong> Use a protocol that has been in use for years and a busy pair.
          Read the price impact, approve the exact amount, sign, and look it up again. Keep enough of the coin
          for the next fees.
        </li>
        <li>
          <strong>Swap back, and tidy up.</strong> Revoke the approval. Note each step with its date, amounts
          and fee: in the United Kingdom, to take one country, exchanging one token for another counts as a
          sale for tax. Then compare what is left with what you had.
        </li>
      </ol>

      <h3>What it costs</h3>
      <p>The fees below are samples. Read off your own before you pay them.</p>
      <TableRegion label="What a first try costs">
        <table>
          <thead>
            <tr>
              <th scope="col">Of {dollars(deposit, 0)}</th>
              <th scope="col">Cost</th>
            </tr>
          </thead>
          <tbody>
            {costs.map(({ name, amount }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{dollars(amount)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">All costs</th>
              <td>{dollars(start.spent)}</td>
            </tr>
            <tr>
              <th scope="row">What is left to use</th>
              <td>{dollars(start.arrived)}</td>
            </tr>
          </tbody>
        </table>
      </TableRegion>
      <p>
        Lent at a sample rate of {percent(rate, 0)}, the {dollars(start.arrived)} would take{" "}
        {whole(start.daysToEarnBack)} days to earn those costs back, if neither the rate nor the price moved.
        They do move. With a small sum you are paying for a lesson, and that is what it is worth.
      </p>

      <h3>Six questions before any deposit</h3>
      <ol>
        <li>Who pays the yield, and why would they go on paying it?</li>
        <li>What must not break: which contract, which token, which price source?</li>
        <li>Who can change or pause it, and how fast?</li>
        <li>How do I get out, how long does that take, and what does it cost?</li>
        <li>What is the most I can lose? If the answer is ‘all of it’, is the sum right?</li>
        <li>How would I notice that something is wrong, and how soon?</li>
      </ol>

      <h3>Signs that it is a fraud</h3>
      <ul>
        <li>Somebody wrote to you first: a helper, a friend of weeks, a fund that wants you in.</li>
        <li>A fixed return by the day or the week. No market pays one.</li>
        <li>You must act today.</li>
        <li>A page or a person asks for your seed phrase, for whatever reason.</li>
        <li>You have to pay a ‘tax’ or a ‘fee’ before you may take your money out.</li>
        <li>
          Somebody offers to get lost coins back. That is a <Term id="recovery-scam">recovery scam</Term>, and
          it is aimed at people who were robbed once already.
        </li>
      </ul>

      <h3>Where to go next</h3>
      <p>
        <a href={paths.defi101}>DeFi 101</a> is free and takes the ideas of this guide one by one, with
        quizzes and worked examples. The <a href={paths.glossary}>glossary</a> has each word. With the{" "}
        <a href={paths.resources}>compound calculator</a> you can see what a rate does to a sum, and{" "}
        <a href={paths.walkthroughs}>the walkthroughs</a> show single protocols step by step. The{" "}
        <a href={paths.riskWorksheet}>risk worksheet</a> puts the six questions on paper.
      </p>
    </>
  );
}
