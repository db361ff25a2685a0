import { Sql, Transactions } from '@casewright/platform';
import { after, anAccount, aTokenHash, NOW } from '../../../domain/account.fixture';
import { Authenticator } from '../../domain/authenticator';
import { PendingStep } from '../../../domain/pending-step';
import { Passkey } from '../../domain/passkey';
import { aKey } from '../../domain/passkey.fixture';
import type { Authenticators, Passkeys, RecoveryCodes } from '../../domain/sign-in-methods.repository';
import type { PendingSteps } from '../../../domain/people.repository';
import { SignInMethodsInMemory } from '../../domain/sign-in-methods.fake';
import { identityDatabase } from '../../../adapters/persistence/database.fixture';
import { SqlAuthenticators } from './sql-authenticators';
import { SqlPendingSteps } from '../../../adapters/persistence/sql-pending-steps';
import { SqlPasskeys } from './sql-passkeys';
import { SqlRecoveryCodes } from './sql-recovery-codes';

interface Stores {
  readonly authenticators: Authenticators;
  readonly recoveryCodes: RecoveryCodes;
  readonly pendingSteps: PendingSteps;
  readonly passkeys: Passkeys;
}

interface Opened {
  readonly inTransaction: <T>(work: (stores: Stores) => Promise<T>) => Promise<T>;
  /** Id of an existing account. */
  readonly anAccountId: () => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Contract of the repositories, for the fakes and for PostgreSQL. */
describe.each([
  ['in memory', inMemory],
  ['in PostgreSQL', inPostgres],
])('sign-in method repositories %s', (_, open) => {
  let kept: Opened;

  beforeAll(async () => {
    kept = await open();
  });
  afterAll(() => kept.close());

  it('save and update an authenticator', async () => {
    const accountId = await kept.anAccountId();
    const find = () => kept.inTransaction(({ authenticators }) => authenticators.find(accountId));
    expect(await find()).toBeUndefined();

    const authenticator = Authenticator.add(accountId, 'sealed', NOW);
    await kept.inTransaction(({ authenticators }) => authenticators.save(authenticator));
    expect(await find()).toEqual(authenticator);

    authenticator.accept(60_000_000_000);
    authenticator.confirm(after({ minutes: 1 }));
    await kept.inTransaction(({ authenticators }) => authenticators.save(authenticator));
    expect(await find()).toEqual(authenticator);

    await kept.inTransaction(({ authenticators }) => authenticators.forget(accountId));
    expect(await find()).toBeUndefined();
  });

  it('accept each current recovery code once', async () => {
    const accountId = await kept.anAccountId();
    const [one, other, newer] = [aTokenHash(), aTokenHash(), aTokenHash()];
    const spend = (hash: string) => kept.inTransaction(({ recoveryCodes }) => recoveryCodes.spend(accountId, hash));
    await kept.inTransaction(({ recoveryCodes }) => recoveryCodes.replace(accountId, [one, other]));

    expect(await spend(one)).toBe(true);
    expect(await spend(one)).toBe(false);
    await kept.inTransaction(({ recoveryCodes }) => recoveryCodes.replace(accountId, [newer]));
    expect(await spend(other)).toBe(false);
    expect(await spend(newer)).toBe(true);
  });

  it('save each passkey once', async () => {
    const [mine, others] = [await kept.anAccountId(), await kept.anAccountId()];
    const passkey = Passkey.add(mine, aKey({ signCount: 4_294_967_290, transports: ['usb', 'nfc'] }), 'Key “one”', NOW);
    const { credentialId } = passkey;
    const find = () => kept.inTransaction(({ passkeys }) => passkeys.withCredential(credentialId));
    const add = (one: Passkey) => kept.inTransaction(({ passkeys }) => passkeys.add(one));
    expect(await find()).toBeUndefined();
    expect(await add(passkey)).toBe(true);
    expect(await find()).toEqual(passkey);
    expect(await add(Passkey.add(others, aKey({ credentialId }), 'Theirs', NOW))).toBe(false);

    passkey.use({ signCount: 4_294_967_295, isSynced: true }, after({ minutes: 1 }));
    passkey.rename('Key two');
    await kept.inTransaction(({ passkeys }) => passkeys.save(passkey));
    expect(await find()).toEqual(passkey);
  });

  it("list an account's passkeys, oldest first, until they are removed", async () => {
    const [mine, others] = [await kept.anAccountId(), await kept.anAccountId()];
    const [first, second, theirs] = [NOW, after({ minutes: 1 }), NOW].map((at, index) =>
      Passkey.add(index < 2 ? mine : others, aKey(), 'Phone', at),
    ) as [Passkey, Passkey, Passkey];
    const of = (accountId: string) => kept.inTransaction(({ passkeys }) => passkeys.of(accountId));
    await kept.inTransaction(async ({ passkeys }) => {
      for (const one of [first, second, theirs]) await passkeys.add(one);
    });

    expect(await of(mine)).toEqual([first, second]);
    await kept.inTransaction(({ passkeys }) => passkeys.remove(first.id));
    expect(await of(mine)).toEqual([second]);
    await kept.inTransaction(({ passkeys }) => passkeys.removeAll(mine));
    expect(await of(mine)).toEqual([]);
    expect(await of(others)).toEqual([theirs]);
  });

  it('return a pending step for its purpose until it ends', async () => {
    const accountId = await kept.anAccountId();
    const flow = PendingStep.begin('second-step', aTokenHash(), { accountId, about: 'this' }, NOW);
    await kept.inTransaction(({ pendingSteps }) => pendingSteps.begin(flow));
    const hold = (...[purpose, at]: [PendingStep['purpose'], Date]) =>
      kept.inTransaction(({ pendingSteps }) => pendingSteps.lock(flow.tokenHash, purpose, at));

    expect(await hold('second-step', after({ minutes: 9 }))).toEqual(flow);
    expect(await hold('reset-password', NOW)).toBeUndefined();
    expect(await hold('second-step', after({ minutes: 10 }))).toBeUndefined();
    await kept.inTransaction(({ pendingSteps }) => pendingSteps.end(flow.tokenHash));
    expect(await hold('second-step', NOW)).toBeUndefined();
  });
});

async function inMemory(): Promise<Opened> {
  const methods = new SignInMethodsInMemory();
  return {
    inTransaction: (work) => work(methods),
    anAccountId: async () => crypto.randomUUID(),
    close: async () => undefined,
  };
}

async function inPostgres(): Promise<Opened> {
  const orm = await identityDatabase();
  const transactions = new Transactions(orm.em);
  const inTransaction: Opened['inTransaction'] = (work) =>
    transactions.run(() => {
      return work({
        authenticators: new SqlAuthenticators(new Sql(orm.em)),
        recoveryCodes: new SqlRecoveryCodes(new Sql(orm.em)),
        pendingSteps: new SqlPendingSteps(new Sql(orm.em)),
        passkeys: new SqlPasskeys(new Sql(orm.em)),
      });
    });
  return {
    inTransaction,
    anAccountId: async () => {
      const account = anAccount();
      await inTransaction(async () => void orm.em.persist(account));
      return account.id;
    },
    close: () => orm.close(),
  };
}
