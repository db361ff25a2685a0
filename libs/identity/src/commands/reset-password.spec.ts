import { ResetNotBegun } from '../domain/account.errors';
import { anAccount, aSession, aTokenHash, aVerifiedAccount, after, NOW } from '../domain/account.fixture';
import { Flow } from '../domain/flow';
import { Passkey } from '../domain/passkey';
import { aKey } from '../domain/passkey.fixture';
import { PeopleInMemory } from '../domain/repositories.fake';
import { SignInMethodsInMemory } from '../domain/sign-in-methods.fake';
import { addressProofFor } from './address-proof.fixture';
import { CodeJudge } from './judge-code';
import { PasswordReset } from './password-reset';
import type { ResetLinks } from '../domain/mailed-secrets';
import { DigitsOfId, ReadableLinks } from '../domain/mailed-secrets.fake';
import { RequestPasswordReset, RequestPasswordResetHandler } from './request-password-reset';
import { ResetPasswordByCode, ResetPasswordByCodeHandler } from './reset-password-by-code';
import { ResetPasswordByLink, ResetPasswordByLinkHandler } from './reset-password-by-link';

const NEW_HASH = '$argon2id$of-a-new-password';

describe('asking for a new password', () => {
  it('sends one mail, and keeps of its link only a hash', async () => {
    const { people, account, request } = givenAccount();

    expect(await request()).toEqual({ retryAfterSeconds: 0 });

    const [code] = people.kept.codes;
    expect(code).toMatchObject({ purpose: 'reset-password', linkHash: `hash of access ${code?.id}` });
    expect(account.releaseEvents()).toEqual([
      expect.objectContaining({ type: 'identity.password-reset-requested', email: account.email, codeId: code?.id }),
    ]);
  });

  it('sends none to an address that nobody has an account with, which waits alike', async () => {
    const { people, request, later } = givenAccount();
    const waits = async (email?: string) => {
      const waited = [];
      for (const minutes of [0, 0.5, 1, 2, 3, 4, 5, 59, 60]) {
        later({ minutes });
        waited.push((await request(email)).retryAfterSeconds);
      }
      return waited;
    };

    const nobodys = await waits('nobody@acme.example');

    expect(people.kept.codes).toEqual([]);
    expect(nobodys).toEqual([0, 30, 0, 0, 0, 0, 55 * 60, 60, 0]);
    expect(await waits()).toEqual(nobodys);
  });

  it('is begun in this browser also when it is too early for another mail', async () => {
    const { request, byCode, code } = givenAccount();
    await request();
    const elsewhere = aTokenHash();

    expect((await request(undefined, elsewhere)).retryAfterSeconds).toBe(60);

    expect(await byCode(code(), elsewhere)).toEqual({ is: 'right' });
  });
});

describe('a new password by the code', () => {
  it('ends every session and whatever was begun, and tells the owner', async () => {
    const { people, methods, account, request, byCode, code } = givenAccount();
    people.sessions.add(aSession({ accountId: account.id }));
    const others = aSession();
    people.sessions.add(others);
    const halfWay = Flow.begin('second-step', aTokenHash(), { accountId: account.id }, NOW);
    await methods.flows.begin(halfWay);
    await request();
    account.releaseEvents();

    expect(await byCode(code())).toEqual({ is: 'right' });

    expect(account).toMatchObject({ passwordHash: NEW_HASH });
    expect(people.kept.sessions).toEqual([others]);
    expect(await methods.flows.hold(halfWay.tokenHash, 'second-step', NOW)).toBeUndefined();
    expect(account.releaseEvents()).toEqual([expect.objectContaining({ type: 'identity.password-changed' })]);
  });

  it.each([
    ['stays', aVerifiedAccount(), 1],
    ['goes when nobody had proved to own the address', anAccount(), 0],
  ])('by which a passkey %s', async (_, account, left) => {
    const { methods, request, byCode, code } = givenAccount(account);
    await methods.passkeys.add(Passkey.add(account.id, aKey(), 'Phone', NOW));
    await request();

    await byCode(code());

    expect(account.isVerified).toBe(true);
    expect(await methods.passkeys.of(account.id)).toHaveLength(left);
  });

  it('is set once, and then is not begun any more', async () => {
    const { request, byCode, code } = givenAccount();
    await request();
    await byCode(code());

    await expect(byCode(code())).rejects.toThrow(ResetNotBegun);
  });

  it('needs a browser in which it was asked for, within the hour', async () => {
    const { request, byCode, code, later } = givenAccount();
    await request();

    await expect(byCode(code(), aTokenHash())).rejects.toThrow(ResetNotBegun);
    later({ minutes: 60 });
    await expect(byCode(code())).rejects.toThrow(ResetNotBegun);
  });

  it('is not set by the code of another address', async () => {
    const { account, request, byCode, code } = givenAccount();
    await request();
    const elsewhere = aTokenHash();
    await request('nobody@acme.example', elsewhere);

    expect(await byCode(code(), elsewhere)).toEqual({ is: 'wrong' });
    expect(account).not.toMatchObject({ passwordHash: NEW_HASH });
  });
});

