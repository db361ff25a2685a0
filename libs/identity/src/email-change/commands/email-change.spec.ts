import { CodeRequestedTooOften } from '../../domain/account.errors';
import { CodeRefused } from '../../domain/attempts.errors';
import { aDevice, anApplicant, aSession, aTokenHash, aVerifiedAccount, after, NOW } from '../../domain/account.fixture';
import { Authenticator } from '../../sign-in-methods/domain/authenticator';
import { Passkey } from '../../sign-in-methods/domain/passkey';
import { aKey } from '../../sign-in-methods/domain/passkey.fixture';
import { EmailChange } from '../domain/email-change';
import { ChangeLinkInvalid, NoEmailChange, SameEmail, UndoLinkInvalid } from '../domain/email-change.errors';
import { PendingStep } from '../../domain/pending-step';
import { Registration } from '../../domain/registration';
import { PeopleInMemory } from '../../domain/people.repository.fake';
import { SignInMethodsInMemory } from '../../sign-in-methods/domain/sign-in-methods.fake';
import { AccountAccess } from '../../commands/account-access';
import { AddressHolders } from '../../commands/address-holders';
import { CancelEmailChange, CancelEmailChangeHandler } from './cancel-email-change';
import { ConfirmEmailChange, ConfirmEmailChangeHandler } from './confirm-email-change';
import { ConfirmEmailChangeByLink, ConfirmEmailChangeByLinkHandler } from './confirm-email-change-by-link';
import { EmailMove } from './email-move';
import { CodeVerifier } from '../../commands/code-verifier';
import { DigitsOfId, TokensOfId } from '../../domain/mailed-secrets.fake';
import { RequestEmailChange, RequestEmailChangeHandler } from './request-email-change';
import { SecondFactors } from '../../sign-in-methods/commands/second-factors';
import { SendEmailChangeCode, SendEmailChangeCodeHandler } from './send-email-change-code';
import { StartRegistration, StartRegistrationHandler } from '../../commands/start-registration';
import { VerificationCodes } from '../../commands/verification-codes';
import { UndoEmailChange, UndoEmailChangeHandler } from './undo-email-change';

const NEW = 'sam@contoso.example';
const UNUSABLE = '$argon2id$of-nobody';
const DAY = 24 * 60;

describe('requesting an email change', () => {
  it('notifies the owner of a taken address instead, and waits the same', async () => {
    const { people, request, resend, events, later } = given();
    const owner = aVerifiedAccount({ email: NEW });
    people.accounts.add(owner);

    await request();

    expect(events()).toEqual([]);
    expect(owner.releaseEvents()).toEqual([
      expect.objectContaining({ type: 'identity.address-asked-for', email: NEW, occurredAt: NOW }),
    ]);
    await expect(resend()).rejects.toThrow(CodeRequestedTooOften);
    later({ minutes: 1 });
    await expect(resend()).resolves.toBeUndefined();
    expect(owner.releaseEvents()).toEqual([]);
  });

  it('limits codes across addresses, and keeps a pending change', async () => {
    const { people, request, resend, confirm, code, later } = given();
    await request();
    const mailed = code();

    await expect(inTransaction(people, () => request('other@contoso.example'))).rejects.toThrow(CodeRequestedTooOften);
    for (let minutes = 1; minutes <= 4; minutes++) {
      later({ minutes });
      await resend();
    }
    later({ minutes: 5 });
    await expect(resend()).rejects.toMatchObject({ facts: { retryAfterSeconds: 55 * 60 } });

    await expect(confirm(mailed)).rejects.toThrow('no longer valid');
    await confirm(code());
  });

  it('voids codes for the previously requested address', async () => {
    const { account, old, request, confirm, code, later } = given();
    await request('attacker@contoso.example');
    const mailed = code();
    later({ minutes: 1 });
    await request(NEW);

    await expect(confirm(mailed)).rejects.toThrow(CodeRefused);
    expect(account.email).toBe(old);
    await confirm(code());
    expect(account.email).toBe(NEW);
  });

  it('refuses the current address', async () => {
    const { old, request } = given();
    await expect(request(old)).rejects.toThrow(SameEmail);
  });
});

