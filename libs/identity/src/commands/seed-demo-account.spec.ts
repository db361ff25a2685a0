import { anAccount, anApplicant, NOW } from '../domain/account.fixture';
import { PeopleInMemory } from '../domain/people.repository.fake';
import { SeedDemoAccount, SeedDemoAccountHandler } from './seed-demo-account';

describe('seeding a demo account', () => {
  it('creates it once, however often it runs', async () => {
    const { people, seed } = givenPeople();
    const applicant = anApplicant();

    const first = await seed(new SeedDemoAccount(applicant, 'user'));

    expect(await seed(new SeedDemoAccount(applicant, 'user'))).toEqual(first);
    expect(people.kept.accounts).toHaveLength(1);
  });

  it('restores role and verification of an existing one', async () => {
    const { people, seed } = givenPeople();
    const account = anAccount();
    people.accounts.add(account);

    await seed(new SeedDemoAccount(anApplicant({ email: account.email }), 'admin'));

    expect(account).toMatchObject({ isAdmin: true, isVerified: true });
  });
});

function givenPeople() {
  const people = new PeopleInMemory();
  const handler = new SeedDemoAccountHandler(people.accounts, { now: () => NOW });
  return { people, seed: (command: SeedDemoAccount) => handler.execute(command) };
}
