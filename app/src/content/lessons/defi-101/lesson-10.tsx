/** Lesson 10: a plan of one's own: limits, records, exits. */
import { Term } from "../../glossary/term.tsx";
import { RecoveryDrawing } from "../drawings/recovery-drawing.tsx";
import { gainOnPart, gainToRecover, pooledWorth } from "../examples.ts";
import { dollars, figure, percent, whole } from "../figures.ts";
import type { LessonText } from "../lesson.ts";
import { sources } from "../sources.ts";
import { TableRegion } from "../table-region.tsx";

const losses = [0.1, 0.2, 0.5, 0.8, 0.9] as const;
const plan = [
  { what: "Dollar token, in your own wallet", sum: 200, left: 0.97 },
  { what: "FLR, in your own wallet", sum: 150, left: 0.5 },
  { what: "A lending pool", sum: 100, left: 0 },
  { what: "A pool of FLR and the dollar token", sum: 50, left: pooledWorth(0.5, 0.97) },
] as const;
const total = plan.reduce((sum, part) => sum + part.sum, 0);
const left = plan.reduce((sum, part) => sum + part.sum * part.left, 0);
const lost = total - left;

const bought = { tokens: 1_500, cost: 30 } as const;
const sold = { tokens: 500, proceeds: 15 } as const;
const gain = gainOnPart(bought.tokens, bought.cost, sold.tokens, sold.proceeds);

