import { aSession, aVerifiedAccount, after, NOW } from '../domain/account.fixture';
import { PeopleInMemory } from '../domain/repositories.fake';
import type { Session } from '../domain/session';
import { ChangePassword, ChangePasswordHandler } from './change-password';
import { ReturnPasswordTry, ReturnPasswordTryHandler } from './return-password-try';
import { TakePasswordTry, TakePasswordTryHandler } from './take-password-try';

describe('changing a password', () => {
  it('ends the sessions of the account but the one it is changed in, and tells the owner', async () => {
    const people = new PeopleInMemory();
    const [account, other] = [aVerifiedAccount(), aVerifiedAccount()];
    const [here, there, others] = [account, account, other].map(({ id }) => aSession({ accountId: id }));
    people.kept = { ...people.kept, accounts: [account, other], sessions: [here, there, others] as Session[] };
    const handler = new ChangePasswordHandler(people.accounts, people.sessions, { now: () => NOW });

    await handler.execute(new ChangePassword(account.id, '$argon2id$of-another', here?.id ?? ''));

    expect(people.kept.sessions).toEqual([here, others]);
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
  const giveBack = (id: string) => new ReturnPasswordTryHandler(people.triesBook).execute(new ReturnPasswordTry(id));

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
