import { aDevice, aSession, aVerifiedAccount, NOW } from '../domain/account.fixture';
import { WrongCredentials } from '../domain/attempts.errors';
import { PendingStep } from '../domain/pending-step';
import { EmailChange } from '../email-change/domain/email-change';
import { SignInMethodsInMemory } from '../sign-in-methods/domain/sign-in-methods.fake';
import { PeopleInMemory } from '../domain/people.repository.fake';
import type { Session } from '../domain/session';
import { AccountAccess } from './account-access';
import { NewPasswords } from './new-passwords';
import { PasswordChange } from './password-change';
import { ReplacePassword, ReplacePasswordHandler } from './replace-password';

describe('changing a password', () => {
  it('ends what began with the old one in other browsers and notifies the owner', async () => {
    const people = new PeopleInMemory();
    const { pendingSteps } = new SignInMethodsInMemory();
    const [account, other] = [aVerifiedAccount(), aVerifiedAccount()];
    const [here, there, others] = [account, account, other].map(({ id }) => aSession({ accountId: id }));
    people.kept = { ...people.kept, accounts: [account, other], sessions: [here, there, others] as Session[] };
    const access = new AccountAccess(people.sessions, pendingSteps, people.devices);
    const passwords = new NewPasswords({ areFew: async () => false });
    const change = new PasswordChange(people.codes, people.emailChanges, access, passwords);
    const handler = new ReplacePasswordHandler(people.accounts, change, { now: () => NOW });

    await pendingSteps.begin(PendingStep.begin('second-step', 'a flow', { accountId: account.id }, NOW));
    people.devices.add(aDevice(account.id));
    people.codes.add(account.requestPasswordReset(NOW));
    people.emailChanges.add(EmailChange.request(account, 'sam@contoso.example', NOW));
    account.releaseEvents();
    const { passwordHash } = account.proof;
    const chosen = (name: string) => ({ password: 'Battery-staple-2', hash: `$argon2id$of-${name}` });

    await handler.execute(new ReplacePassword(account.id, passwordHash, chosen('another'), here?.id ?? ''));

    expect(people.kept.sessions).toEqual([here, others]);
    expect(people.kept.devices).toEqual([]);
    expect(people.kept.emailChanges).toEqual([]);
    expect(await people.codes.open(account.id, 'reset-password', NOW)).toEqual([]);
    expect(await pendingSteps.lock('a flow', 'second-step', NOW)).toBeUndefined();
    const late = new ReplacePassword(account.id, passwordHash, chosen('a-third'), here?.id ?? '');
    await expect(handler.execute(late)).rejects.toThrow(WrongCredentials);
    expect(account.releaseEvents()).toEqual([
      expect.objectContaining({ type: 'identity.password-changed', email: account.email, occurredAt: NOW }),
      expect.objectContaining({ type: 'identity.sessions-ended', accountId: account.id }),
    ]);
  });
});
