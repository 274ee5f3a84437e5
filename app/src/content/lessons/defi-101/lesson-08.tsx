/** Lesson 8: what Flare adds: feeds, delegation, FAssets, rFLR. */
import { Term } from "../../glossary/term.tsx";
import { MedianDrawing } from "../drawings/median-drawing.tsx";
import { type Estimate, earnedInDays, vestedRflr, weightedAverage, weightedMedian } from "../examples.ts";
import { figure, percent, whole } from "../figures.ts";
import type { LessonText } from "../lesson.ts";
import { sources } from "../sources.ts";
import { TableRegion } from "../table-region.tsx";

const estimates: readonly Estimate[] = [
  { value: 0.0198, weight: 10 },
  { value: 0.02, weight: 30 },
  { value: 0.0201, weight: 25 },
  { value: 0.0203, weight: 20 },
  { value: 0.026, weight: 15 },
];
const median = weightedMedian(estimates) ?? 0;
const wild = estimates.map((one) => (one.value === 0.026 ? { ...one, value: 2 } : one));
const wildMedian = weightedMedian(wild) ?? 0;

const delegated = 10_000;
const rate = 0.03;
const epoch = 3.5;
const epochsToClaim = 25;
const reward = 1_200;
const months = [0, 3, 6, 12] as const;

