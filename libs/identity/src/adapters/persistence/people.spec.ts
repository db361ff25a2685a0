import { Sql, Transactions } from '@casewright/platform';
import type { MikroORM } from '@mikro-orm/postgresql';
import { after, anAccount, anApplicant, aTokenHash, NOW } from '../../domain/account.fixture';
import { Account } from '../../domain/account';
import { Device } from '../../domain/device';
import { type CodePurpose, EmailCode } from '../../domain/email-code';
import { EmailChange } from '../../email-change/domain/email-change';
import type {
  Accounts,
  Devices,
  EmailCodes,
  Registrations,
  ResetRequests,
  Sessions,
} from '../../domain/people.repository';
import type { EmailChanges } from '../../email-change/domain/email-change.repository';
import { Registration } from '../../domain/registration';
import { PeopleInMemory } from '../../domain/people.repository.fake';
import { identityDatabase } from './database.fixture';
import { MikroAccounts } from './mikro-accounts';
import { MikroEmailChanges } from '../../email-change/adapters/persistence/mikro-email-changes';
import { MikroRegistrations } from './mikro-registrations';
import { MikroEmailCodes } from './mikro-email-codes';
import { SqlDevices } from './sql-devices';
import { SqlResetRequests } from './sql-reset-requests';
import { SqlSessions } from './sql-sessions';

interface Stores {
  readonly accounts: Accounts;
  readonly codes: EmailCodes;
  readonly emailChanges: EmailChanges;
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly registrations: Registrations;
  readonly resetRequests: ResetRequests;
}

interface People {
  inTransaction<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
}

