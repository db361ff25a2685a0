import { Account } from '../domain/account';
import {
  AlreadyVerified,
  CodeRequestedTooOften,
  NoRegistration,
  VerificationLinkInvalid,
} from '../domain/account.errors';
import { CodeRefused, WrongCredentials } from '../domain/attempts.errors';
import { AlreadyRegistered } from '../domain/account.events';
import {
  aDevice,
  after,
  anAccount,
  anApplicant,
  aSession,
  aTokenHash,
  aVerifiedAccount,
  NOW,
} from '../domain/account.fixture';
import { PeopleInMemory } from '../domain/people.repository.fake';
import { SignInMethodsInMemory } from '../sign-in-methods/domain/sign-in-methods.fake';
import { AccountAccess } from './account-access';
import { AddressHolders } from './address-holders';
import { addressProofFor } from './address-proof.fixture';
import { EmailVerification } from './email-verification';
import { CodeVerifier } from './code-verifier';
import { DigitsOfId, ReadableLinks, TokensOfId } from '../domain/mailed-secrets.fake';
import { ResumeRegistration, ResumeRegistrationHandler } from './resume-registration';
import { SendVerificationCode, SendVerificationCodeHandler, type VerifyingBrowser } from './send-verification-code';
import { StartRegistration, StartRegistrationHandler } from './start-registration';
import { VerificationCodes } from './verification-codes';
import { VerifyEmailCode, VerifyEmailCodeHandler } from './verify-email-code';
import { VerifyEmailLink, VerifyEmailLinkHandler } from './verify-email-link';

const ELSEWHERE: VerifyingBrowser = { registrationHash: undefined, session: undefined };
const UNUSABLE = '$argon2id$unusable';
const EXPIRED = 'no longer valid';

describe('signing up', () => {
  it('stores a registration that cannot succeed for a taken address, and reminds its owner', async () => {
    const { people, signUp, verify, codes } = given();
    const owner = aVerifiedAccount();
    people.accounts.add(owner);

    const browser = await signUp({ email: owner.email });

    expect(people.kept.accounts).toEqual([owner]);
    expect(owner.releaseEvents()).toEqual([new AlreadyRegistered(owner.id, owner.email, NOW)]);
    await expect(verify(codes()[0] ?? '', browser.browser, owner.email)).rejects.toThrow(CodeRefused);
  });
});

describe('resending the code', () => {
  it('waits the same for a taken address, whose owner is reminded', async () => {
    const { people, signUp, later, send } = given();
    const owner = aVerifiedAccount();
    people.accounts.add(owner);
    const { browser } = await signUp({ email: owner.email });
    await expect(send(browser)).rejects.toThrow(CodeRequestedTooOften);

    later({ minutes: 61 });
    await expect(send(browser)).rejects.toThrow(NoRegistration);
    expect(owner.releaseEvents()).toHaveLength(1);
  });

  it('works in a session of an unverified account', async () => {
    const { people, send } = given();
    const account = anAccount();
    people.accounts.add(account);
    await send(sessionOf(account));
    expect(account.releaseEvents()).toHaveLength(1);

    account.verifyEmail();
    await expect(send(sessionOf(account))).rejects.toThrow(AlreadyVerified);
    await expect(send(ELSEWHERE)).rejects.toThrow(NoRegistration);
  });
});

describe('signing in before the address is verified', () => {
  it('requires the password of a registration or of the account', async () => {
    const { signUp, resume } = given();
    const { email } = await signUp();
    await expect(resume(email, 'another hash', aTokenHash())).rejects.toThrow(WrongCredentials);
  });
});