describe('confirming the new address', () => {
  it('voids everything emailed before', async () => {
    const { people, account, request, confirm, code } = given();
    people.codes.add(account.requestPasswordReset(NOW));
    people.registrations.add(Registration.start(anApplicant({ email: NEW }), aTokenHash(), NOW));
    await request();

    await confirm(code());

    expect(account).toMatchObject({ email: NEW, isVerified: true });
    expect(await people.codes.open(account.id, 'reset-password', NOW)).toEqual([]);
    expect(people.kept.registrations).toEqual([]);
    await expect(confirm(code())).rejects.toThrow(NoEmailChange);
  });

  it('works with the link in a session of the account only, and ends what began in other browsers', async () => {
    const { people, methods, account, here, request, byLink, link } = given();
    const halfWay = PendingStep.begin('second-step', aTokenHash(), { accountId: account.id }, NOW);
    const others = aSession();
    await methods.pendingSteps.begin(halfWay);
    for (const session of [aSession({ accountId: account.id }), others]) people.sessions.add(session);
    people.devices.add(aDevice(account.id));
    await request();
    await expect(byLink('token of another')).rejects.toThrow(ChangeLinkInvalid);
    await expect(byLink(link(), aVerifiedAccount().id)).rejects.toThrow(ChangeLinkInvalid);

    await byLink(link());

    expect(account.email).toBe(NEW);
    expect(people.kept.sessions).toEqual([here, others]);
    expect(people.kept.devices).toEqual([]);
    expect(await methods.pendingSteps.lock(halfWay.tokenHash, 'second-step', NOW)).toBeUndefined();
    await expect(byLink(link())).rejects.toThrow(ChangeLinkInvalid);
  });

  it('expires after a day or a cancellation', async () => {
    const { account, old, request, confirm, byLink, cancel, link, code, later } = given();
    await request();
    await cancel();
    await expect(confirm(code())).rejects.toThrow(NoEmailChange);
    await expect(byLink(link())).rejects.toThrow(ChangeLinkInvalid);

    later({ minutes: 1 });
    await request();
    later({ minutes: 1 + DAY });
    await expect(confirm(code())).rejects.toThrow(NoEmailChange);
    await expect(byLink(link())).rejects.toThrow(ChangeLinkInvalid);
    expect(account.email).toBe(old);
  });
});

describe('previous address', () => {
  it('is reserved for a week: sign-ups create no account, and it is notified once an hour', async () => {
    const { people, old, moved, signUp, later, request } = given();
    const change = await moved();

    for (const minutes of [1, 30, 7 * DAY - 1]) {
      later({ minutes });
      await signUp(old);
    }

    expect(people.kept.accounts.filter(({ email }) => email === old)).toEqual([]);
    expect(people.kept.registrations).toHaveLength(3);
    expect(change.releaseEvents()).toEqual([
      expect.objectContaining({
        type: 'identity.kept-address-asked-for',
        email: old,
        occurredAt: after({ minutes: 1 }),
      }),
      expect.objectContaining({ occurredAt: after({ minutes: 7 * DAY - 1 }) }),
    ]);

    const kim = aVerifiedAccount({ email: 'kim@acme.example' });
    people.accounts.add(kim);
    await request(old, kim.id);
    expect(people.kept.emailChanges.at(-1)?.releaseEvents()).toEqual([]);

    later({ minutes: 7 * DAY });
    await signUp(old);
    expect(people.kept.accounts.at(-1)).toMatchObject({ email: old });
  });

  it('can be restored by the account itself', async () => {
    const { account, old, moved, request, confirm, code, later } = given();
    await moved();
    later({ minutes: 2 });

    await request(old);

    await confirm(code());
    expect(account.email).toBe(old);
  });
});

describe('undoing a change', () => {
  it('restores the address and locks out everyone with access', async () => {
    const { people, methods, account, old, moved, undo, events, later } = given();
    const mine = Authenticator.add(account.id, 'mine', after({ minutes: -1 }));
    const halfWay = PendingStep.begin('second-step', aTokenHash(), { accountId: account.id }, NOW);
    const others = aSession();
    await methods.authenticators.save(mine);
    await methods.recoveryCodes.replace(account.id, ['hash']);
    const change = await moved();
    await methods.pendingSteps.begin(halfWay);
    people.devices.add(aDevice(account.id));
    for (const session of [aSession({ accountId: account.id }), others]) people.sessions.add(session);
    people.codes.add(account.requestPasswordReset(NOW));
    account.requestDeletion(NOW);
    events();
    later({ minutes: 7 * DAY - 1 });

    await undo(change.id);

    expect(account).toMatchObject({ email: old, passwordHash: UNUSABLE, isLeaving: false });
    expect(people.kept.sessions).toEqual([others]);
    expect(people.kept.devices).toEqual([]);
    expect(await methods.pendingSteps.lock(halfWay.tokenHash, 'second-step', NOW)).toBeUndefined();
    expect(await methods.authenticators.find(account.id)).toBeDefined();
    expect(await methods.recoveryCodes.spend(account.id, 'hash')).toBe(false);
    expect(await people.codes.open(account.id, 'reset-password', NOW)).toEqual([]);
    expect(people.kept.emailChanges).toEqual([]);
  });

  it('removes second factors added since the request', async () => {
    const { methods, account, moved, undo, later } = given();
    const change = await moved();
    const theirs = Authenticator.add(account.id, 'theirs', NOW);
    theirs.confirm(after({ minutes: 3 }));
    await methods.authenticators.save(theirs);
    const mine = Passkey.add(account.id, aKey(), 'Mine', after({ minutes: -1 }));
    for (const passkey of [mine, Passkey.add(account.id, aKey(), 'Theirs', after({ minutes: 3 }))]) {
      await methods.passkeys.add(passkey);
    }
    later({ minutes: 5 });

    await undo(change.id);

    expect(await methods.authenticators.find(account.id)).toBeUndefined();
    expect(await methods.passkeys.of(account.id)).toEqual([mine]);
  });

  it('keeps a deletion requested before the change', async () => {
    const { account, moved, undo } = given();
    account.requestDeletion(after({ minutes: -1 }));
    await undo((await moved()).id);
    expect(account.isLeaving).toBe(true);
  });

  it('undoes later changes, and voids their links and addresses', async () => {
    const { people, account, old, moved, undo, signUp, later } = given();
    const first = await moved();
    later({ minutes: 2 });
    const second = await moved('further@contoso.example');

    await undo(first.id);

    expect(account.email).toBe(old);
    await expect(undo(second.id)).rejects.toThrow(UndoLinkInvalid);
    await signUp(NEW);
    expect(people.kept.accounts.at(-1)).toMatchObject({ email: NEW });
  });

  it('goes back one step for a later change, and the earlier one can still be undone', async () => {
    const { account, old, moved, undo, later } = given();
    const first = await moved();
    later({ minutes: 2 });
    const second = await moved('further@contoso.example');

    await undo(second.id);
    expect(account.email).toBe(NEW);
    await undo(first.id);
    expect(account.email).toBe(old);
  });

  it.each([
    ['after a week', { minutes: 7 * DAY }, undefined],
    ['with another token', {}, 'token of another'],
  ])('refuses a link %s', async (_, passed, token) => {
    const { account, moved, undo, later } = given();
    const change = await moved();
    later(passed);

    await expect(undo(change.id, token)).rejects.toThrow(UndoLinkInvalid);

    expect(account.email).toBe(NEW);
  });

  it('refuses a change that is still pending', async () => {
    const { people, request, undo } = given();
    await request();
    await expect(undo(people.kept.emailChanges[0]?.id ?? '')).rejects.toThrow(UndoLinkInvalid);
  });
});

