/** The questions of lesson 1. */
import type { Question } from "../lesson.ts";

/** The quiz of lesson 1. */
export const quiz: readonly Question[] = [
  {
    id: "lesson-1-contract-error",
    prompt: "A smart contract has an error in its code. What happens when you use it?",
    options: [
      {
        id: "stops",
        text: "The network notices the error and stops the contract.",
        correct: false,
        why: "The network checks that code is carried out exactly, not that it is sensible.",
      },
      {
        id: "does-it",
        text: "It does what the code says, error included.",
        correct: true,
        why: "A contract has no judgement. It carries out its code for everyone, right or wrong.",
      },
      {
        id: "refund",
        text: "The authors have to pay you back.",
        correct: false,
        why: "As a rule nobody has to. Some projects have paid after a loss, but you cannot count on it.",
      },
    ],
  },
  {
    id: "lesson-1-wrong-payment",
    prompt: "You sent tokens to a wrong address and the transaction went through. Who can undo it?",
    options: [
      {
        id: "wallet-maker",
        text: "The company that made your wallet app.",
        correct: false,
        why: "The app only signs for you. It has no power over what is already on the chain.",
      },
      {
        id: "validators",
        text: "The computers that run the network, if you ask within a day.",
        correct: false,
        why: "There is no such service. A finished transaction stays in the record.",
      },
      {
        id: "nobody",
        text: "Nobody. Only whoever controls that address could send them back.",
        correct: true,
        why: "Transactions are final, so you depend on the goodwill of a stranger, if there is one at all.",
      },
    ],
  },
  {
    id: "lesson-1-exchange",
    prompt: "Your tokens are in an account at a centralised exchange. What is true?",
    options: [
      {
        id: "defi",
        text: "You are using DeFi, since the tokens are crypto.",
        correct: false,
        why: "What counts is who holds the keys. Here a company does, so this is a company's service.",
      },
      {
        id: "company",
        text: "The company holds them and owes you the balance.",
        correct: true,
        why: "That is custody. If the company fails you are one of those it owes money to.",
      },
      {
        id: "insured",
        text: "A state scheme insures them like a bank deposit.",
        correct: false,
        why: "Schemes for bank deposits do not as a rule cover crypto. The FCA says you are unlikely to have that protection.",
      },
    ],
  },
  {
    id: "lesson-1-promise",
    prompt: "A new friend online shows you a platform that pays 2 % a day, always. What is it?",
    options: [
      {
        id: "early",
        text: "A good chance if you get out early enough.",
        correct: false,
        why: "The operators decide when payments stop, and your balance there is only a number they typed.",
      },
      {
        id: "test",
        text: "Worth a test: if a small withdrawal works, it is sound.",
        correct: false,
        why: "Letting a small withdrawal through is part of the trick. It is meant to bring in the large deposit.",
      },
      {
        id: "fraud",
        text: "Fraud. No market pays a fixed rate like that.",
        correct: true,
        why: "A fixed high return cannot be promised honestly, and unasked advice from a stranger is the other sign.",
      },
    ],
  },
  {
    id: "lesson-1-differences",
    prompt: "Which of these does DeFi lack, compared with a bank account? Pick all that apply:",
    multiple: true,
    options: [
      {
        id: "hours",
        text: "Being open at night.",
        correct: false,
        why: "It is always open. That goes for losses as well.",
      },
      {
        id: "undo",
        text: "Somebody who can undo a payment.",
        correct: true,
        why: "A bank can often recall or refund a payment. On a blockchain nobody can.",
      },
      {
        id: "insurance",
        text: "A state scheme that covers the deposit.",
        correct: true,
        why: "Many countries insure bank deposits up to a limit. DeFi deposits are as a rule not covered.",
      },
      {
        id: "record",
        text: "A record of every movement.",
        correct: false,
        why: "DeFi has the fuller record of the two, and it is open for everyone to read.",
      },
    ],
  },
];
