/**
 * The one deadline of all tests: ten minutes, times how much slower than the reference this machine is. A passing test
 * never meets it. Test runners and specs read it from the environment.
 */
const WHOLE_RUN_MS = 10 * 60_000;
/** Someone who runs a single path hears of a failure sooner. */
const SINGLE_PATH_MS = 2 * 60_000;
/** A wait within a test gives up earlier, so that the test can say what it waited for. */
const WAITS_IN_A_TEST = 6;
const TESTS_IN_A_STAGE = 12;

interface DeadlineEnv {
  readonly TEST_DEADLINE_MS: string;
  readonly TEST_WAIT_MS: string;
}

export function deadlineEnv(slowness = 1, isSinglePath = true): DeadlineEnv {
  const deadlineMs = Math.ceil((isSinglePath ? SINGLE_PATH_MS : WHOLE_RUN_MS) * slowness);
  return { TEST_DEADLINE_MS: String(deadlineMs), TEST_WAIT_MS: String(Math.ceil(deadlineMs / WAITS_IN_A_TEST)) };
}

/** As told by who started the run, or for a spec that is run by hand. */
const told = (): DeadlineEnv => ({ ...deadlineEnv(), ...process.env });

export const waitDeadlineMs = (): number => Number(told().TEST_WAIT_MS);

export const stageDeadlineMs = (): number => Math.max(Number(told().TEST_DEADLINE_MS), WHOLE_RUN_MS) * TESTS_IN_A_STAGE;
