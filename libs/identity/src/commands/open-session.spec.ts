import type { Audit, AuditNote } from '@casewright/kernel';
import { WrongCredentials } from '../domain/attempts.errors';
import { anAccount, aVerifiedAccount, aTokenHash, NOW } from '../domain/account.fixture';
import { Authenticator } from '../sign-in-methods/domain/authenticator';
import { SignInMethodsInMemory } from '../sign-in-methods/domain/sign-in-methods.fake';
import { PeopleInMemory } from '../domain/people.repository.fake';
import { OpenSession, OpenSessionHandler } from './open-session';
import type { BrowserTokens } from './session-opening';
import { anOpeningBrowser, sessionOpeningFor } from './session-opening.fixture';

describe('opening a session', () => {
  it('is audited for admins', async () => {
    const seller = givenAccount();
    await seller.open();
    expect(seller.recorded).toEqual([]);

    const account = aVerifiedAccount();
    account.makeAdmin();
    const { open, recorded, people } = givenAccount(new PeopleInMemory(), account);
    await open();
    expect(recorded).toEqual([
      expect.objectContaining({
        action: 'sign-in',
        actor: { id: account.id, name: account.email, sessionId: people.kept.sessions[0]?.id },
        details: { facts: { browser: 'Firefox on Linux', 'second factor': false } },
      }),
    ]);
  });

  it('refuses a password that changed after it was verified', async () => {
    const { people, open, account } = givenAccount();
    const { passwordHash } = account.proof;
    account.changePassword('$argon2id$of-another', NOW);

    await expect(open({}, passwordHash)).rejects.toThrow(WrongCredentials);
    expect(people.kept.sessions).toEqual([]);
  });

  it('refuses a password alone if two-step verification was turned on after it was verified', async () => {
    const { people, open, account, authenticators } = givenAccount();
    const authenticator = Authenticator.add(account.id, 'sealed', NOW);
    await authenticators.save(authenticator);
    await open({}, account.proof.passwordHash);
    authenticator.confirm(NOW);
    await authenticators.save(authenticator);

    await expect(open({}, account.proof.passwordHash)).rejects.toThrow(WrongCredentials);
    await expect(open()).rejects.toThrow(WrongCredentials);
    expect(people.kept.sessions).toHaveLength(1);
  });

  it('remembers the device, and notifies the owner of another one', async () => {
    const { people, open, account } = givenAccount();
    const device = aTokenHash();

    expect(await open({ newDeviceTokenHash: device })).toEqual({ isNewDevice: true });
    expect(await open({ deviceTokenHash: device })).toEqual({ isNewDevice: false });
    expect(account.releaseEvents()).toEqual([]);

    expect(people.kept.devices).toEqual([expect.objectContaining({ accountId: account.id, tokenHash: device })]);
    expect(people.kept.sessions[1]?.deviceId).toBe(people.kept.devices[0]?.id);
    await open();
    expect(account.releaseEvents()).toEqual([
      expect.objectContaining({ accountId: account.id, email: account.email, userAgent: 'Firefox' }),
    ]);
  });

  it('accepts a device known to another account, but no invented token', async () => {
    const { people, open } = givenAccount();
    const made = aTokenHash();
    expect(await open({ deviceTokenHash: made })).toEqual({ isNewDevice: true });
    expect(people.kept.devices.map(({ tokenHash }) => tokenHash)).not.toContain(made);

    const [device] = people.kept.devices;
    const other = givenAccount(people);

    expect(await other.open({ deviceTokenHash: device?.tokenHash })).toEqual({ isNewDevice: false });
  });
});

function givenAccount(people = new PeopleInMemory(), account = anAccount()) {
  people.accounts.add(account);
  const { authenticators } = new SignInMethodsInMemory();
  const recorded: AuditNote[] = [];
  const audit: Audit = { record: async (note) => void recorded.push(note) };
  const opening = new OpenSessionHandler(people.accounts, authenticators, sessionOpeningFor(people, audit));
  return {
    people,
    account,
    authenticators,
    recorded,
    open: (tokens: Partial<BrowserTokens> = {}, passwordHash?: string) =>
      opening.execute(new OpenSession({ accountId: account.id, passwordHash }, anOpeningBrowser(tokens))),
  };
}
