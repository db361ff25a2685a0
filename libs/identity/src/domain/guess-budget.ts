/** Wrong codes of one day, over all accounts: few enough that guessing at many accounts at once finds none. */
export const WRONG_GUESSES_A_DAY = 2_000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days begin at midnight in UTC. */
export const secondsUntilNextDay = (now: Date): number => Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000);