function Body() {
  return (
    <>
      <section>
        <h2>What ends most people’s DeFi</h2>
        <p>
          It is seldom one clever attack. It is a sum that was too large, in one place, with no plan for
          leaving. Or it is a stranger who offers help on the worst day. This last lesson is about the dull
          habits that keep a mistake small.
        </p>
      </section>
      <section>
        <h2>Losses are steeper than gains</h2>
        <p>
          If you lose half, you need to double what is left to be back. The deeper the hole, the steeper the
          way out:
        </p>
        <TableRegion label="Losses and the gains that undo them">
          <table>
            <thead>
              <tr>
                <th scope="col">You lose</th>
                <th scope="col">To be back you need</th>
              </tr>
            </thead>
            <tbody>
              {losses.map((loss) => (
                <tr key={loss}>
                  <th scope="row">{percent(loss, 0)}</th>
                  <td>{percent(gainToRecover(loss), 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
        <RecoveryDrawing />
        <p>So the first aim is not to earn much. It is not to lose much at once.</p>
      </section>
      <section>
        <h2>Set limits before you start</h2>
        <ul>
          <li>
            <strong>A limit for all of it.</strong> The sum you could lose and still live as before. Write it
            down. Do not raise it after a good month.
          </li>
          <li>
            <strong>A limit for each place.</strong> Every contract can fail. This is{" "}
            <Term id="smart-contract-risk">smart contract risk</Term>. An <Term id="audit">audit</Term> lowers
            it and never ends it.
          </li>
          <li>
            <strong>A limit for each kind of risk.</strong> <Term id="diversification">Diversification</Term>{" "}
            means more than many tokens. If all of them rest on one bridge, one stablecoin or one team, they
            are one bet.
          </li>
          <li>
            <strong>A limit for trust in companies.</strong> A coin on an exchange carries{" "}
            <Term id="counterparty-risk">counterparty risk</Term>: they owe it to you, and they may not be
            able to pay.
          </li>
        </ul>
      </section>
      <section>
        <h2>Write down the way out</h2>
        <p>
          For each position, write three lines before you enter. Why am I in this? At what point do I leave
          with a loss? At what point do I take some gain? A number or a date will do. ‘When it feels wrong’
          will not, since by then it feels like hope.
        </p>
        <p>
          Then test the way out with a small sum. Some exits take days. Some need a second token, or a pool
          that has to be deep enough on the day you need it.
        </p>
      </section>
      <section id="worked-example">
        <h2>Worked example: a plan of {dollars(total, 0)}, on a bad day</h2>
        <p>
          You have {dollars(total, 0)} in four places. Now imagine a day on which the lending pool is robbed
          of everything, FLR halves, and the dollar token slips by three cents. All figures are samples.
        </p>
        <TableRegion label="The plan on a bad day">
          <table>
            <thead>
              <tr>
                <th scope="col">Where</th>
                <th scope="col">Before</th>
                <th scope="col">After</th>
              </tr>
            </thead>
            <tbody>
              {plan.map(({ what, sum, left: share }) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>{dollars(sum)}</td>
                  <td>{dollars(sum * share)}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">Together</th>
                <td>{dollars(total)}</td>
                <td>{dollars(left)}</td>
              </tr>
            </tbody>
          </table>
        </TableRegion>
        <p>
          You lost {dollars(lost)}, or {percent(lost / total)}. To be back you need{" "}
          {percent(gainToRecover(lost / total))} on what is left. It hurts, and it is not the end. Had all of
          it been in the lending pool, nothing would be left to recover with.
        </p>
        <p>
          Do this sum with your own figures. If the answer is one you could not bear, change the plan now.
        </p>
      </section>
      <section>
        <h2>Keep records from the first day</h2>
        <p>
          In many countries you owe tax when you sell, swap or spend a token. Each of these is a{" "}
          <Term id="disposal">disposal</Term>. In the UK a swap of one token for another counts, even when no
          pounds are involved. What you got, less what it cost you, is a{" "}
          <Term id="capital-gain">capital gain</Term> or a loss. Rewards may be taxed as income as well. Rules
          differ, so ask where you live. This is not tax advice.
        </p>
        <p>
          A simple case: you bought {whole(bought.tokens)} FLR for {dollars(bought.cost)} in all. You sell{" "}
          {whole(sold.tokens)} of them for {dollars(sold.proceeds)}. At the average cost, the part you sold
          cost {dollars(gain.costOfSold)}. So the gain is {dollars(gain.gain)}, and a cost of{" "}
          {dollars(gain.costLeft)} stays with the {whole(bought.tokens - sold.tokens)} FLR you keep. That is{" "}
          {figure(gain.costLeft / (bought.tokens - sold.tokens), 2)} dollars for each, as before. The UK uses
          such an average, with special rules for tokens bought on the same day or in the 30 days after the
          sale. Other countries count in other ways.
        </p>
        <p>
          For every step, note the date, both tokens, both amounts, the value in your own money, the fee and
          the <Term id="transaction-hash">transaction hash</Term>. It takes a minute on the day and hours a
          year later.
        </p>
      </section>
      <section>
        <h2>When something goes wrong</h2>
        <ol>
          <li>Stop. Sign nothing more. Haste is what the second thief counts on.</li>
          <li>
            If your seed phrase may be known, make a new wallet on a clean device and move what is left there.
          </li>
          <li>
            If it was an approval, <Term id="revoke">revoke</Term> it, on a site that you open yourself. If it
            was a signed permit, revoking does not help: move that token to another account.
          </li>
          <li>Save the hashes, addresses, messages and times.</li>
          <li>
            Report it to the police or the fraud service of your country, and to the exchange if there is one.
          </li>
          <li>Tell someone you trust. Shame keeps people alone with the thief.</li>
        </ol>
        <p>
          A transaction cannot be undone. Whoever says they can get it back for a fee runs a{" "}
          <Term id="recovery-scam">recovery scam</Term>.
        </p>
      </section>
      <section>
        <h2>A quarter of an hour each month</h2>
        <ul>
          <li>Compare each position with what you wrote about it.</li>
          <li>Revoke approvals that you no longer need.</li>
          <li>Claim rewards that would expire.</li>
          <li>Bring the records up to date.</li>
          <li>Check that you still find the paper with your seed phrase.</li>
          <li>Read what has changed in the protocols you use.</li>
        </ul>
      </section>
      <section id="mistakes">
        <h2>Common mistakes and scams</h2>
        <ul>
          <li>
            <strong>Winning it back.</strong> After a loss people bet more, and faster. Take a week off.
          </li>
          <li>
            <strong>The airdrop you did not ask for.</strong> A token appears with a website in its name. It
            is a <Term id="fake-airdrop">fake airdrop</Term>. Leave it where it is.
          </li>
          <li>
            <strong>The free claim.</strong> Pages that promise a reward and ask you to sign are often{" "}
            <Term id="drainer">drainers</Term>. Read what you sign, as in lesson 3.
          </li>
          <li>
            <strong>The token that only rises.</strong> It may be a <Term id="honeypot">honeypot</Term> that
            nobody can sell. Try a small sale first.
          </li>
          <li>
            <strong>The famous face.</strong> Films and voices can be faked. No public person will double your
            coins.
          </li>
          <li>
            <strong>Talking about sums.</strong> People who know what you own may come for it. Keep it to
            yourself.
          </li>
        </ul>
      </section>
      <section>
        <h2>Where to go from here</h2>
        <p>
          You now know how each part can cost you money. Do one small round trip with ten dollars: buy, send,
          swap, revoke, write it down, send it back. Then wait a week before you do more. The checklist for a
          first transaction leads you through it.
        </p>
      </section>
    </>
  );
}

/** The text of lesson 10. */
export const text: LessonText = {
  Body,
  keyTerms: [
    "smart-contract-risk",
    "counterparty-risk",
    "diversification",
    "disposal",
    "capital-gain",
    "recovery-scam",
    "drainer",
  ],
  sources: [
    sources.fcaScams,
    sources.fcaWarning,
    sources.hmrcSell,
    sources.ethereumSecurity,
    sources.ethereumRevoke,
  ],
  reviewedOn: "2026-11-21",
};
