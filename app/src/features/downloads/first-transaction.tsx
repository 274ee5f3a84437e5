import { Boxes, FormTable, Owner, PaperSheet } from "./paper.tsx";

/** A round trip with a small sum, box by box. */
export function FirstTransaction() {
  return (
    <>
      <PaperSheet>
        <h2>One small round trip</h2>
        <Owner />
        <p>
          Ten dollars, from your bank to a wallet of your own and back. The aim is not to earn anything. It is
          to have done every step once while a mistake is cheap. Stop wherever something looks different from
          what you expected.
        </p>
        <h3>1. The wallet, before there is money in it</h3>
        <Boxes
          steps={[
            "I typed the maker’s address myself, or took it from the network’s own list of wallets.",
            "I was alone when I set it up: no screen shared, no camera.",
            "The words are on paper, in order, twice, in two buildings. There is no photo and no file.",
            "I deleted the wallet, restored it from the paper and saw the same address.",
          ]}
        />
        <h3>2. Buying and sending to yourself</h3>
        <Boxes
          steps={[
            "I bought no more than I would not miss, and noted every fee.",
            "I copied my address and compared the first six, the last six and some in the middle.",
            "The network chosen on the exchange is Flare, chain number 14 in my wallet.",
            "I sent a part first and waited until the explorer showed it.",
          ]}
        />
        <h3>3. One swap</h3>
        <Boxes
          steps={[
            "I opened the exchange from my own bookmark.",
            "Both contract addresses are the ones in the projects’ own documents.",
            "The price impact is below one per cent, and the least I receive is acceptable.",
            "I approved exactly the amount of the swap, and read the spender before I signed.",
            "Enough FLR stays in the wallet for the next fees.",
          ]}
        />
      </PaperSheet>
      <PaperSheet>
        <h3>4. Afterwards</h3>
        <Boxes
          steps={[
            "I found the transaction on the explorer and read what it did.",
            "I looked up my approvals there and revoked what I no longer need.",
            "I wrote down date, amounts, value in my own money, fee and hash.",
          ]}
        />
        <h3>5. The way back</h3>
        <Boxes
          steps={[
            "I swapped back and saw what both fees and both price impacts cost.",
            "I sent the rest to the exchange, after a small test, with the memo or tag it asks for, if any.",
            "I sold it, and the money reached my bank.",
          ]}
        />
        <h3>What each step cost</h3>
        <FormTable
          columns={["Step", "Date", "Amount", "Fee", "Hash, first and last six"]}
          rows={[
            "Purchase",
            "Sending out",
            "Approval",
            "Swap",
            "Revoking",
            "Swap back",
            "Sending in",
            "Sale",
            "All costs",
          ]}
        />
        <h3>Stop at once if</h3>
        <ul>
          <li>anyone or any page asks for your words, for whatever reason;</li>
          <li>you are told to hurry, or that only today counts;</li>
          <li>a request names a spender or an amount that you did not expect;</li>
          <li>you have to pay something first before you can withdraw.</li>
        </ul>
      </PaperSheet>
    </>
  );
}
