/** Wrong codes of one day, over all accounts. Beyond, addresses and networks have fewer attempts each. */
export const WRONG_GUESSES_A_DAY = 2_000;
