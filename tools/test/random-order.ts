import { globSync } from 'node:fs';
import { fromRoot } from '../webpack/from-root.ts';

export const SEED = 'TEST_SEED';
export const MAX_SEED = 2 ** 31;

/** Shuffles the suites of a group and the tests of a suite. */
export function jestOrder(): readonly string[] {
  const seed = process.env[SEED];
  return seed ? ['--randomize', `--seed=${seed}`] : [];
}

export function nodeOrder(): readonly string[] {
  const seed = process.env[SEED];
  return seed ? ['--test-randomize', `--test-random-seed=${seed}`] : [];
}

export function journeysOrder(): NodeJS.ProcessEnv {
  let state = Number(process.env[SEED] ?? 0);
  if (!state) return {};
  const random = () => (state = (state * 48_271) % (2 ** 31 - 1)) / (2 ** 31 - 1);
  const shuffled = globSync('*.spec.ts', { cwd: fromRoot('apps/e2e') })
    .sort()
    .map((file) => ({ file, place: random() }))
    .sort((one, other) => one.place - other.place);
  return { JOURNEYS_ORDER: shuffled.map(({ file }) => file).join() };
}
