import { CodeRequestedTooOften, ResetLinkInvalid, ResetNotStarted } from '../domain/account.errors';
import { CodeRefused } from '../domain/attempts.errors';
import { anAccount, aSession, aTokenHash, aVerifiedAccount, after, NOW } from '../domain/account.fixture';
import { PendingStep } from '../domain/pending-step';
import { Passkey } from '../sign-in-methods/domain/passkey';
import { aKey } from '../sign-in-methods/domain/passkey.fixture';
import { PeopleInMemory } from '../domain/people.repository.fake';
import { SignInMethodsInMemory } from '../sign-in-methods/domain/sign-in-methods.fake';
import { addressProofFor } from './address-proof.fixture';
import { AccountAccess } from './account-access';
import { BeginPasswordReset, BeginPasswordResetHandler } from './begin-password-reset';
import { CodeVerifier } from './code-verifier';
import { PasswordChange } from './password-change';
import { PasswordReset } from './password-reset';
import type { ResetLinks } from '../domain/mailed-secrets';
import { DigitsOfId, ReadableLinks } from '../domain/mailed-secrets.fake';
import { ResetPasswordByCode, ResetPasswordByCodeHandler } from './reset-password-by-code';
import { ResetPasswordByLink, ResetPasswordByLinkHandler } from './reset-password-by-link';
import { SendPasswordReset, SendPasswordResetHandler } from './send-password-reset';

const NEW_HASH = '$argon2id$of-a-new-password';

describe('requesting a password reset', () => {
  it('sends one email and stores only a hash of its link', async () => {
    const { people, account, request } = givenAccount();

    await request();

    const [code] = people.kept.codes;
    expect(code).toMatchObject({ purpose: 'reset-password', linkHash: `hash of access ${code?.id}` });
    expect(account.releaseEvents()).toEqual([
      expect.objectContaining({ type: 'identity.password-reset-requested', email: account.email, codeId: code?.id }),
    ]);
  });

  it('emails nothing to an address without an account, which waits the same', async () => {
    const { people, request, later } = givenAccount();
    const waits = async (email?: string) => {
      const waited = [];
      for (const minutes of [0, 0.5, 1, 2, 3, 4, 5, 59, 60]) {
        later({ minutes });
        waited.push(await request(email).then(() => 0, secondsOf));
      }
      return waited;
    };

    const nobodys = await waits('nobody@acme.example');

    expect(people.kept.codes).toEqual([]);
    expect(nobodys).toEqual([0, 30, 0, 0, 0, 0, 55 * 60, 60, 0]);
    expect(await waits()).toEqual(nobodys);
  });

  it('starts in this browser even if it is too early for another email', async () => {
    const { request, byCode, code } = givenAccount();
    await request();
    const elsewhere = aTokenHash();

    await expect(request(undefined, elsewhere)).rejects.toThrow(CodeRequestedTooOften);

    await byCode(code(), elsewhere);
  });
});

describe('resetting a password with a code', () => {
  it('ends every session and pending step, and notifies the owner', async () => {
    const { people, methods, account, request, byCode, code } = givenAccount();
    people.sessions.add(aSession({ accountId: account.id }));
    const others = aSession();
    people.sessions.add(others);
    const halfWay = PendingStep.begin('second-step', aTokenHash(), { accountId: account.id }, NOW);
    await methods.pendingSteps.begin(halfWay);
    await request();
    account.releaseEvents();

    await byCode(code());

    expect(account).toMatchObject({ passwordHash: NEW_HASH });
    expect(people.kept.sessions).toEqual([others]);
    expect(await methods.pendingSteps.lock(halfWay.tokenHash, 'second-step', NOW)).toBeUndefined();
    expect(account.releaseEvents()).toEqual([
      expect.objectContaining({ type: 'identity.password-changed' }),
      expect.objectContaining({ type: 'identity.sessions-ended' }),
    ]);
  });

  it.each([
    ['keeps passkeys of a verified account', aVerifiedAccount(), 1],
    ['removes passkeys of an unverified account', anAccount(), 0],
  ])('%s', async (_, account, left) => {
    const { methods, request, byCode, code } = givenAccount(account);
    await methods.passkeys.add(Passkey.add(account.id, aKey(), 'Phone', NOW));
    await request();

    await byCode(code());

    expect(account.isVerified).toBe(true);
    expect(await methods.passkeys.of(account.id)).toHaveLength(left);
  });

  it('works once', async () => {
    const { request, byCode, code } = givenAccount();
    await request();
    await byCode(code());

    await expect(byCode(code())).rejects.toThrow(ResetNotStarted);
  });

  it('requires the browser that requested it, within an hour', async () => {
    const { request, byCode, code, later } = givenAccount();
    await request();

    await expect(byCode(code(), aTokenHash())).rejects.toThrow(ResetNotStarted);
    later({ minutes: 60 });
    await expect(byCode(code())).rejects.toThrow(ResetNotStarted);
  });

  it('refuses the code of another address', async () => {
    const { account, request, byCode, code } = givenAccount();
    await request();
    const elsewhere = aTokenHash();
    await request('nobody@acme.example', elsewhere);

    await expect(byCode(code(), elsewhere)).rejects.toThrow(CodeRefused);
    expect(account).not.toMatchObject({ passwordHash: NEW_HASH });
  });
});

