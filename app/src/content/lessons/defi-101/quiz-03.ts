/** The questions of lesson 3. */
import { LOWEST_GAS_PRICE, networkFee } from "../examples.ts";
import { figure } from "../figures.ts";
import type { Question } from "../lesson.ts";

const gas = 40_000;
const gwei = LOWEST_GAS_PRICE;

/** The quiz of lesson 3. */
export const quiz: readonly Question[] = [
  {
    id: "lesson-3-fee",
    prompt: `A transaction uses ${figure(gas, 0)} gas at ${gwei} gwei. What is the fee?`,
    options: [
      {
        id: "thousandfold",
        text: `${figure(networkFee(gas, gwei) * 1000, 0)} FLR`,
        correct: false,
        why: "That divides by a million. A gwei is a billionth of the coin.",
      },
      {
        id: "right",
        text: `${figure(networkFee(gas, gwei), 2)} FLR`,
        correct: true,
        why: `${figure(gas, 0)} times ${gwei} are ${figure((gas * gwei) / 1e6, 0)} million gwei, and one billion gwei make one FLR.`,
      },
      {
        id: "gas-only",
        text: `${figure(gas, 0)} FLR`,
        correct: false,
        why: "Gas counts work. It becomes money only when multiplied by the gas price.",
      },
    ],
  },
  {
    id: "lesson-3-disconnect",
    prompt:
      "You disconnect your wallet from a site that holds an unlimited approval. What about the approval?",
    options: [
      {
        id: "ends",
        text: "It ends with the connection.",
        correct: false,
        why: "The connection only let the page see your address. The approval is stored on the chain.",
      },
      {
        id: "expires",
        text: "It runs out after 30 days.",
        correct: false,
        why: "Standard approvals carry no end date, so nothing runs out.",
      },
      {
        id: "stays",
        text: "It stays until it is used up or revoked.",
        correct: true,
        why: "Only a new transaction that sets it to zero ends it, and an unlimited one is never used up.",
      },
    ],
  },
  {
    id: "lesson-3-failed",
    prompt: "Your swap failed. What did it cost you?",
    options: [
      {
        id: "nothing",
        text: "Nothing, since it was undone.",
        correct: false,
        why: "The swap was undone, but the network did the work up to that point and charges for it.",
      },
      {
        id: "fee",
        text: "The fee for the gas used until it failed.",
        correct: true,
        why: "Your tokens are back where they were, and the network fee is gone.",
      },
      {
        id: "tokens",
        text: "The tokens you wanted to swap.",
        correct: false,
        why: "A transaction happens whole or not at all, so they never left.",
      },
    ],
  },
  {
    id: "lesson-3-login",
    prompt:
      "A site asks for a signature ‘to log in’. The request names a token, a spender and a value. What is it?",
    options: [
      {
        id: "login",
        text: "A login: signatures cost nothing and so risk nothing.",
        correct: false,
        why: "A signature can be free and still hand over tokens. The fee tells you nothing about the risk.",
      },
      {
        id: "permit",
        text: "A permit, which lets the spender take the tokens.",
        correct: true,
        why: "Spender and value are the parts of an approval. A true login moves nothing and names neither.",
      },
      {
        id: "payment",
        text: "A payment that leaves your account at once.",
        correct: false,
        why: "Nothing leaves yet. But until its deadline whoever holds the message can take the tokens.",
      },
    ],
  },
  {
    id: "lesson-3-explorer",
    prompt: "The website says that your deposit worked. How do you make sure?",
    options: [
      {
        id: "refresh",
        text: "Reload the website and see whether it says so again.",
        correct: false,
        why: "The same page can be wrong twice, and a false page will say whatever suits it.",
      },
      {
        id: "ask",
        text: "Ask in the project's chat.",
        correct: false,
        why: "People there cannot know better than the record, and some are waiting for such questions.",
      },
      {
        id: "hash",
        text: "Look up the transaction hash on an explorer and read status and transfers.",
        correct: true,
        why: "The explorer shows what the network recorded, whichever site you used.",
      },
    ],
  },
];
