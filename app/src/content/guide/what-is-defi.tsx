/** The guide's first section: what DeFi is, what carries a deposit, and two days on which it broke. */
import { Term } from "../glossary/term.tsx";
import { TableRegion } from "../lessons/table-region.tsx";

export function WhatIsDefi() {
  return (
    <>
      <p>
        You can lose everything you put into <Term id="defi">DeFi</Term>. Prices fall, programs have faults,
        and thieves are good at their work. As a rule nobody pays you back. If that is not a sum you can do
        without, reading is free and this guide needs no money.
      </p>
      <p>
        DeFi is short for decentralised finance. It means swapping, lending and borrowing through programs
        that run on a public <Term id="blockchain">blockchain</Term>. A blockchain is a record of who holds
        what, kept by many computers that check each other. The programs on it are called{" "}
        <Term id="smart-contract">smart contracts</Term>. You send one a token, and it does what its code
        says. Nobody at a desk decides whether to serve you. Nobody at a desk can stop a mistake either.
      </p>
      <p>
        Contracts that offer one service together are a <Term id="protocol">protocol</Term>. You reach it by a
        website, which only prepares the orders. Your own software signs them, and the contract carries them
        out. So the site can be offline while your deposit goes on earning, or goes on losing.
      </p>

      <h3>What people use it for</h3>
      <ul>
        <li>
          <strong>Swapping.</strong> One token for another, out of a pool that other users filled.
        </li>
        <li>
          <strong>Lending.</strong> You put tokens in, borrowers pay interest, the contract keeps the books.
        </li>
        <li>
          <strong>Borrowing.</strong> You lock up tokens worth more than the loan.
        </li>
        <li>
          <strong>Holding a dollar token.</strong> A token that is meant to stay at one dollar.
        </li>
        <li>
          <strong>Helping to run a network.</strong> Staking coins, or backing those who supply price data.
        </li>
      </ul>

      <h3>How it differs from a bank and from an exchange</h3>
      <p>
        At a bank, a person can undo a payment, and in many countries a state scheme repays a lost deposit up
        to a limit. On a <Term id="cex">centralised exchange</Term> a company holds the tokens for you. You
        can reset a password there, and if the company fails you wait with its other creditors. In DeFi you
        hold the keys yourself. There is no password to reset, no office to call, and no deposit scheme. What
        you get for it is that nobody needs to admit you, that the rules are the same for all, and that you
        can read every step in public.
      </p>
      <p>
        ‘Decentralised’ is a matter of degree. Somebody wrote the code. Often somebody holds a key that can
        change or pause it, or a group decides by vote, which is called{" "}
        <Term id="governance">governance</Term>. Before you use a protocol, find out who can change it, and
        how much warning you would get.
      </p>

      <h3>What a deposit rests on</h3>
      <p>
        A deposit in a lending pool looks like one thing. It is a stack of at least six, and it is as safe as
        the weakest of them.
      </p>
      <TableRegion label="What a deposit rests on, and what can fail" words>
        <table>
          <thead>
            <tr>
              <th scope="col">What it rests on</th>
              <th scope="col">How it fails</th>
              <th scope="col">What you can check</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Your keys</th>
              <td>Lost, copied, or typed into a false page</td>
              <td>Where the words are written, and who has seen them</td>
            </tr>
            <tr>
              <th scope="row">The website</th>
              <td>A copy that asks for more than you think</td>
              <td>The address, from your own bookmark</td>
            </tr>
            <tr>
              <th scope="row">The contract</th>
              <td>A fault in the code, or a key that changes it</td>
              <td>
                Its age, its <Term id="audit">audits</Term>, who holds the keys
              </td>
            </tr>
            <tr>
              <th scope="row">The token</th>
              <td>It falls in price, or loses its peg</td>
              <td>What stands behind it, and who may redeem it</td>
            </tr>
            <tr>
              <th scope="row">The price source</th>
              <td>
                A late or wrong price from the <Term id="oracle">oracle</Term>
              </td>
              <td>Which one it is, and how many sources feed it</td>
            </tr>
            <tr>
              <th scope="row">The network</th>
              <td>It halts, or fees rise when all want to leave</td>
              <td>Its record, and whether you keep coins for the fee</td>
            </tr>
          </tbody>
        </table>
      </TableRegion>

      <h3>Two days worth remembering</h3>
      <p>
        In May 2022 a token called UST lost its peg to the dollar. A protocol had paid about 19.5 % a year on
        it, and many took the rate as a sign of safety. Within three days UST and its sister token were close
        to worthless, and some 50 billion dollars of value were gone. Those who studied the run found that
        large holders left early and small ones late.
      </p>
      <p>
        In March 2023 the issuer of USDC said that 3.3 billion dollars of its reserves lay with a bank that
        had just failed. For a weekend the token traded well below a dollar. It recovered once those deposits
        were made safe. The two cases ended in opposite ways, and nobody inside them could know which one they
        were in.
      </p>
    </>
  );
}
