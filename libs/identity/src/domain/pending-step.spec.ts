import { MINUTE_MS } from '@casewright/rules';
import { pendingExpiry } from './pending-step';

it.each([
  ['second-step', 10],
  ['reset-password', 60],
  ['add-passkey', 10],
  ['passkey', 30],
  ['registration', 60],
] as const)('a pending %s expires after %i minutes', (purpose, minutes) => {
  const begunAt = new Date('2026-03-02T09:00:00Z');
  expect(pendingExpiry(purpose, begunAt)).toEqual(new Date(begunAt.getTime() + minutes * MINUTE_MS));
});