describe('verifying with a code', () => {
  it('applies name and password in the browser that signed up, and ends everything else', async () => {
    const { people, signUp, codes, verify } = given();
    const stranger = await signUp({ firstName: 'Eve', passwordHash: '$argon2id$of-eve' });
    const owner = await signUp({ email: stranger.email, firstName: 'Sam', passwordHash: '$argon2id$of-sam' });
    const [account] = people.kept.accounts as [Account];
    people.sessions.add(aSession({ accountId: account.id }));
    people.devices.add(aDevice(account.id));

    const answer = await verify(codes()[0] ?? '', owner.browser, owner.email);

    expect(answer).toEqual({ outcome: 'signed-up', accountId: account.id });
    expect(account).toMatchObject({ firstName: 'Sam', isVerified: true });
    expect(account.hasPasswordHash('$argon2id$of-sam')).toBe(true);
    const { sessions, registrations, devices } = people.kept;
    expect([sessions, registrations, devices]).toEqual([[], [], []]);
  });

  it('only proves the mailbox in a browser that signed up with another address', async () => {
    const { signUp, codes, verify } = given();
    const [owner, other] = [await signUp(), await signUp()];

    expect(await verify(codes()[0] ?? '', other.browser, owner.email)).toMatchObject({ outcome: 'choose-password' });
  });

  it('accepts the two newest codes of a registration once, for 15 minutes', async () => {
    const { signUp, send, later, codes, verify } = given();
    const { browser, email } = await signUp();
    for (const minutes of [2, 4]) {
      later({ minutes });
      await send(browser);
    }
    const [oldest = '', older = '', newest = ''] = codes();

    await expect(verify(oldest, browser, email)).rejects.toThrow(EXPIRED);
    later({ minutes: 17 });
    await expect(verify(older, browser, email)).rejects.toThrow(EXPIRED);
    later({ minutes: 18 });
    expect(await verify(newest, browser, email)).toMatchObject({ outcome: 'signed-up' });
    await expect(verify(newest, browser, email)).rejects.toThrow(CodeRefused);
  });
});

describe('verifying with a link', () => {
  it('works once, for a day, in any browser', async () => {
    const { people, signUp, later, follow } = given();
    const { email } = await signUp();
    later({ minutes: 24 * 60 - 1 });
    await expect(follow(0, ELSEWHERE, 'nobody@acme.example')).rejects.toThrow(VerificationLinkInvalid);
    expect(await follow(0, ELSEWHERE, email)).toMatchObject({ outcome: 'choose-password' });
    expect(people.kept.accounts[0]?.isVerified).toBe(false);
    await expect(follow(0, ELSEWHERE, email)).rejects.toThrow(VerificationLinkInvalid);

    const other = given();
    const late = await other.signUp();
    other.later({ minutes: 24 * 60 });
    await expect(other.follow(0, ELSEWHERE, late.email)).rejects.toThrow(VerificationLinkInvalid);
  });
});

const sessionOf = ({ id }: Account): VerifyingBrowser => ({
  registrationHash: undefined,
  session: { accountId: id, sessionId: crypto.randomUUID() },
});

function given() {
  const people = new PeopleInMemory();
  const { pendingSteps } = new SignInMethodsInMemory();
  const { accounts, registrations, codes, emailChanges, sessions, devices } = people;
  let now = NOW;
  const clock = { now: () => now };
  const digits = new DigitsOfId();
  const tokens = new TokensOfId();
  const sent = new VerificationCodes(codes, new AddressHolders(accounts, emailChanges));
  const proof = addressProofFor(people);
  const verification = new EmailVerification(
    registrations,
    codes,
    new AccountAccess(sessions, pendingSteps, devices),
    new ReadableLinks(),
    proof,
  );
  const verifier = new CodeVerifier(accounts, codes, digits, clock);
  const signing = new StartRegistrationHandler(accounts, registrations, sent, clock);
  const sending = new SendVerificationCodeHandler(accounts, registrations, sent, clock);
  const verifying = new VerifyEmailCodeHandler(verifier, verification, clock);
  const linking = new VerifyEmailLinkHandler(accounts, codes, tokens, verification, clock);
  return {
    people,
    later: (passed: Parameters<typeof after>[0]) => (now = after(passed)),
    signUp: async (told: Parameters<typeof anApplicant>[0] = {}) => {
      const applicant = anApplicant(told);
      const registrationHash = aTokenHash();
      await signing.execute(new StartRegistration(applicant, registrationHash));
      return { ...applicant, browser: { registrationHash, session: undefined } };
    },
    send: (browser: VerifyingBrowser) => sending.execute(new SendVerificationCode(browser)),
    resume: (email: string, passwordHash: string, browserHash: string) =>
      new ResumeRegistrationHandler(accounts, registrations, clock).execute(
        new ResumeRegistration(email, passwordHash, browserHash),
      ),
    /** Emailed digits, oldest first. */
    codes: () => people.kept.codes.map(({ id }) => digits.of(id)),
    verify: (code: string, browser: VerifyingBrowser, email: string) =>
      verifying.execute(new VerifyEmailCode(email, code, browser, UNUSABLE)),
    follow: (nth: number, browser: VerifyingBrowser, email: string) =>
      linking.execute(new VerifyEmailLink(email, tokens.of(people.kept.codes[nth]?.id ?? ''), browser, UNUSABLE)),
  };
}
