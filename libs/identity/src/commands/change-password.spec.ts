import { aDevice, aSession, aVerifiedAccount, after, NOW } from '../domain/account.fixture';
import { WrongCredentials } from '../domain/account.errors';
import { Flow } from '../domain/flow';
import { SignInMethodsInMemory } from '../domain/sign-in-methods.fake';
import { PeopleInMemory } from '../domain/repositories.fake';
import type { Session } from '../domain/session';
import { ChangePassword, ChangePasswordHandler } from './change-password';
import { ReturnTries, ReturnTriesHandler } from './return-tries';
import { TakePasswordTry, TakePasswordTryHandler } from './take-password-try';

describe('changing a password', () => {
  it('ends the sessions of the account but the one it is changed in, and tells the owner', async () => {
    const people = new PeopleInMemory();
    const { flows } = new SignInMethodsInMemory();
    const [account, other] = [aVerifiedAccount(), aVerifiedAccount()];
    const [here, there, others] = [account, account, other].map(({ id }) => aSession({ accountId: id }));
    people.kept = { ...people.kept, accounts: [account, other], sessions: [here, there, others] as Session[] };
    const handler = new ChangePasswordHandler(people.accounts, people.sessions, flows, people.devices, {
      now: () => NOW,
    });

    await flows.begin(Flow.begin('second-step', 'a flow', { accountId: account.id }, NOW));
    people.devices.add(aDevice(account.id));
    const { passwordHash } = account.proof;

    await handler.execute(new ChangePassword(account.id, passwordHash, '$argon2id$of-another', here?.id ?? ''));

    expect(people.kept.sessions).toEqual([here, others]);
    expect(people.kept.devices).toEqual([]);
    expect(await flows.hold('a flow', 'second-step', NOW)).toBeUndefined();
    const late = new ChangePassword(account.id, passwordHash, '$argon2id$of-a-third', here?.id ?? '');
    await expect(handler.execute(late)).rejects.toThrow(WrongCredentials);
    expect(account.releaseEvents()).toEqual([
      expect.objectContaining({ type: 'identity.password-changed', email: account.email, occurredAt: NOW }),
    ]);
  });
});

describe('the password asked for again', () => {
  const people = new PeopleInMemory();
  let now = NOW;
  const clock = { now: () => now };
  const take = (id: string) => new TakePasswordTryHandler(people.triesBook, clock).execute(new TakePasswordTry(id));
  const giveBack = (id: string) =>
    new ReturnTriesHandler(people.triesBook).execute(new ReturnTries([{ whose: id, purpose: 'confirm-password' }]));

  it('may be wrong five times in a quarter of an hour, for one account', async () => {
    for (let tried = 0; tried < 5; tried++) await take('sam');

    await expect(take('sam')).rejects.toMatchObject({
      code: 'identity.too-many-password-tries',
      facts: { retryAfterSeconds: 900 },
    });
    await expect(take('kim')).resolves.toBeUndefined();
    now = after({ minutes: 15 });
    await expect(take('sam')).resolves.toBeUndefined();
  });

  it('may be right as often as one likes', async () => {
    for (let tried = 0; tried < 20; tried++) {
      await take('lee');
      await giveBack('lee');
    }
  });
});