/** Contract of the repositories, for the fakes and for PostgreSQL. */
describe.each([
  ['in memory', peopleInMemory],
  ['in PostgreSQL', peopleInPostgres],
])('repositories %s', (_, open) => {
  let people: People;
  let close: () => Promise<void>;

  beforeAll(async () => ({ people, close } = await open()));
  afterAll(() => close());

  it('return accounts as they were added, and save their changes', async () => {
    const added = await given(anAccount({ firstName: 'Zoë' }));
    const { id, email } = added;
    await people.inTransaction(async ({ accounts }) => {
      const account = await accounts.lock(id);
      expect(account).toEqual(added);
      expect(account).toBeInstanceOf(Account);
      account?.verifyEmail();
      account?.makeAdmin();
      account?.remindOwner(NOW, 'sign-up');
      account?.releaseEvents();
    });

    const account = await people.inTransaction(({ accounts }) => accounts.lockAddress(email));

    expect(account).toMatchObject({ isVerified: true, isAdmin: true });
    account?.remindOwner(after({ minutes: 59 }), 'sign-up');
    expect(account?.releaseEvents()).toEqual([]);
  });

  it('keep the two newest codes valid, and return the others as outdated', async () => {
    const account = await given(anAccount());
    const [first = '', second = '', third = ''] = await withCodes(account, -2, -1, 0);
    const outdated = async (now = NOW) => {
      const codes = await people.inTransaction((stores) => stores.codes.outdated(account.email, 'verify-email', now));
      return codes.map(({ id }) => id).toSorted();
    };

    expect(await openCodes(account)).toEqual([third, second]);
    expect(await openCodes(account, after({ minutes: 14 }))).toEqual([third]);
    expect(await outdated()).toEqual([first]);
    expect(await outdated(after({ minutes: 14 }))).toEqual([first, second].toSorted());
    expect(await openCodes(anAccount())).toEqual([]);
    expect(await openCodes(account, NOW, 'change-email')).toEqual([]);
  });

  it('void codes, and still return when recent ones were issued', async () => {
    const account = await given(anAccount());
    await withCodes(account, -61, -1);
    await people.inTransaction(({ codes }) => codes.voidAll(account.email, 'verify-email', NOW));

    expect(await openCodes(account)).toEqual([]);
    expect(
      await people.inTransaction(({ codes }) =>
        codes.issuedSince(account.email, 'verify-email', after({ minutes: -60 })),
      ),
    ).toEqual([after({ minutes: -1 })]);
  });

  it('find a code by its link until it is voided', async () => {
    const account = await given(anAccount());
    const linkHash = aTokenHash();
    await people.inTransaction(async ({ codes }) => {
      codes.add(Object.assign(account.requestPasswordReset(NOW), { linkHash }));
      codes.add(account.requestPasswordReset(NOW));
    });
    const found = (hash = linkHash) => people.inTransaction(({ codes }) => codes.withLink(hash));
    expect(await found()).toMatchObject({ accountId: account.id, purpose: 'reset-password' });
    expect(await found(aTokenHash())).toBeUndefined();

    await people.inTransaction(({ codes }) => codes.voidAll(account.id, 'reset-password', NOW));

    expect(await found()).toBeUndefined();
  });

  it('count reset requests by address, with or without an account', async () => {
    const { email } = anApplicant();
    await people.inTransaction(async ({ resetRequests }) => {
      for (const minutes of [-60, -1]) await resetRequests.add(email, after({ minutes }));
    });

    const since = (whose: string) =>
      people.inTransaction(({ resetRequests }) => resetRequests.since(whose, after({ minutes: -60 })));
    expect(await since(email)).toEqual([after({ minutes: -1 })]);
    expect(await since('nobody@acme.example')).toEqual([]);
  });

  it('lock those of many accounts that exist', async () => {
    const [sam, kim] = [await given(anAccount()), await given(anAccount())];

    const kept = await people.inTransaction(({ accounts }) =>
      accounts.lockExisting([kim.id, crypto.randomUUID(), sam.id, kim.id]),
    );

    expect([...kept].sort()).toEqual([kim.id, sam.id].sort());
    expect(await people.inTransaction(({ accounts }) => accounts.lockExisting([]))).toEqual([]);
  });

  it('find registrations by browser or password until they expire or are removed', async () => {
    const registration = Registration.start(anApplicant(), aTokenHash(), NOW);
    const { email, passwordHash, browserHash } = registration;
    await people.inTransaction(async ({ registrations }) => registrations.add(registration));
    const found = (now = NOW) =>
      people.inTransaction(async ({ registrations }) => [
        (await registrations.inBrowser(browserHash, now))?.id,
        (await registrations.withPassword(email, passwordHash, now))?.id,
        (await registrations.withPassword(email, 'another', now))?.id,
      ]);
    expect(await found()).toEqual([registration.id, registration.id, undefined]);
    expect(await found(after({ minutes: 60 }))).toEqual([undefined, undefined, undefined]);

    await people.inTransaction(({ registrations }) => registrations.removeAll(email));
    expect(await found()).toEqual([undefined, undefined, undefined]);
  });

  it('remember devices per account', async () => {
    const [account, other] = [await given(anAccount()), await given(anAccount())];
    const device = Device.meet(account.id, aTokenHash(), NOW);
    await people.inTransaction(async ({ devices }) => devices.add(device));

    await people.inTransaction(async ({ devices }) => {
      await devices.seen(device.id, after({ minutes: 1 }));
      expect(await devices.find(account.id, device.tokenHash)).toMatchObject({
        id: device.id,
        lastSeenAt: after({ minutes: 1 }),
      });
      expect(await devices.find(other.id, device.tokenHash)).toBeUndefined();
      expect([await devices.isKnown(device.tokenHash), await devices.isKnown(aTokenHash())]).toEqual([true, false]);
      expect([await devices.hasAny(account.id), await devices.hasAny(other.id)]).toEqual([true, false]);
    });
  });

  it('return a pending email change for a day or until it is forgotten', async () => {
    const account = await given(anAccount());
    const change = EmailChange.request(account, anApplicant().email, NOW);
    await people.inTransaction(async ({ emailChanges }) => emailChanges.add(change));
    const waiting = (now: Date) =>
      people.inTransaction(({ emailChanges }) => emailChanges.lockWaiting(account.id, now));

    expect(await waiting(after({ minutes: 24 * 60 - 1 }))).toEqual(change);
    expect(await waiting(after({ minutes: 24 * 60 }))).toBeUndefined();

    await people.inTransaction(({ emailChanges }) => emailChanges.forgetWaiting(account.id));
    expect(await waiting(NOW)).toBeUndefined();
    expect(await people.inTransaction(({ emailChanges }) => emailChanges.lock(change.id))).toBeUndefined();
  });

  it('reserve the previous address for a week or until the change is forgotten', async () => {
    const account = await given(anAccount());
    const { email } = account;
    const change = EmailChange.request(account, anApplicant().email, NOW);
    change.make(NOW);
    await people.inTransaction(async ({ accounts, emailChanges }) => {
      emailChanges.add(change);
      (await accounts.lock(account.id))?.moveTo(change.newEmail, NOW);
    });
    const weekMinutes = 7 * 24 * 60;
    const keeping = (now = NOW) => people.inTransaction(({ emailChanges }) => emailChanges.keeping(email, now));

    expect(await keeping(after({ minutes: weekMinutes - 1 }))).toMatchObject({ id: change.id, oldEmail: email });
    expect(await keeping(after({ minutes: weekMinutes }))).toBeUndefined();
    expect(await people.inTransaction(({ emailChanges }) => emailChanges.lockWaiting(account.id, NOW))).toBeUndefined();

    await people.inTransaction(({ emailChanges }) => emailChanges.forgetSince(account.id, after({ minutes: 1 })));
    expect(await keeping()).toBeDefined();
    await people.inTransaction(({ emailChanges }) => emailChanges.forgetSince(account.id, NOW));
    expect(await keeping()).toBeUndefined();
  });

  const given = async (account: Account) => {
    await people.inTransaction(async ({ accounts }) => accounts.add(account));
    return account;
  };

  const withCodes = (account: Account, ...minutes: number[]) =>
    people.inTransaction(async ({ codes }) => {
      const issued = minutes.map((minute) => EmailCode.toVerify(account.email, null, after({ minutes: minute })));
      for (const code of issued) codes.add(code);
      return issued.map(({ id }) => id);
    });

  const openCodes = async (account: Account, now = NOW, purpose: CodePurpose = 'verify-email') => {
    const codes = await people.inTransaction((stores) => stores.codes.open(account.email, purpose, now));
    return codes.map(({ id }) => id);
  };
});

