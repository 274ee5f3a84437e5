/** Lesson 2: wallets, keys and seed phrases. */
import { Term } from "../../glossary/term.tsx";
import { KeysDrawing } from "../drawings/keys-drawing.tsx";
import { phrasesLeft, yearsToTryAll } from "../examples.ts";
import { whole } from "../figures.ts";
import type { LessonText } from "../lesson.ts";
import { sources } from "../sources.ts";
import { TableRegion } from "../table-region.tsx";

const triesPerSecond = 1e12;
const years = yearsToTryAll(phrasesLeft(12), triesPerSecond);
/** The power of ten at or below the years: 19 for 1.08 × 10^19. */
const yearsPower = Math.floor(Math.log10(years));

function Body() {
  return (
    <>
      <section>
        <h2>One secret holds everything</h2>
        <p>
          More beginners lose money through their keys than through any clever attack. They lose the words, or
          they give them away. There is no ‘forgot my password’ in DeFi. Whoever has your secret has your
          money, and nobody can lock the thief out.
        </p>
        <p>
          So read this lesson before you install anything. The few rules in it protect all that comes later.
        </p>
      </section>
      <section>
        <h2>What a wallet is</h2>
        <p>
          A <Term id="wallet">wallet</Term> is an app or a small device. It does not hold tokens. Your tokens
          are lines in a public record. The wallet holds the keys that can move them.
        </p>
        <p>Three things belong together:</p>
        <ul>
          <li>
            The <Term id="address">address</Term> is your account’s public name. It starts with 0x. You may
            show it to anyone who wants to pay you. Keep in mind that they can then see what the account holds
            and has done.
          </li>
          <li>
            The <Term id="private-key">private key</Term> is the secret that belongs to one address. It makes
            the <Term id="signature">signature</Term> that moves tokens.
          </li>
          <li>
            The <Term id="seed-phrase">seed phrase</Term> is a list of 12 to 24 words. From it the wallet
            makes all of your private keys. It is the key to the key cupboard.
          </li>
        </ul>
        <KeysDrawing />
        <p>
          The password of the app is a fourth thing and much weaker. It only keeps people from opening the app
          on this one device. With the seed phrase a thief needs neither your phone nor your password.
        </p>
      </section>
      <section>
        <h2>Who should hold the keys?</h2>
        <p>
          If an exchange holds them, you can reset a password and you depend on the company. If you hold them,
          that is <Term id="self-custody">self-custody</Term>. No company can lock you out, and none can help
          you. Only whoever issues a token may still be able to freeze that one token, as lesson 4 shows. DeFi
          needs self-custody, since you sign each step yourself.
        </p>
        <p>There are two kinds of wallet to choose from:</p>
        <ul>
          <li>
            A <Term id="hot-wallet">hot wallet</Term> is an app on a phone or in a browser. It is free and
            handy. A virus or a false update on that device can reach the keys. It suits small sums.
          </li>
          <li>
            A <Term id="hardware-wallet">hardware wallet</Term> is a device that keeps the key offline and
            signs inside. It suits sums that would hurt. It cannot save you from yourself: if you approve a
            theft on its screen, it signs the theft.
          </li>
        </ul>
        <p>
          For a first ten dollars a hot wallet is fine. Get it from the maker’s own site, whose address you
          type in or find through the network’s own list of wallets. Do not follow an advert in a search
          engine.
        </p>
      </section>
      <section>
        <h2>How to keep the words</h2>
        <ol>
          <li>Set the wallet up alone, with no screen shared and no camera on.</li>
          <li>Write the words on paper, in order, with their numbers. Check each one.</li>
          <li>Make a second copy and keep it in another building. Fire and water take single copies.</li>
          <li>
            Never type them into a website, a chat, a mail or a notes app. Take no photo and no screenshot.
            Phones copy pictures to the cloud without asking.
          </li>
          <li>
            Test it while the wallet is empty. Delete the wallet, restore it from the paper, and see that the
            same address comes back.
          </li>
          <li>
            Tell one person you trust that the paper exists and where to look if you die. Do not tell the
            words.
          </li>
        </ol>
        <p>
          Some wallets offer a <Term id="passphrase">passphrase</Term>, an extra secret on top of the words.
          It helps if somebody finds the paper. If you forget it, the money behind it is gone. Leave it for
          later.
        </p>
      </section>
      <section id="worked-example">
        <h2>Worked example: how safe are twelve words?</h2>
        <p>
          The words come from a fixed list of {whole(2048)}. If you choose 12 in order, that gives 2048 to the
          power of 12. A built-in <Term id="checksum">checksum</Term> rules out 15 in 16 of them, to catch
          slips of the pen. What is left is 2 to the power of 128.
        </p>
        <p>
          Say that a thief can try a million million phrases a second. To try them all would take about 10 to
          the power of {yearsPower} years, a one with {yearsPower} zeros. Nobody guesses a whole phrase.
        </p>
        <p>Now see what happens when part of it leaks, from a torn page or the edge of a photo:</p>
        <TableRegion label="Phrases left to try">
          <table>
            <thead>
              <tr>
                <th scope="col">Words the thief lacks</th>
                <th scope="col">Phrases left to try</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">1</th>
                <td>{whole(phrasesLeft(1))}</td>
              </tr>
              <tr>
                <th scope="row">2</th>
                <td>{whole(phrasesLeft(2))}</td>
              </tr>
              <tr>
                <th scope="row">3</th>
                <td>{whole(phrasesLeft(3))}</td>
              </tr>
              <tr>
                <th scope="row">4</th>
                <td>{whole(phrasesLeft(4))}</td>
              </tr>
            </tbody>
          </table>
        </TableRegion>
        <p>
          The table holds when the thief knows where the gaps are. Eleven known words leave{" "}
          {whole(phrasesLeft(1))} tries, which takes less than a second. Even four missing words are no wall
          for a patient thief. So do not split a phrase into parts and hide them in two places. If one part is
          found, the rest may follow. Two full copies in safe places are better.
        </p>
      </section>
      <section>
        <h2>Checking an address</h2>
        <p>
          An address has 40 characters after the 0x. Never type one. Copy it, then compare it with the
          original: the first six characters, the last six, and some in the middle. The mix of large and small
          letters works as a check. A mistyped address slips past it about once in 4,000 times. But a thief’s
          address is correct too. The check finds slips, not fraud.
        </p>
        <p>Before you send a large sum, send a small one and wait until it has arrived.</p>
      </section>
      <section id="mistakes">
        <h2>Common mistakes and scams</h2>
        <ul>
          <li>
            <strong>The helper.</strong> You ask a question in a chat. A ‘support agent’ writes to you and
            asks for your words, or sends a form to ‘sync’ your wallet. This is{" "}
            <Term id="phishing">phishing</Term>. No real helper needs your words.
          </li>
          <li>
            <strong>The false app.</strong> It looks like the wallet you know and sends your words to a thief.
            Stores and adverts have carried such apps.
          </li>
          <li>
            <strong>The gift phrase.</strong> Somebody ‘by mistake’ posts a seed phrase with tokens behind it.
            You send in a fee to get them out, and a program takes the fee at once.
          </li>
          <li>
            <strong>The set-up device.</strong> A hardware wallet arrives with a phrase already printed on a
            card. The seller knows those words. A new device makes its own words in front of you.
          </li>
          <li>
            <strong>The look-alike.</strong> A tiny or empty payment appears, with an address that resembles
            one you use. This is <Term id="address-poisoning">address poisoning</Term>. Never copy an address
            from your history.
          </li>
          <li>
            <strong>Waiting after a leak.</strong> If anyone may have seen your words, make a new wallet with
            new words and move everything at once. Changing the app’s password does not help.
          </li>
        </ul>
      </section>
    </>
  );
}

/** The text of lesson 2. */
export const text: LessonText = {
  Body,
  keyTerms: [
    "wallet",
    "address",
    "private-key",
    "seed-phrase",
    "self-custody",
    "hardware-wallet",
    "phishing",
  ],
  sources: [sources.ethereumSecurity, sources.bip39, sources.erc55, sources.flareNetwork],
  reviewedOn: "2026-11-21",
};
