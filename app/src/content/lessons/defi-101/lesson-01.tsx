/** Lesson 1: what DeFi is, what it is not, and what a first try costs. */
import { Term } from "../../glossary/term.tsx";
import { MiddlemenDrawing } from "../drawings/middlemen-drawing.tsx";
import { firstDeposit } from "../examples.ts";
import { dollars, percent, whole } from "../figures.ts";
import type { LessonText } from "../lesson.ts";
import { sources } from "../sources.ts";
import { TableRegion } from "../table-region.tsx";

const deposit = 10;
const costs = { purchase: 0.25, withdrawal: 0.2, network: 0.04 } as const;
const rate = 0.05;
const start = firstDeposit(deposit, Object.values(costs), rate);

function Body() {
  return (
    <>
      <section>
        <h2>Start with what you can lose</h2>
        <p>
          You can lose everything you put into DeFi. Prices fall, programs have faults, and thieves are good
          at their work. In most cases nobody will pay you back. The UK’s Financial Conduct Authority tells
          people who invest in crypto to be prepared to lose all their money. Take that as it stands.
        </p>
        <p>
          So this course has one rule: learn with a sum you would not miss. Ten dollars is enough to see every
          step. Rent, savings for a rainy day and borrowed money stay out of it.
        </p>
      </section>
      <section>
        <h2>What DeFi is</h2>
        <p>
          <Term id="defi">DeFi</Term> is short for decentralised finance. It means trading, lending and saving
          through programs on a public <Term id="blockchain">blockchain</Term>, where a bank would use staff
          and its own books.
        </p>
        <p>
          A blockchain is a shared record of who holds what. Many computers keep a copy and check each other.
          Flare is one such network, and Ethereum is another. A network that stands on its own like these is
          called a <Term id="layer-1">layer 1</Term>.
        </p>
        <p>
          The programs on it are called <Term id="smart-contract">smart contracts</Term>. Think of a drinks
          machine. You put in a coin, press a button, and a can comes out. No shopkeeper decides whether to
          serve you. A smart contract works in the same way: you send it a token, and it does what its code
          says. It also does so when the code is wrong.
        </p>
        <p>
          Contracts that offer one service together are a <Term id="protocol">protocol</Term>. You reach it
          through a website, often called a <Term id="dapp">dapp</Term>. The website is only the shop window.
          The money is in the contract behind it, and the contract goes on when the website is down.
        </p>
        <MiddlemenDrawing />
      </section>
      <section>
        <h2>What you can do with it</h2>
        <ul>
          <li>Swap one token for another, from a pool that other people filled.</li>
          <li>Lend tokens and receive interest, or borrow against tokens that you lock up.</li>
          <li>Put tokens into a pool and earn a share of its fees.</li>
          <li>Hold a token that is meant to stay at one dollar.</li>
          <li>Take part in running a network, and be paid for it.</li>
        </ul>
        <p>
          Each of these can cost you money in its own way. Later lessons take them one by one, the risk first.
        </p>
      </section>
      <section>
        <h2>How it differs from a bank</h2>
        <TableRegion label="Bank and DeFi compared" words>
          <table>
            <thead>
              <tr>
                <th scope="col">Question</th>
                <th scope="col">Bank</th>
                <th scope="col">DeFi</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Who holds the money?</th>
                <td>The bank</td>
                <td>You, or a contract you sent it to</td>
              </tr>
              <tr>
                <th scope="row">Can a payment be undone?</th>
                <td>Sometimes</td>
                <td>No</td>
              </tr>
              <tr>
                <th scope="row">Who insures it?</th>
                <td>In many countries a state scheme, up to a limit</td>
                <td>As a rule nobody</td>
              </tr>
              <tr>
                <th scope="row">Who can see it?</th>
                <td>You and the bank</td>
                <td>Everybody, though under an address and not a name</td>
              </tr>
              <tr>
                <th scope="row">When is it open?</th>
                <td>In office hours, more or less</td>
                <td>Always, also for losses at three in the morning</td>
              </tr>
            </tbody>
          </table>
        </TableRegion>
      </section>
      <section>
        <h2>What DeFi is not</h2>
        <p>
          It is not the same as a <Term id="cex">centralised exchange</Term>. That is a company with an app
          where you buy tokens with pounds or dollars. The company holds them for you. This is called{" "}
          <Term id="custody">custody</Term>, and if the company fails, you wait in line with its other
          creditors. Most people use an exchange once to buy, and then move the tokens out.
        </p>
        <p>
          It is not free of people either. Somebody wrote the code. Somebody may hold a key that can change or
          pause it. Votes can alter its rules, which is known as <Term id="governance">governance</Term>.
          Before you use a protocol, find out who can change it and how fast.
        </p>
        <p>
          And it is not a savings account. A rate on a screen is what was paid a moment ago. It is not a
          promise, and it says nothing about whether you get your deposit back.
        </p>
      </section>
      <section id="worked-example">
        <h2>Worked example: what a first {dollars(deposit, 0)} costs</h2>
        <p>
          You buy {dollars(deposit, 0)} worth of FLR on an exchange and move it to your own wallet. The fees
          below are samples. Yours will differ, so read them off before you pay.
        </p>
        <TableRegion label="What a first deposit costs">
          <table>
            <thead>
              <tr>
                <th scope="col">Step</th>
                <th scope="col">Cost</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Card fee for the purchase</th>
                <td>{dollars(costs.purchase)}</td>
              </tr>
              <tr>
                <th scope="row">The exchange’s charge for sending it out</th>
                <td>{dollars(costs.withdrawal)}</td>
              </tr>
              <tr>
                <th scope="row">Network fees for your first few transactions</th>
                <td>{dollars(costs.network)}</td>
              </tr>
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
          The costs are {percent(start.spent / deposit)} of what you started with. Now say that you lend the
          rest at {percent(rate, 0)} a year. It earns about {dollars(start.earnedPerYear)} in a year. At that
          pace it takes {whole(start.daysToEarnBack)} days, more than a year, to earn back the{" "}
          {dollars(start.spent)}. That is before any cost of getting the money back to your bank, and while
          the price of the token moves by far more than the interest.
        </p>
        <p>
          What should you take from this? With a small sum the fees eat the gains. You are paying for a
          lesson, and the price is fair as long as you know it. It is a bad way to earn money on ten dollars.
        </p>
      </section>
      <section id="mistakes">
        <h2>Common mistakes and scams</h2>
        <ul>
          <li>
            <strong>Starting with too much.</strong> People put in a large sum first and learn afterwards. Do
            it the other way round.
          </li>
          <li>
            <strong>Trusting a message.</strong> A stranger writes, is friendly for weeks, and then shows you
            a platform with fine returns. The platform is false and so are the returns. Nobody who writes to
            you first is doing you a favour.
          </li>
          <li>
            <strong>Believing a fixed return.</strong> ‘Two per cent a day’ is fraud, every time. Nobody can
            promise what markets will pay.
          </li>
          <li>
            <strong>Mistaking an app for your own wallet.</strong> If a company can reset your password, it
            holds your money.
          </li>
          <li>
            <strong>Hurrying.</strong> ‘Only today’ is there to stop you from thinking. A sound offer is still
            there tomorrow.
          </li>
        </ul>
      </section>
      <section>
        <h2>Before you go on</h2>
        <p>
          You need no tokens for the next lessons. Read lessons 2 and 3 before you install anything. They
          cover the two ways in which most beginners lose money: giving away their keys, and signing something
          they did not read.
        </p>
      </section>
    </>
  );
}

/** The text of lesson 1. */
export const text: LessonText = {
  Body,
  keyTerms: ["defi", "blockchain", "smart-contract", "protocol", "cex", "custody"],
  sources: [sources.fcaWarning, sources.ethereumDefi, sources.ethereumSecurity, sources.flareFlr],
  reviewedOn: "2026-11-21",
};
