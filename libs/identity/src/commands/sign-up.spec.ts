import { AlreadyRegistered } from '../domain/account.events';
import { after, anAccount, anApplicant, aTokenHash, NOW } from '../domain/account.fixture';
import { PeopleInMemory } from '../domain/repositories.fake';
import { SignUp, SignUpHandler } from './sign-up';

describe('signing up', () => {
  it('opens an account, a session, and asks for the address to be verified', async () => {
    const { people, signUp } = givenPeople();
    const applicant = anApplicant();
    const tokenHash = aTokenHash();

    await signUp(new SignUp(applicant, tokenHash));

    const [account] = people.kept.accounts;
    expect(account).toMatchObject({ email: applicant.email, isVerified: false });
    expect(people.kept.sessions).toEqual([expect.objectContaining({ accountId: account?.id, tokenHash })]);
    expect(people.kept.codes).toEqual([expect.objectContaining({ accountId: account?.id, purpose: 'verify-email' })]);
    expect(account?.releaseEvents().map(({ constructor }) => constructor.name)).toEqual([
      'Registered',
      'VerificationRequested',
    ]);
  });

  it('tells the owner, and nobody else, when the address has an account', async () => {
    const { people, signUp } = givenPeople();
    const account = anAccount();
    people.accounts.add(account);

    const answer = await signUp(new SignUp(anApplicant({ email: account.email }), aTokenHash()));

    expect(answer).toEqual({ sessionExpiresAt: after({ minutes: 30 * 24 * 60 }) });
    expect(people.kept).toMatchObject({ accounts: [account], sessions: [], codes: [] });
    expect(account.releaseEvents()).toEqual([new AlreadyRegistered(account.id, account.email, NOW)]);
  });

  it('answers the same either way', async () => {
    const { people, signUp } = givenPeople();
    const account = anAccount();
    people.accounts.add(account);

    expect(await signUp(new SignUp(anApplicant({ email: account.email }), aTokenHash()))).toEqual(
      await signUp(new SignUp(anApplicant(), aTokenHash())),
    );
  });
});

function givenPeople() {
  const people = new PeopleInMemory();
  const handler = new SignUpHandler(people.accounts, people.codes, people.sessions, { now: () => NOW });
  return { people, signUp: (command: SignUp) => handler.execute(command) };
}