describe('a new password by the link', () => {
  it('is set once, while codes are locked', async () => {
    const { people, account, request, byCode, byLink, link } = givenAccount();
    people.sessions.add(aSession({ accountId: account.id }));
    await request();
    for (let n = 0; n < 5; n++) await byCode('wrong!');
    expect(await byCode('wrong!')).toMatchObject({ is: 'locked' });
    const mailed = link();

    expect(await byLink(mailed)).toEqual({ isGood: true });

    expect(account).toMatchObject({ passwordHash: NEW_HASH });
    expect(people.kept.sessions).toEqual([]);
    expect(await byLink(mailed)).toEqual({ isGood: false });
  });

  it('is set for an hour, long after the digits beside it', async () => {
    const { request, byLink, link, later } = givenAccount();
    await request();
    later({ minutes: 60 });
    expect(await byLink(link())).toEqual({ isGood: false });
    later({ minutes: 59, seconds: 59 });
    expect(await byLink(link())).toEqual({ isGood: true });
  });

  it('needs both of its tokens', async () => {
    const { request, byLink, link } = givenAccount();
    await request();
    for (const part of ['accessToken', 'refreshToken'] as const) {
      expect(await byLink({ ...link(), [part]: 'made up' })).toEqual({ isGood: false });
    }
  });
});

function givenAccount(account = aVerifiedAccount()) {
  const people = new PeopleInMemory();
  const methods = new SignInMethodsInMemory();
  people.accounts.add(account);
  const browser = aTokenHash();
  let now = NOW;
  const clock = { now: () => now };
  const { accounts, codes, triesBook, guessBudget, resetRequests, sessions } = people;
  const judge = new CodeJudge(accounts, codes, triesBook, guessBudget, new DigitsOfId(), clock);
  const links = new ReadableLinks();
  const reset = new PasswordReset(
    codes,
    people.emailChanges,
    sessions,
    methods.flows,
    people.devices,
    addressProofFor(people, methods),
  );
  const asking = new RequestPasswordResetHandler(
    accounts,
    codes,
    triesBook,
    resetRequests,
    methods.flows,
    links,
    clock,
  );
  const coding = new ResetPasswordByCodeHandler(methods.flows, judge, reset, clock);
  const linking = new ResetPasswordByLinkHandler(accounts, codes, links, reset, clock);
  const newest = () => people.kept.codes.at(-1)?.id ?? '';
  return {
    people,
    methods,
    account,
    later: (passed: Parameters<typeof after>[0]) => (now = after(passed)),
    request: (email = account.email, flow = browser) => asking.execute(new RequestPasswordReset(email, flow)),
    code: () => newest().slice(-6),
    link: () => links.of(newest()),
    byCode: (code: string, flow = browser) => coding.execute(new ResetPasswordByCode(flow, code, NEW_HASH, 'network')),
    byLink: (link: ReturnType<ResetLinks['of']>) => linking.execute(new ResetPasswordByLink(link, NEW_HASH)),
  };
}
