import { paths } from './paths';

const { profile, messages, sent, transactionHistory, solutions, purchaseCredits } = paths;

/** What the menu of the account leads to. */
export const accountPages = { profile, messages, sent, transactionHistory, solutions, purchaseCredits } as const;
