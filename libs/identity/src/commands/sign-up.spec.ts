import { AlreadyRegistered } from '../domain/account.events';
import { anAccount, anApplicant, NOW } from '../domain/account.fixture';
import { PeopleInMemory } from '../domain/repositories.fake';
import { AddressHolders } from './address-holders';
import { SignUp, SignUpHandler } from './sign-up';

describe('signing up', () => {
  it('opens an account, and asks for the address to be verified', async () => {
    const { people, signUp } = givenPeople();
    const applicant = anApplicant();

    const answer = await signUp(new SignUp(applicant));

    const [account] = people.kept.accounts;
    expect(answer).toEqual({ accountId: account?.id });
    expect(account).toMatchObject({ email: applicant.email, isVerified: false, isDecoy: false });
    expect(people.kept.codes).toEqual([expect.objectContaining({ accountId: account?.id, purpose: 'verify-email' })]);
    expect(account?.releaseEvents().map(({ constructor }) => constructor.name)).toEqual([
      'Registered',
      'VerificationRequested',
    ]);
  });

  it('opens a decoy when the address has an account, of which nobody hears but the owner', async () => {
    const { people, signUp } = givenPeople();
    const account = anAccount();
    people.accounts.add(account);

    const answer = await signUp(new SignUp(anApplicant({ email: account.email })));

    const [, decoy] = people.kept.accounts;
    expect(answer).toEqual({ accountId: decoy?.id });
    expect(decoy).toMatchObject({ email: account.email, isDecoy: true, isVerified: false });
    expect(decoy?.releaseEvents()).toEqual([]);
    expect(account.releaseEvents()).toEqual([new AlreadyRegistered(account.id, account.email, NOW)]);
  });
});

function givenPeople() {
  const people = new PeopleInMemory();
  const { accounts, codes, emailChanges } = people;
  const holders = new AddressHolders(accounts, emailChanges);
  const handler = new SignUpHandler(accounts, codes, holders, { now: () => NOW });
  return { people, signUp: (command: SignUp) => handler.execute(command) };
}
