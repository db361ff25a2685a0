/** Deadline of all tests. Passing tests never reach it. Passed on by the environment. */
const WHOLE_RUN_MS = 10 * 60_000;
/** Runs of a single path fail sooner. */
const SINGLE_PATH_MS = 2 * 60_000;
/** Waits end before the test's deadline, so that the test can report what it waited for. */
const WAITS_IN_A_TEST = 6;
const TESTS_IN_A_STAGE = 12;

interface DeadlineEnv {
  readonly TEST_DEADLINE_MS: string;
  readonly TEST_WAIT_MS: string;
}

export function deadlineEnv(isSinglePath = true): DeadlineEnv {
  const deadlineMs = isSinglePath ? SINGLE_PATH_MS : WHOLE_RUN_MS;
  return { TEST_DEADLINE_MS: String(deadlineMs), TEST_WAIT_MS: String(Math.ceil(deadlineMs / WAITS_IN_A_TEST)) };
}

/** From the environment, or the default for a spec run by hand. */
const told = (): DeadlineEnv => ({ ...deadlineEnv(), ...process.env });

export const waitDeadlineMs = (): number => Number(told().TEST_WAIT_MS);

export const stageDeadlineMs = (): number => Math.max(Number(told().TEST_DEADLINE_MS), WHOLE_RUN_MS) * TESTS_IN_A_STAGE;
