import { AlreadyAdmin, EmailUnverified, LastAdmin, AccountNotFound, AdminNotFound } from '../domain/account.errors';
import { anAccount, aVerifiedAccount, NOW } from '../domain/account.fixture';
import { PeopleInMemory } from '../domain/people.repository.fake';
import { AdminsChanged } from '../domain/admins.events';
import { AdminChanges } from './admin-changes';
import { DemoteAdmin, DemoteAdminHandler } from './demote-admin';
import { MakeAdmin, MakeAdminHandler } from './make-admin';

describe('making an admin', () => {
  it('changes the role and records who did it', async () => {
    const account = aVerifiedAccount();
    const { people, makeAdmin } = given(account);

    await makeAdmin(account.email);

    expect(account.isAdmin).toBe(true);
    expect(people.changes).toEqual([
      { accountId: account.id, role: 'admin', changedBy: 'command line', changedAt: NOW },
    ]);
  });

  it('can be reversed except for the last admin, and is reported to every admin', async () => {
    const [account, other] = [aVerifiedAccount(), aVerifiedAccount()];
    const { people, makeAdmin, demote, told } = given(account);
    people.accounts.add(other);
    await expect(demote(account.id)).rejects.toThrow(AdminNotFound);
    await makeAdmin(account.email);
    await expect(demote(account.id)).rejects.toThrow(LastAdmin);

    await makeAdmin(other.email);
    await demote(account.id);
    expect([account.isAdmin, other.isAdmin]).toEqual([false, true]);
    expect(told().map(({ email, change, changedEmail }) => [email, change, changedEmail])).toEqual([
      [account.email, 'promoted', account.email],
      [account.email, 'promoted', other.email],
      [other.email, 'promoted', other.email],
      [other.email, 'demoted', account.email],
      [account.email, 'demoted', account.email],
    ]);
  });

  it('is refused for an admin, and records nothing', async () => {
    const account = aVerifiedAccount();
    const { people, makeAdmin } = given(account);
    await makeAdmin(account.email);

    await expect(makeAdmin(account.email)).rejects.toThrow(AlreadyAdmin);
    expect(people.changes).toHaveLength(1);
  });

  it('requires a verified account', async () => {
    const account = anAccount();
    const { people, makeAdmin } = given(account);

    await expect(makeAdmin(account.email)).rejects.toThrow(EmailUnverified);
    await expect(makeAdmin('nobody@acme.example')).rejects.toThrow(AccountNotFound);
    expect(people.changes).toEqual([]);
  });
});

function given(account: ReturnType<typeof anAccount>) {
  const people = new PeopleInMemory();
  people.accounts.add(account);
  const events: object[] = [];
  const changes = new AdminChanges(
    people.accounts,
    people.roleChanges,
    { record: (event) => void events.push(event) },
    { record: async () => undefined },
    { now: () => NOW },
  );
  const making = new MakeAdminHandler(people.accounts, changes);
  const demoting = new DemoteAdminHandler(people.accounts, changes);
  return {
    people,
    told: () => events.filter((event) => event instanceof AdminsChanged),
    makeAdmin: (email: string) => making.execute(new MakeAdmin(email, 'command line')),
    demote: (id: string) => demoting.execute(new DemoteAdmin(id, 'command line')),
  };
}