describe('resetting a password with a link', () => {
  it('works once', async () => {
    const { people, account, request, byLink, link } = givenAccount();
    people.sessions.add(aSession({ accountId: account.id }));
    await request();
    const mailed = link();

    await byLink(mailed);

    expect(account).toMatchObject({ passwordHash: NEW_HASH });
    expect(people.kept.sessions).toEqual([]);
    await expect(byLink(mailed)).rejects.toThrow(ResetLinkInvalid);
  });

  it('works for an hour, long after the code has expired', async () => {
    const { request, byLink, link, later } = givenAccount();
    await request();
    later({ minutes: 60 });
    await expect(byLink(link())).rejects.toThrow(ResetLinkInvalid);
    later({ minutes: 59, seconds: 59 });
    await expect(byLink(link())).resolves.toBeUndefined();
  });

  it('requires both tokens', async () => {
    const { request, byLink, link } = givenAccount();
    await request();
    for (const part of ['accessToken', 'refreshToken'] as const) {
      await expect(byLink({ ...link(), [part]: 'made up' })).rejects.toThrow(ResetLinkInvalid);
    }
  });
});

const secondsOf = (error: unknown) => (error as CodeRequestedTooOften).facts['retryAfterSeconds'];

function givenAccount(account = aVerifiedAccount()) {
  const people = new PeopleInMemory();
  const methods = new SignInMethodsInMemory();
  people.accounts.add(account);
  const browser = aTokenHash();
  let now = NOW;
  const clock = { now: () => now };
  const { accounts, codes, resetRequests } = people;
  const verifier = new CodeVerifier(accounts, codes, new DigitsOfId(), clock);
  const links = new ReadableLinks();
  const reset = new PasswordReset(
    addressProofFor(people, methods),
    new PasswordChange(
      codes,
      people.emailChanges,
      new AccountAccess(people.sessions, methods.pendingSteps, people.devices),
    ),
  );
  const beginning = new BeginPasswordResetHandler(methods.pendingSteps, clock);
  const sending = new SendPasswordResetHandler(accounts, codes, resetRequests, links, clock);
  const coding = new ResetPasswordByCodeHandler(methods.pendingSteps, verifier, reset, clock);
  const linking = new ResetPasswordByLinkHandler(accounts, codes, links, reset, clock);
  const newest = () => people.kept.codes.at(-1)?.id ?? '';
  return {
    people,
    methods,
    account,
    later: (passed: Parameters<typeof after>[0]) => (now = after(passed)),
    request: async (email = account.email, token = browser) => {
      await beginning.execute(new BeginPasswordReset(email, token));
      await sending.execute(new SendPasswordReset(email));
    },
    code: () => newest().slice(-6),
    link: () => links.of(newest()),
    byCode: (code: string, flow = browser) => coding.execute(new ResetPasswordByCode(flow, code, NEW_HASH)),
    byLink: (link: ReturnType<ResetLinks['of']>) => linking.execute(new ResetPasswordByLink(link, NEW_HASH)),
  };
}