function given() {
  const people = new PeopleInMemory();
  const methods = new SignInMethodsInMemory();
  const account = aVerifiedAccount();
  const here = aSession({ accountId: account.id });
  people.accounts.add(account);
  people.sessions.add(here);
  const old = account.email;
  let now = NOW;
  const clock = { now: () => now };
  const { accounts, registrations, codes, emailChanges, sessions, devices } = people;
  const holders = new AddressHolders(accounts, emailChanges);
  const access = new AccountAccess(sessions, methods.pendingSteps, devices);
  const move = new EmailMove(registrations, codes, holders, access);
  const verifier = new CodeVerifier(accounts, codes, new DigitsOfId(), clock);
  const links = new TokensOfId();
  const factors = new SecondFactors(methods.authenticators, methods.recoveryCodes, methods.passkeys);
  const requesting = new RequestEmailChangeHandler(accounts, emailChanges, codes, move, clock);
  const resending = new SendEmailChangeCodeHandler(accounts, emailChanges, move, clock);
  const confirming = new ConfirmEmailChangeHandler(emailChanges, verifier, move, clock);
  const linking = new ConfirmEmailChangeByLinkHandler(accounts, emailChanges, codes, links, move, clock);
  const cancelling = new CancelEmailChangeHandler(emailChanges, codes, clock);
  const signingUp = new StartRegistrationHandler(accounts, registrations, new VerificationCodes(codes, holders), clock);
  const undoing = new UndoEmailChangeHandler(accounts, emailChanges, holders, move, factors, links, clock);
  const newest = () => people.kept.codes.filter(({ purpose }) => purpose === 'change-email').at(-1)?.id ?? '';
  const request = (email = NEW, id = account.id) => requesting.execute(new RequestEmailChange(id, email));
  const confirm = (code: string) =>
    confirming.execute(new ConfirmEmailChange(account.id, here.id, account.email, code));
  const code = () => newest().slice(-6);
  return {
    people,
    methods,
    account,
    here,
    old,
    request,
    confirm,
    code,
    later: (passed: Parameters<typeof after>[0]) => (now = after(passed)),
    resend: () => resending.execute(new SendEmailChangeCode(account.id)),
    byLink: (token: string, id = account.id) => linking.execute(new ConfirmEmailChangeByLink(id, here.id, token)),
    link: () => links.of(newest()),
    cancel: () => cancelling.execute(new CancelEmailChange(account.id)),
    signUp: (email: string) => signingUp.execute(new StartRegistration(anApplicant({ email }), aTokenHash())),
    undo: (id: string, token = links.of(id)) => undoing.execute(new UndoEmailChange(id, token, UNUSABLE)),
    events: () => [account, ...people.kept.emailChanges].flatMap((one) => one.releaseEvents()),
    /** Requests and confirms a change. */
    moved: async (email = NEW): Promise<EmailChange> => {
      await request(email);
      await confirm(code());
      const change = people.kept.emailChanges.at(-1);
      if (!change) throw new Error('nothing was changed');
      change.releaseEvents();
      return change;
    },
  };
}

const inTransaction = <T>(people: PeopleInMemory, work: () => Promise<T>) => people.inTransaction(work);
