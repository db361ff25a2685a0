import { VerifyEmailCode } from '../commands/verify-email-code';
import { NOW } from '../domain/account.fixture';
import { CodeRefused } from '../domain/attempts.errors';
import { GetCodeEntry } from '../queries/get-code-entry';
import { AttemptsInMemory } from './attempt-counter.fake';
import { Attempts } from './attempts';
import { aBrowser, busesOf, plainTokens } from './buses.fixture';
import type { OpenSessions } from './open-sessions';
import type { PasswordHasher } from './password-hasher';
import type { SessionIssuer } from './session-issuer';
import { VerifyEmail } from './verify-email';

describe('verification code', () => {
  it('is neither counted nor verified if no code is open', async () => {
    const { enter, counts, verified } = given({ isOpen: false, isOutdated: true });
    for (let n = 0; n < 9; n++) await expect(enter()).rejects.toThrow('no longer valid');
    expect(counts()).toEqual({});
    expect(verified()).toBe(0);
  });

  it('is counted if a code is open', async () => {
    const { enter, counts } = given({ isOpen: true, isOutdated: false });
    await expect(enter()).rejects.toThrow(CodeRefused);
    expect(counts()).toEqual({ 'code-budget': 1, 'verify-email': 1, 'code-network': 1 });
  });
});

function given(entry: { isOpen: boolean; isOutdated: boolean }) {
  const counter = new AttemptsInMemory({ now: () => NOW });
  let verified = 0;
  const { commands, queries } = busesOf([
    [GetCodeEntry, () => entry],
    [
      VerifyEmailCode,
      () => {
        verified += 1;
        throw new CodeRefused('wrong');
      },
    ],
  ]);
  const sessions = { find: async () => undefined } as unknown as OpenSessions;
  const hasher = { unusableHash: Promise.resolve('$argon2id$unusable') } as PasswordHasher;
  const issuer = {} as SessionIssuer;
  const verifying = new VerifyEmail(commands, queries, new Attempts(counter), hasher, sessions, issuer, plainTokens);
  return {
    enter: () => verifying.byCode('sam@acme.example', '000000', { ...aBrowser, registrationToken: undefined }),
    counts: () => counter.counts(),
    verified: () => verified,
  };
}