describe('database constraints', () => {
  let orm: MikroORM;

  beforeAll(async () => {
    orm = await identityDatabase();
    await given('one@acme.example', 'kept@acme.example');
  });
  afterAll(() => orm.close());

  it.each([
    ['an account with a reserved address', insertAccount('kept@acme.example'), 'is kept for another'],
    [
      'a change that can be undone for longer than a week',
      `update identity.email_changes set undoable_until = made_at + interval '8 days'`,
      'undoable_for_a_week',
    ],
    [
      'a second pending change',
      `insert into identity.email_changes select gen_random_uuid(), id, email, n || email, now()
       from identity.accounts, generate_series(1, 2) n`,
      'one_waiting_change_per_account',
    ],
    ['a second account with an address', insertAccount('one@acme.example'), 'one_account_per_address'],
    ['an address in another spelling', insertAccount('Two@acme.example'), 'normalized_address'],
    ['a plain-text password', insertAccount('two@acme.example', 'Secret-1'), 'password_never_readable'],
    ['an unverified admin', `update identity.accounts set role = 'admin'`, 'admins_are_verified'],
    [
      'a code that lasts longer than 15 minutes',
      `insert into identity.email_codes (id, subject, purpose, issued_at, expires_at)
       values (gen_random_uuid(), 'two@acme.example', 'verify-email', now(), now() + interval '16 minutes')`,
      'email_codes_check',
    ],
    [
      'a code that verifies an account instead of an address',
      `insert into identity.email_codes (id, subject, account_id, purpose, issued_at, expires_at)
       select gen_random_uuid(), email, id, 'verify-email', now(), now() from identity.accounts`,
      'codes_of_addresses_have_no_account',
    ],
  ])('refuse %s', async (_, statement, refusal) => {
    await expect(orm.em.execute(statement)).rejects.toThrow(refusal);
  });

  it('let an account return to its reserved address, and others use it once it is no longer reserved', async () => {
    await given('mover@acme.example', 'old@acme.example');
    await orm.em.execute(`update identity.accounts set email = 'old@acme.example' where email = 'mover@acme.example'`);
    await orm.em.execute(`update identity.accounts set email = 'mover@acme.example' where email = 'old@acme.example'`);
    await orm.em.execute(
      `update identity.email_changes set undoable_until = now() where old_email = 'old@acme.example'`,
    );
    await expect(orm.em.execute(insertAccount('old@acme.example'))).resolves.toBeDefined();
  });

  it('refuse to delete role changes', async () => {
    await orm.em.execute(
      `insert into identity.role_changes (account_id, role, changed_by, changed_at)
       select id, 'admin', 'command line', now() from identity.accounts`,
    );
    await expect(orm.em.execute('delete from identity.role_changes')).rejects.toThrow('append-only');
  });

  /** An account with a reserved previous address. */
  async function given(email: string, kept: string): Promise<void> {
    await orm.em.execute(insertAccount(email));
    await orm.em.execute(
      `insert into identity.email_changes select gen_random_uuid(), id, ?, email, now(), now(),
         now() + interval '7 days' from identity.accounts where email = ?`,
      [kept, email],
    );
  }
});

function insertAccount(email: string, passwordHash = '$argon2id$x'): string {
  return `
    insert into identity.accounts values
      (gen_random_uuid(), '${email}', 'Sam', 'Seller', '${passwordHash}', 'user', false, '2025-07-01', now(), now())`;
}

async function peopleInMemory() {
  const memory = new PeopleInMemory();
  const { accounts, codes, emailChanges, sessions, devices, resetRequests, registrations } = memory;
  const stores: Stores = {
    accounts,
    codes,
    emailChanges,
    sessions,
    devices,
    resetRequests,
    registrations,
  };
  const people: People = { inTransaction: (work) => memory.inTransaction(() => work(stores)) };
  return { people, close: async () => {} };
}

async function peopleInPostgres() {
  const orm = await identityDatabase();
  const stores: Stores = {
    accounts: new MikroAccounts(orm.em),
    codes: new MikroEmailCodes(orm.em, new Sql(orm.em)),
    emailChanges: new MikroEmailChanges(orm.em),
    sessions: new SqlSessions(orm.em, new Sql(orm.em)),
    devices: new SqlDevices(orm.em, new Sql(orm.em)),
    registrations: new MikroRegistrations(orm.em),
    resetRequests: new SqlResetRequests(new Sql(orm.em)),
  };
  const people: People = { inTransaction: (work) => new Transactions(orm.em).run(() => work(stores)) };
  return { people, close: () => orm.close() };
}
