import { TooManySignInTries } from '../domain/account.errors';
import { after, anAccount, aTokenHash, NOW } from '../domain/account.fixture';
import { PeopleInMemory } from '../domain/repositories.fake';
import { Session } from '../domain/session';
import { SignIn, SignInHandler } from './sign-in';
import { TakeSignInTry, TakeSignInTryHandler } from './take-sign-in-try';

describe('signing in', () => {
  it('puts a new session in the place of the one before', async () => {
    const { people, signIn, account } = givenAccount();
    const before = Session.open(account.id, aTokenHash(), NOW);
    people.sessions.add(before);
    const tokenHash = aTokenHash();

    await signIn({ tokenHash, previousTokenHash: before.tokenHash });

    expect(people.kept.sessions).toEqual([expect.objectContaining({ accountId: account.id, tokenHash })]);
  });

  it('leaves sessions in other browsers alone, and forgets those that expired', async () => {
    const { people, signIn, account } = givenAccount();
    const elsewhere = Session.open(account.id, aTokenHash(), NOW);
    const expired = Session.open(account.id, aTokenHash(), after({ minutes: -31 * 24 * 60 }));
    people.sessions.add(elsewhere);
    people.sessions.add(expired);

    await signIn({ tokenHash: aTokenHash(), previousTokenHash: undefined });

    expect(people.kept.sessions).toHaveLength(2);
    expect(people.kept.sessions).toContain(elsewhere);
  });

  it('gives back the try of a right password, so that nobody is locked out by signing in often', async () => {
    const { takeTry, signIn } = givenAccount();

    for (let n = 0; n < 50; n++) {
      await takeTry();
      await signIn({ tokenHash: aTokenHash(), previousTokenHash: undefined });
    }

    await expect(takeTry()).resolves.toBeUndefined();
  });

  it('refuses the twenty-first try at one address within the window', async () => {
    const { takeTry } = givenAccount();
    for (let n = 0; n < 20; n++) await takeTry();

    await expect(takeTry()).rejects.toThrow(TooManySignInTries);
  });
});

function givenAccount() {
  const people = new PeopleInMemory();
  const account = anAccount();
  people.accounts.add(account);
  const clock = { now: () => NOW };
  const signingIn = new SignInHandler(people.sessions, people.triesBook, clock);
  const trying = new TakeSignInTryHandler(people.triesBook, clock);
  return {
    people,
    account,
    takeTry: () => trying.execute(new TakeSignInTry(account.email)),
    signIn: (tokens: SignIn['tokens']) => signingIn.execute(new SignIn(account.id, account.email, tokens)),
  };
}
