import { EmailUnverified, NoSuchAccount } from '../domain/account.errors';
import { anAccount, aVerifiedAccount, NOW } from '../domain/account.fixture';
import { PeopleInMemory } from '../domain/people.repository.fake';
import { MakeAdmin, MakeAdminHandler } from './make-admin';

describe('making an admin', () => {
  it('changes the role and records who did it', async () => {
    const account = aVerifiedAccount();
    const { people, makeAdmin } = given(account);

    expect(await makeAdmin(account.email)).toEqual({ changed: true });

    expect(account.isAdmin).toBe(true);
    expect(people.changes).toEqual([
      { accountId: account.id, role: 'admin', changedBy: 'command line', changedAt: NOW },
    ]);
  });

  it('records nothing when nothing changes', async () => {
    const account = aVerifiedAccount();
    const { people, makeAdmin } = given(account);
    await makeAdmin(account.email);

    expect(await makeAdmin(account.email)).toEqual({ changed: false });
    expect(people.changes).toHaveLength(1);
  });

  it('needs a verified account', async () => {
    const account = anAccount();
    const { people, makeAdmin } = given(account);

    await expect(makeAdmin(account.email)).rejects.toThrow(EmailUnverified);
    await expect(makeAdmin('nobody@acme.example')).rejects.toThrow(NoSuchAccount);
    expect(people.changes).toEqual([]);
  });
});

function given(account: ReturnType<typeof anAccount>) {
  const people = new PeopleInMemory();
  people.accounts.add(account);
  const handler = new MakeAdminHandler(people.accounts, people.roleChanges, { now: () => NOW });
  return { people, makeAdmin: (email: string) => handler.execute(new MakeAdmin(email, 'command line')) };
}
