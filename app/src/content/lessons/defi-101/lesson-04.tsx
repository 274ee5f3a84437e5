/** Lesson 4: tokens, and the ones that are meant to stay stable. */
import { Term } from "../../glossary/term.tsx";
import { BackingDrawing } from "../drawings/backing-drawing.tsx";
import { daysOfYieldLost } from "../examples.ts";
import { dollars, percent, whole } from "../figures.ts";
import type { LessonText } from "../lesson.ts";
import { sources } from "../sources.ts";
import { TableRegion } from "../table-region.tsx";

const holding = 200;
const yieldPerYear = 0.05;
const prices = [0.99, 0.97, 0.88] as const;
const cheap = { price: 0.002, supply: 1e12 } as const;
const dear = { price: 40, supply: 2e6 } as const;

function Body() {
  return (
    <>
      <section>
        <h2>A name proves nothing</h2>
        <p>
          Anyone can make a token in minutes and call it what they like. The network checks no names and no
          logos. So a token that looks like a dollar may be worthless, and a token that is meant to be a
          dollar may stop being one. This lesson is about telling them apart, as far as that can be done.
        </p>
      </section>
      <section>
        <h2>What a token is</h2>
        <p>
          A <Term id="token">token</Term> is a list of balances kept by a contract. If you ‘have’ 50 of them,
          the list says 50 beside your address. Sending some means that the contract changes two lines.
        </p>
        <p>
          Most tokens follow one standard, <Term id="erc-20">ERC-20</Term>. Thanks to it, a wallet can show
          tokens it has never seen. The standard is about form alone. A fraud can follow it to the letter.
        </p>
        <p>
          What cannot be faked is the <Term id="contract-address">contract address</Term>. Take it from the
          project’s own documents, find it on the explorer, and compare. Do this before you buy a token and
          before you accept one as payment.
        </p>
        <p>
          FLR itself is no such token. It is the coin of the network, built in. To use it where only tokens
          are taken, you exchange it for a <Term id="wrapped-token">wrapped token</Term>, WFLR, one for one.
          More on that in lesson 8.
        </p>
      </section>
      <section>
        <h2>Price is not size</h2>
        <p>
          A token at a fraction of a cent looks cheap. It need not be. What counts is the price times the
          number of units, known as the <Term id="market-cap">market cap</Term>. So always look at the{" "}
          <Term id="supply">supply</Term> as well.
        </p>
        <TableRegion label="Two tokens by price and by size">
          <table>
            <thead>
              <tr>
                <th scope="col">Sample token</th>
                <th scope="col">Price</th>
                <th scope="col">Units</th>
                <th scope="col">Market cap</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">‘Cheap’</th>
                <td>{dollars(cheap.price, 3)}</td>
                <td>{whole(cheap.supply)}</td>
                <td>{dollars(cheap.price * cheap.supply, 0)}</td>
              </tr>
              <tr>
                <th scope="row">‘Dear’</th>
                <td>{dollars(dear.price, 0)}</td>
                <td>{whole(dear.supply)}</td>
                <td>{dollars(dear.price * dear.supply, 0)}</td>
              </tr>
            </tbody>
          </table>
        </TableRegion>
        <p>
          The ‘cheap’ token is {whole((cheap.price * cheap.supply) / (dear.price * dear.supply))} times the
          size of the ‘dear’ one. If its price rose tenfold, the market would have to value it at{" "}
          {dollars(cheap.price * cheap.supply * 10, 0)}. Ask too who holds the units, and who may make new
          ones. If one account holds most of them, that account sets the price when it sells.
        </p>
      </section>
      <section>
        <h2>Stablecoins: what stands behind them</h2>
        <p>
          A <Term id="stablecoin">stablecoin</Term> is a token that is meant to keep a fixed value, mostly one
          US dollar. That target is its <Term id="peg">peg</Term>. The word ‘stable’ states an aim. A study
          for the Bank for International Settlements looked at 68 of them. Not one had kept its peg at all
          times.
        </p>
        <p>They differ in what stands behind them:</p>
        <ul>
          <li>
            <strong>Money held by a company.</strong> The company keeps <Term id="reserves">reserves</Term> of
            cash and bonds. You rely on the company, on its bank and on its right to freeze your tokens.
          </li>
          <li>
            <strong>Crypto locked in a contract.</strong> There is more crypto than there are stablecoins, and
            it is sold when its value falls. You rely on the code, on the price feed and on a market that is
            not in free fall.
          </li>
          <li>
            <strong>Gold or other goods.</strong> You rely on whoever stores them, and the price follows the
            goods and not the dollar.
          </li>
          <li>
            <strong>Little more than rules.</strong> An{" "}
            <Term id="algorithmic-stablecoin">algorithmic stablecoin</Term> leans on a sister token. When
            trust goes, both fall.
          </li>
        </ul>
        <BackingDrawing />
        <p>
          Who can trade the token back for real dollars? This is called{" "}
          <Term id="redemption">redemption</Term>. Often only large customers can, and only in bank hours. All
          others must sell on a market. On a bad day that market pays less than a dollar.
        </p>
      </section>
      <section>
        <h2>Two bad days</h2>
        <p>
          <strong>March 2023.</strong> Circle, the issuer of USDC, said that 3.3 billion dollars of its cash
          lay at a bank that had just failed. The token moved all weekend. Getting dollars for it had to wait
          for the banks to open. For those days its price on markets fell well below a dollar. It came back
          once the deposits were safe.
        </p>
        <p>
          <strong>May 2022.</strong> UST had no such reserves. A protocol called Anchor paid about 19.5 % a
          year on it, and people took the rate for safety. UST lost its peg. Within days it was worth a
          fraction of a dollar, and its sister token next to nothing. Some 50 billion dollars of value were
          gone. Researchers found that large holders left first. Small holders stayed too long and lost far
          more.
        </p>
        <p>
          Losing the peg is called a <Term id="depeg">depeg</Term>. From the inside you cannot tell which kind
          of day it is.
        </p>
      </section>
      <section id="worked-example">
        <h2>Worked example: a small depeg against a year of interest</h2>
        <p>
          You hold {whole(holding)} units of a dollar token and lend them at {percent(yieldPerYear, 0)} a
          year. That is {dollars(holding * yieldPerYear)} of interest in a year, if the rate stays. Then the
          token falls below its peg and you sell. What does that cost, in money and in days of interest?
        </p>
        <TableRegion label="What a depeg costs">
          <table>
            <thead>
              <tr>
                <th scope="col">Price when you sell</th>
                <th scope="col">You get</th>
                <th scope="col">You lose</th>
                <th scope="col">Days of interest undone</th>
              </tr>
            </thead>
            <tbody>
              {prices.map((price) => (
                <tr key={price}>
                  <th scope="row">{dollars(price)}</th>
                  <td>{dollars(holding * price)}</td>
                  <td>{dollars(holding * (1 - price))}</td>
                  <td>{whole(daysOfYieldLost(1 - price, yieldPerYear))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
        <p>
          A slip of only three cents undoes {whole(daysOfYieldLost(0.03, yieldPerYear))} days of interest. At
          88 cents more than two years are gone. The interest was the pay for carrying this risk all along. If
          you do not know what stands behind a token, you cannot know whether the pay is fair.
        </p>
      </section>
      <section>
        <h2>Four questions before you hold one</h2>
        <ol>
          <li>What stands behind it, and who says so, on which date?</li>
          <li>Who may redeem it, at what price and in which hours?</li>
          <li>Was it brought here from another network? Then a bridge must hold as well.</li>
          <li>How much can be sold today without moving the price?</li>
        </ol>
        <p>Two tokens from two issuers are better than one. Neither is a bank account.</p>
      </section>
      <section id="mistakes">
        <h2>Common mistakes and scams</h2>
        <ul>
          <li>
            <strong>The double.</strong> A token with the right name and the wrong contract address. Compare
            addresses, not logos.
          </li>
          <li>
            <strong>The gift in your wallet.</strong> A strange token appears and names a website. It is a{" "}
            <Term id="fake-airdrop">fake airdrop</Term>. Leave it alone and do not visit the site.
          </li>
          <li>
            <strong>The one-way token.</strong> You can buy it and never sell. This is a{" "}
            <Term id="honeypot">honeypot</Term>. Its chart only ever rises, since nobody can get out.
          </li>
          <li>
            <strong>The wrong network.</strong> The same token lives on many networks. Send it to an exchange
            over one that it does not take, and it may be lost.
          </li>
          <li>
            <strong>Trusting a high rate on a ‘stable’ coin.</strong> A rate far above the rest is a warning
            about the coin.
          </li>
        </ul>
      </section>
    </>
  );
}

/** The text of lesson 4. */
export const text: LessonText = {
  Body,
  keyTerms: ["token", "contract-address", "market-cap", "stablecoin", "peg", "depeg", "redemption"],
  sources: [
    sources.erc20,
    sources.ethereumStablecoins,
    sources.bisStablecoins,
    sources.circleSvb,
    sources.terraPaper,
    sources.terraForum,
  ],
  reviewedOn: "2026-11-21",
};
