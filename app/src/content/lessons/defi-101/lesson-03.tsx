/** Lesson 3: reading a transaction before and after signing it. */
import { Term } from "../../glossary/term.tsx";
import { ApprovalDrawing } from "../drawings/approval-drawing.tsx";
import { exposed, LOWEST_GAS_PRICE, networkFee } from "../examples.ts";
import { dollars, figure, whole } from "../figures.ts";
import type { LessonText } from "../lesson.ts";
import { sources } from "../sources.ts";
import { TableRegion } from "../table-region.tsx";

const gasPrice = LOWEST_GAS_PRICE;
const tokenPrice = 0.02;
const steps = [
  { name: "A plain transfer", gas: 21_000 },
  { name: "An approval", gas: 50_000 },
  { name: "A swap", gas: 150_000 },
] as const;
const totalGas = steps.reduce((sum, { gas }) => sum + gas, 0);
const total = networkFee(totalGas, gasPrice);
const failedGas = 90_000;
const balance = 500;
const spent = 100;

function Body() {
  return (
    <>
      <section>
        <h2>You can lose it all with one click</h2>
        <p>
          A thief does not always need your seed phrase. One signature is enough if it hands over the right to
          take your tokens. The wallet will show you a request, you press Confirm, and it is done. So the
          skill that protects you most is dull: read before you sign.
        </p>
      </section>
      <section>
        <h2>What a transaction is</h2>
        <p>
          A <Term id="transaction">transaction</Term> is a signed order to the network. It says: from this
          account, do this. ‘This’ may be a payment, or a call to a contract. The network puts it into a{" "}
          <Term id="block">block</Term>. On Flare that takes about two seconds. From then on it is final.
        </p>
        <p>
          It happens whole or not at all. If one step inside it fails, all of its steps are undone. The fee is
          not. You pay for the work that was done, even for work that led nowhere.
        </p>
      </section>
      <section>
        <h2>What a transaction costs</h2>
        <p>
          The network counts work in <Term id="gas">gas</Term>. A plain transfer of the network’s own coin
          takes 21,000 units. A swap takes several times as much. You pay a price for each unit, the{" "}
          <Term id="gas-price">gas price</Term>, which rises when the network is busy.
        </p>
        <p>
          The price is given in <Term id="gwei">gwei</Term>, which are billionths of a coin. So the fee is gas
          used, times the price in gwei, divided by one billion. It is paid in the network’s{" "}
          <Term id="native-token">native token</Term>: FLR on Flare. Keep some FLR at all times, or you cannot
          even move your other tokens. On Flare all these fees are burned, which means destroyed.
        </p>
        <p>
          Your wallet also sets a <Term id="gas-limit">gas limit</Term>. It is a cap, not the bill. What is
          not used is not charged.
        </p>
      </section>
      <section>
        <h2>Approvals, the risky part</h2>
        <p>
          A contract cannot simply take your tokens. You first give it an <Term id="approval">approval</Term>:
          ‘this contract may take up to this much of this token’. Then it may do so once or many times, until
          the amount is used up.
        </p>
        <p>Three facts about approvals surprise most people:</p>
        <ul>
          <li>They have no end date. An approval from years ago still works.</li>
          <li>Closing the website or disconnecting the wallet does not end them.</li>
          <li>
            Many sites ask for an <Term id="unlimited-approval">unlimited approval</Term>. It covers all of
            that token you hold now and all that you will ever receive.
          </li>
        </ul>
        <p>
          Some tokens also accept a <Term id="permit">permit</Term>. This is an approval by a mere signed
          message. It costs no fee, so it can look like a harmless login. Look for a spender and an amount in
          the request. If they are there, you are giving power over tokens.
        </p>
        <p>
          To end an approval you <Term id="revoke">revoke</Term> it, which sets it to zero. It costs a small
          fee. What you have deposited stays where it is, and what was taken does not come back.
        </p>
        <p>
          A permit that you signed by mistake is worse. It works until its deadline, which may be years away.
          Until it is used no explorer shows it, and revoking does not cancel it. Move that token to another
          account at once.
        </p>
        <ApprovalDrawing />
      </section>
      <section id="worked-example">
        <h2>Worked example: fees, and what an approval exposes</h2>
        <p>
          You send some FLR, approve a token and swap it. Since July 2026 the lowest gas price on Flare is{" "}
          {whole(gasPrice)} gwei. Take that, and a sample FLR price of {dollars(tokenPrice)}.
        </p>
        <TableRegion label="Fees of three transactions">
          <table>
            <thead>
              <tr>
                <th scope="col">Step</th>
                <th scope="col">Gas</th>
                <th scope="col">Fee in FLR</th>
              </tr>
            </thead>
            <tbody>
              {steps.map(({ name, gas }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{whole(gas)}</td>
                  <td>{figure(networkFee(gas, gasPrice), 4)}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">Together</th>
                <td>{whole(totalGas)}</td>
                <td>{figure(total, 4)}</td>
              </tr>
            </tbody>
          </table>
        </TableRegion>
        <p>
          That is {dollars(total * tokenPrice, 4)}, a fraction of a cent. If the swap fails after{" "}
          {whole(failedGas)} units of gas, you still pay {figure(networkFee(failedGas, gasPrice), 4)} FLR for
          it. When the network is busy the price is higher, so read the fee in your wallet each time.
        </p>
        <p>
          Now the approval. You hold {whole(balance)} of a token and swap {whole(spent)} of them. What could
          the contract take afterwards, if it turned out to be bad?
        </p>
        <TableRegion label="What approvals expose">
          <table>
            <thead>
              <tr>
                <th scope="col">You approved</th>
                <th scope="col">Left in your account</th>
                <th scope="col">Still within its reach</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Exactly {whole(spent)}</th>
                <td>{whole(balance - spent)}</td>
                <td>{whole(exposed(balance - spent, 0))}</td>
              </tr>
              <tr>
                <th scope="row">{whole(balance / 2)}</th>
                <td>{whole(balance - spent)}</td>
                <td>{whole(exposed(balance - spent, balance / 2 - spent))}</td>
              </tr>
              <tr>
                <th scope="row">Without limit</th>
                <td>{whole(balance - spent)}</td>
                <td>{whole(exposed(balance - spent, Number.POSITIVE_INFINITY))}</td>
              </tr>
            </tbody>
          </table>
        </TableRegion>
        <p>
          The exact approval leaves nothing in reach. The one without limit leaves everything in reach, today
          and next year. The extra fee for a fresh approval each time is the cheapest insurance you can buy
          here.
        </p>
      </section>
      <section>
        <h2>Checking with an explorer</h2>
        <p>
          A <Term id="block-explorer">block explorer</Term> is a website that shows the record. You need no
          account and never have to connect a wallet. After each transaction, copy its{" "}
          <Term id="transaction-hash">transaction hash</Term> from the wallet and look it up. Read four lines:
        </p>
        <ol>
          <li>Status: did it succeed or fail?</li>
          <li>To: is it the contract you meant?</li>
          <li>Token transfers: what left, what came, and how much?</li>
          <li>Fee: what did it cost in FLR?</li>
        </ol>
        <p>
          You can look up a contract before you use it, too. How old is it? Is its code published? Do many
          accounts use it? A contract that is two days old and asks for an unlimited approval deserves a no.
        </p>
      </section>
      <section>
        <h2>Before you press Confirm</h2>
        <ul>
          <li>Is the site’s address the one in your bookmarks?</li>
          <li>Is the network the one you want?</li>
          <li>Which token, how much, and to whom?</li>
          <li>Is it a payment, an approval or a signature?</li>
          <li>Does it match what you wanted to do one minute ago?</li>
        </ul>
        <p>If any answer is unclear, reject it. Rejecting costs nothing.</p>
      </section>
      <section id="mistakes">
        <h2>Common mistakes and scams</h2>
        <ul>
          <li>
            <strong>The free claim.</strong> A page says that tokens wait for you. Its button is an approval,
            and the page is a <Term id="drainer">drainer</Term>.
          </li>
          <li>
            <strong>The login that is none.</strong> A plain login message names the site, your address and a
            number that is used once. If it names a token, an amount or a spender, it is no login.
          </li>
          <li>
            <strong>No FLR left.</strong> You swap all of it and cannot pay the fee to swap back.
          </li>
          <li>
            <strong>Sending twice.</strong> A slow transaction is not a lost one. Look at the explorer before
            you repeat it.
          </li>
          <li>
            <strong>The rescue call.</strong> Someone says that you must ‘revoke now’ on their page. Use the
            explorer or a revoking tool that you found yourself.
          </li>
        </ul>
      </section>
    </>
  );
}

/** The text of lesson 3. */
export const text: LessonText = {
  Body,
  keyTerms: [
    "transaction",
    "gas",
    "native-token",
    "approval",
    "unlimited-approval",
    "permit",
    "revoke",
    "block-explorer",
  ],
  sources: [
    sources.ethereumGas,
    sources.flareNetwork,
    sources.flareFlr,
    sources.goFlare,
    sources.erc20,
    sources.erc2612,
    sources.ethereumRevoke,
  ],
  reviewedOn: "2026-11-21",
};