function Body() {
  return (
    <>
      <section>
        <h2>What this lesson cannot take off you</h2>
        <p>
          Flare has services built in that other networks leave to outsiders. They solve some problems and
          bring some of their own. Most of them pay in FLR, and the price of FLR can fall by half within
          weeks. No reward in this lesson makes up for that.
        </p>
      </section>
      <section>
        <h2>The network and its coin</h2>
        <p>
          <Term id="flare">Flare</Term> runs the same kind of contracts as Ethereum. Your wallet and your 0x
          address work on both, and each network has its own balance. Flare’s chain number is 14. Its coin is{" "}
          <Term id="flr">FLR</Term>, and all fees are paid in it.
        </p>
        <p>
          FLR is not an ERC-20 token, so many contracts cannot take it. For them you wrap it: you send FLR to
          a plain contract and get the same number of <Term id="wflr">WFLR</Term>. You can turn it back at any
          time, one for one. Both ways cost only the network fee. Do not wrap your last FLR, or you cannot pay
          for the way back.
        </p>
      </section>
      <section>
        <h2>Prices from many sources</h2>
        <p>
          In lesson 7 a price decided whether a loan was liquidated. Where does it come from? On Flare it is
          the <Term id="ftso">FTSO</Term>, a part of the network. About a hundred{" "}
          <Term id="data-provider">data providers</Term> send in their estimates. A fast feed moves in small
          steps with each block. Every 90 seconds a slower round takes in all of them and sets an anchor.
        </p>
        <p>
          The round does not use an average. It takes a <Term id="weighted-median">weighted median</Term>: it
          puts the estimates in order and picks the one at which half of the weight is reached. The example
          below shows why.
        </p>
        <MedianDrawing estimates={estimates} />
        <p>
          This is strong against one liar, and not against every trouble. A feed can lag when a market jumps.
          And it repeats the price of the markets, also when those markets are thin and easy to push.
        </p>
      </section>
      <section>
        <h2>Delegation</h2>
        <p>
          Where does a provider’s weight come from? Holders lend it theirs. With{" "}
          <Term id="delegation">delegation</Term> you point the vote of your WFLR at one or two providers. The
          tokens stay in your account. You can move them or change your mind at any time. The provider can
          never spend them.
        </p>
        <p>
          In return you get a part of what the provider earns, after its fee. FIP.16, a proposal of 2026, sets
          the smallest fee at 20 %. Your part is worked out for each{" "}
          <Term id="reward-epoch">reward epoch</Term> of {figure(epoch, 1)} days. A provider that does poor
          work earns less or nothing, and so do you. You have to claim what you are owed. After{" "}
          {epochsToClaim} epochs, about {whole(Math.floor(epoch * epochsToClaim))} days, it expires.
        </p>
        <p>
          <Term id="staking">Staking</Term> is something else. There your FLR is locked behind a validator
          until a date that you choose, and you cannot sell it before. It pays more for that: since July 2026
          a staked FLR weighs five times as much as a delegated one.
        </p>
      </section>
      <section>
        <h2>FAssets: XRP on Flare</h2>
        <p>
          The XRP Ledger has no contracts like Flare’s. <Term id="fassets">FAssets</Term> bring its coin over:
          <Term id="fxrp"> FXRP</Term> is a token on Flare that stands for XRP. You pay XRP into the{" "}
          <Term id="core-vault">Core Vault</Term>, an account on the XRP Ledger that several key holders
          guard. The payment says which Flare address the tokens are for. The{" "}
          <Term id="fdc">Flare Data Connector</Term> proves the payment, and the FXRP is made.
        </p>
        <p>
          Two fees come off your XRP: one for minting, one for whoever carries it out on Flare. There is a
          smallest fee. If you send less than that, all of it is kept and you get nothing. Large sums and busy
          hours are slowed down on purpose. A payment without the right tag or memo is not credited by itself.
        </p>
        <p>
          To go back you redeem any amount above a minimum. An <Term id="agent">agent</Term> pays you XRP and
          takes a fee. If it fails to pay in time, you are paid from its collateral instead, with a premium.
          That is fair, but it is not XRP.
        </p>
        <p>
          So FXRP is not simply XRP. You rely on contracts, on the proof of payments, on the key holders and
          on the agents. It can also trade below XRP on a market, just as a stablecoin can slip from its
          dollar.
        </p>
      </section>
      <section>
        <h2>rFLR: a reward that unlocks</h2>
        <p>
          Some protocols hand out <Term id="rflr">rFLR</Term> to their users. You claim it for each month. It
          cannot be sent to anyone. Behind each one stands one WFLR, and it unlocks evenly over twelve months
          of 30 days. This is called <Term id="vesting">vesting</Term>. The clock starts with the month the
          reward is for, not with your claim.
        </p>
        <p>
          You may take out what has unlocked as you go. You may also take out everything early, and then you
          lose half of what is still locked. The contract burns it; FIP.16 would send it back to the pool for
          rewards. For you it is gone either way. Our rewards checker shows both figures for an address.
        </p>
      </section>
      <section id="worked-example">
        <h2>Worked example: a price, a delegation and a reward</h2>
        <p>Five providers send in a price for FLR. All figures here are samples.</p>
        <TableRegion label="Estimates and their weight">
          <table>
            <thead>
              <tr>
                <th scope="col">Estimate, in dollars</th>
                <th scope="col">Weight</th>
                <th scope="col">Weight so far</th>
              </tr>
            </thead>
            <tbody>
              {estimates.map(({ value, weight }, index) => (
                <tr key={value}>
                  <th scope="row">{figure(value, 4)}</th>
                  <td>{percent(weight / 100, 0)}</td>
                  <td>
                    {percent(
                      estimates.slice(0, index + 1).reduce((sum, one) => sum + one.weight, 0) / 100,
                      0,
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
        <p>
          Half of the weight is reached at {figure(median, 4)}, so that is the price. The average would have
          been {figure(weightedAverage(estimates), 4)}. Now the last provider sends 2.0000 by mistake. The
          average jumps to {figure(weightedAverage(wild), 4)}. The median is still {figure(wildMedian, 4)}.
        </p>
        <p>
          Next, you delegate {whole(delegated)} WFLR, and it works out at {percent(rate, 0)} a year. One epoch
          brings {figure(earnedInDays(delegated, rate, epoch))} FLR. If you wait for all {epochsToClaim}{" "}
          epochs, {figure(earnedInDays(delegated, rate, epoch * epochsToClaim))} FLR are there to claim. Wait
          longer, and the oldest expire one by one.
        </p>
        <p>Last, you are given {whole(reward)} rFLR for one month. What if you leave early?</p>
        <TableRegion label="Leaving rFLR early">
          <table>
            <thead>
              <tr>
                <th scope="col">Months after the start</th>
                <th scope="col">Unlocked</th>
                <th scope="col">Still locked</th>
                <th scope="col">If you take all</th>
                <th scope="col">Lost</th>
              </tr>
            </thead>
            <tbody>
              {months.map((month) => {
                const { vested, locked, earlyExit, lost } = vestedRflr(reward, month);
                return (
                  <tr key={month}>
                    <th scope="row">{month}</th>
                    <td>{whole(vested)}</td>
                    <td>{whole(locked)}</td>
                    <td>{whole(earlyExit)}</td>
                    <td>{whole(lost)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </TableRegion>
        <p>
          Waiting pays in tokens. It need not pay in dollars: if FLR halves in those months, the tokens you
          waited for are worth half as much.
        </p>
      </section>
      <section id="mistakes">
        <h2>Common mistakes and scams</h2>
        <ul>
          <li>
            <strong>‘Delegate’ on an unknown site.</strong> A real delegation moves no tokens. If the request
            is a payment or an <Term id="approval">approval</Term>, close it.
          </li>
          <li>
            <strong>The new FlareDrop.</strong> The monthly <Term id="flaredrop">FlareDrops</Term> ended on 30
            January 2026. Whoever offers you one now wants your signature.
          </li>
          <li>
            <strong>Picking by rate alone.</strong> Look at a provider’s fee, and at whether it was paid in
            most epochs.
          </li>
          <li>
            <strong>Sending XRP by hand.</strong> Use the minting page of a project you have checked. Compare
            address and tag, and start with a small sum above the smallest fee.
          </li>
          <li>
            <strong>Buying ‘rFLR’.</strong> It cannot be sent, so nobody can sell you any.
          </li>
          <li>
            <strong>Claiming too late.</strong> Put a date in your diary every two months.
          </li>
        </ul>
      </section>
    </>
  );
}

/** The text of lesson 8. */
export const text: LessonText = {
  Body,
  keyTerms: [
    "flr",
    "wflr",
    "ftso",
    "weighted-median",
    "delegation",
    "reward-epoch",
    "fassets",
    "fxrp",
    "rflr",
  ],
  sources: [
    sources.flareNetwork,
    sources.ftso,
    sources.ftsoScaling,
    sources.flareClaiming,
    sources.flareFassets,
    sources.flareDirectMinting,
    sources.flareRedemption,
    sources.flareCoreVault,
    sources.fip16,
    sources.rnat,
    sources.rnatAccount,
  ],
  reviewedOn: "2026-11-21",
};
