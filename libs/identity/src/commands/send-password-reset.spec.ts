import { after, aVerifiedAccount } from '../domain/account.fixture';
import type { CodeRequestedTooOften } from '../domain/account.errors';
import { ReadableLinks } from '../domain/mailed-secrets.fake';
import { PeopleInMemory } from '../domain/people.repository.fake';
import { SendPasswordReset, SendPasswordResetHandler } from './send-password-reset';

describe('requesting a password reset', () => {
  it('emails nothing to an address without an account, which waits the same', async () => {
    const people = new PeopleInMemory();
    const account = aVerifiedAccount();
    people.accounts.add(account);
    let now = after({ minutes: 0 });
    const clock = { now: () => now };
    const { accounts, codes, resetRequests } = people;
    const handler = new SendPasswordResetHandler(accounts, codes, resetRequests, new ReadableLinks(), clock);
    const waits = async (email: string) => {
      const waited = [];
      for (const minutes of [0, 0.5, 1, 2, 3, 4, 5, 59, 60]) {
        now = after({ minutes });
        const secondsOf = (error: CodeRequestedTooOften) => error.facts['retryAfterSeconds'];
        waited.push(await handler.execute(new SendPasswordReset(email)).then(() => 0, secondsOf));
      }
      return waited;
    };

    const nobodys = await waits('nobody@acme.example');

    expect(people.kept.codes).toEqual([]);
    expect(nobodys).toEqual([0, 30, 0, 0, 0, 0, 55 * 60, 60, 0]);
    expect(await waits(account.email)).toEqual(nobodys);
  });
});
