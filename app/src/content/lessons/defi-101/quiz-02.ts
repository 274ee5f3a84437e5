/** The questions of lesson 2. */
import type { Question } from "../lesson.ts";

/** The quiz of lesson 2. */
export const quiz: readonly Question[] = [
  {
    id: "lesson-2-phone-lost",
    prompt: "Your phone with the wallet app falls into the sea. You have the seed phrase on paper. What now?",
    options: [
      {
        id: "gone",
        text: "The tokens are gone with the phone.",
        correct: false,
        why: "The tokens are in the public record and were never on the phone.",
      },
      {
        id: "restore",
        text: "Restore the wallet on another device from the words.",
        correct: true,
        why: "The words rebuild every key, and with the keys the same addresses.",
      },
      {
        id: "support",
        text: "Ask the app's support to reset the account.",
        correct: false,
        why: "They do not have your keys. Whoever says that they do is after your words.",
      },
    ],
  },
  {
    id: "lesson-2-support-form",
    prompt: "A support agent asks for your seed phrase to repair a stuck payment. What do you do?",
    options: [
      {
        id: "some-words",
        text: "Give only the first six words.",
        correct: false,
        why: "Every word given away makes the rest far easier to find. None is safe to share.",
      },
      {
        id: "check-badge",
        text: "Give it if the agent's name and logo are right.",
        correct: false,
        why: "Names and logos are copied in a minute. The request itself is the proof of fraud.",
      },
      {
        id: "end",
        text: "End the conversation and give nothing.",
        correct: true,
        why: "No repair needs your words. Anyone who asks for them wants your tokens.",
      },
    ],
  },
  {
    id: "lesson-2-storage",
    prompt: "Which way of keeping the seed phrase is best for a beginner?",
    options: [
      {
        id: "photo",
        text: "A photo in a locked album.",
        correct: false,
        why: "Phones copy pictures to the cloud, and a stolen login then reaches the words.",
      },
      {
        id: "two-papers",
        text: "Two handwritten copies in two safe places.",
        correct: true,
        why: "Paper cannot be reached over the internet, and two places survive a fire in one.",
      },
      {
        id: "halves",
        text: "Six words at home and six at the office.",
        correct: false,
        why: "Losing either half loses the money, and finding one half weakens the rest.",
      },
      {
        id: "memory",
        text: "In your head only.",
        correct: false,
        why: "Memory fails, and after an accident nobody could ever find the words.",
      },
    ],
  },
  {
    id: "lesson-2-hardware",
    prompt: "What does a hardware wallet not protect you from?",
    options: [
      {
        id: "virus",
        text: "A virus on your computer that looks for keys.",
        correct: false,
        why: "It does protect you here: the key never leaves the device.",
      },
      {
        id: "approve",
        text: "Approving a harmful transaction on its screen.",
        correct: true,
        why: "It signs what you confirm. Reading before confirming remains your part.",
      },
      {
        id: "password",
        text: "A thief who learns your computer's password.",
        correct: false,
        why: "Without the device and its PIN that password moves no tokens.",
      },
    ],
  },
  {
    id: "lesson-2-leak",
    prompt: "You typed your seed phrase into a page and now have doubts. What helps?",
    options: [
      {
        id: "change-password",
        text: "Change the password of the app.",
        correct: false,
        why: "The thief does not need your app. The words work on any device.",
      },
      {
        id: "disconnect",
        text: "Disconnect the wallet from the page.",
        correct: false,
        why: "Disconnecting changes nothing about what the page has already received.",
      },
      {
        id: "move",
        text: "Make a new wallet with new words and move everything there at once.",
        correct: true,
        why: "Words cannot be changed. Only moving the tokens to new keys puts them out of reach.",
      },
    ],
  },
];
