import { NewPasswords } from '../commands/new-passwords';
import { ResetPasswordByCode } from '../commands/reset-password-by-code';
import { NOW } from '../domain/account.fixture';
import { TooManyPasswordsAtOnce } from '../domain/account.errors';
import { CodeEntryLocked, CodeRefused } from '../domain/attempts.errors';
import type { ResetLinks } from '../domain/mailed-secrets';
import { FindPendingReset } from '../queries/find-pending-reset';
import { AttemptsInMemory } from './attempt-counter.fake';
import { Attempts } from './attempts';
import { busesOf, plainTokens } from './buses.fixture';
import type { PasswordHasher } from './password-hasher';
import { ResetPassword } from './reset-password';
import type { WorkEmails } from './work-emails';

describe('reset code', () => {
  it('is refused without hashing a password once code entry is locked', async () => {
    let hashed = 0;
    const { guess } = given({ hash: async () => `$argon2id$${(hashed += 1)}` });
    const guesses = await Promise.allSettled(Array.from({ length: 20 }, guess));
    const reasons = guesses.map((result) => result.status === 'rejected' && (result.reason as Error));
    expect(reasons.filter((reason) => reason instanceof CodeRefused)).toHaveLength(5);
    expect(reasons.filter((reason) => reason instanceof CodeEntryLocked)).toHaveLength(15);
    expect(hashed).toBe(5);
  });

  it('is not counted if too many passwords wait for hashing', async () => {
    const { guess, counts } = given({ hash: () => Promise.reject(new TooManyPasswordsAtOnce(2)) });
    await expect(guess()).rejects.toThrow(TooManyPasswordsAtOnce);
    expect(counts()).toEqual({ 'code-budget': 0, 'reset-password': 0, 'code-network': 0 });
  });
});

function given(hashing: Partial<PasswordHasher>) {
  const counter = new AttemptsInMemory({ now: () => NOW });
  const { commands, queries } = busesOf([
    [FindPendingReset, () => ({ email: 'sam@acme.example' })],
    [
      ResetPasswordByCode,
      () => {
        throw new CodeRefused('wrong');
      },
    ],
  ]);
  const resetting = new ResetPassword(
    commands,
    queries,
    new Attempts(counter),
    new NewPasswords({ areFew: async () => false }),
    hashing as PasswordHasher,
    {} as ResetLinks,
    {} as WorkEmails,
    plainTokens,
  );
  return {
    guess: () => resetting.byCode('token', '000000', 'Battery-staple-2', '198.51.100.1'),
    counts: () => counter.counts(),
  };
}
