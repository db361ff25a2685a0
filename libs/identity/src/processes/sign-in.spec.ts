import { Logger } from '@nestjs/common';
import { NOW } from '../domain/account.fixture';
import { TooManySignInAttempts, WrongCredentials } from '../domain/attempts.errors';
import { type Credentials, FindCredentials } from '../queries/find-credentials';
import { FindRegistration } from '../queries/find-registration';
import { FindPasswordHash } from '../queries/find-password-hash';
import { TooManyPasswordsAtOnce } from '../domain/account.errors';
import { AttemptsInMemory } from './attempt-counter.fake';
import { Attempts } from './attempts';
import { aBrowser, busesOf, plainTokens } from './buses.fixture';
import { ConfirmOwner } from './confirm-owner';
import type { PasswordHasher } from './password-hasher';
import type { SessionIssuer } from './session-issuer';
import { SignIn } from './sign-in';

const HASH = '$argon2id$of-a-password';
const busy = () => Promise.reject(new TooManyPasswordsAtOnce(2));
const RIGHT: Partial<PasswordHasher> = { matches: async () => true };
const WRONG: Partial<PasswordHasher> = { matches: async () => false, hashAt: async () => HASH };

describe('sign-in attempt', () => {
  it('is taken back for a correct password, so that frequent sign-ins lock no one out', async () => {
    const { signIn, counts } = given(RIGHT);
    for (let n = 0; n < 50; n++) expect(await signIn()).toMatchObject({ next: 'done' });
    expect(counts()).toEqual({ 'sign-in-network': 0, 'sign-in': 0 });
  });

  it('is refused after a hundred wrong ones from a network for any address', async () => {
    const { signIn } = given(WRONG);
    for (let n = 0; n < 100; n++) await signIn(`sam-${n}@acme.example`).catch(() => undefined);
    await expect(signIn('kim@acme.example')).rejects.toThrow(TooManySignInAttempts);
  });

  it('that fails is logged with account and network, and no more', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    await expect(given(WRONG).signIn()).rejects.toThrow(WrongCredentials);
    const { network } = aBrowser;
    expect(warn.mock.calls).toEqual([[{ event: 'sign-in-failed', accountId: 'sam', network }]]);
    warn.mockRestore();
  });

  it('is not counted if too many passwords wait for hashing', async () => {
    const { signIn, counts } = given({ matches: busy });
    await expect(signIn()).rejects.toThrow(TooManyPasswordsAtOnce);
    expect(counts()).toEqual({ 'sign-in-network': 0, 'sign-in': 0 });
  });

  it("stays counted if the account's password was already found wrong", async () => {
    const { signIn, counts } = given({ ...WRONG, hashAt: busy });
    await expect(signIn()).rejects.toThrow(TooManyPasswordsAtOnce);
    expect(counts()).toEqual({ 'sign-in-network': 1, 'sign-in': 1 });
  });
});

describe('confirming a password', () => {
  it('is not counted if too many passwords wait for hashing', async () => {
    const { confirm, counts } = given({ matches: busy });
    await expect(confirm()).rejects.toThrow(TooManyPasswordsAtOnce);
    expect(counts()).toEqual({ 'confirm-password': 0 });
  });
});

function given(hashing: Partial<PasswordHasher>) {
  const clock = { now: () => NOW };
  const counter = new AttemptsInMemory(clock);
  const attempts = new Attempts(counter);
  const credentials: Credentials = {
    accountId: 'sam',
    passwordHash: HASH,
    mustVerify: false,
    hasTwoStep: false,
    isKnownDevice: false,
  };
  const { commands, queries } = busesOf([
    [FindCredentials, () => credentials],
    [FindPasswordHash, () => HASH],
    [FindRegistration, () => undefined],
  ]);
  const hasher = hashing as PasswordHasher;
  const issuer = { open: async () => ({}) } as unknown as SessionIssuer;
  const signingIn = new SignIn(commands, queries, attempts, hasher, issuer, plainTokens);
  const owner = new ConfirmOwner(commands, queries, attempts, hasher, clock);
  return {
    signIn: (email = 'sam@acme.example') => signingIn.withPassword(email, 'a password', aBrowser),
    confirm: () => owner.confirmPassword('sam', 'a password'),
    counts: () => counter.counts(),
  };
}
