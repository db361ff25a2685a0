import { AuditTrail, Config, ConfigurationError } from '@casewright/platform';
import { testConfig } from '@casewright/platform/testing';
import {
  asOperator,
  DEMO_ADMIN,
  DEMO_SELLER,
  keepDemoAccounts,
  listDeadMails,
  makeAdmin,
  retryDeadMails,
  turnOffTwoStep,
  verifyAuditTrail,
  verifyLedger,
} from '../operator';
import type { RunningApi } from './running-api';
import { startWithSessions, Visitor } from './visitor';

describe('demo accounts', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await startWithSessions();
    await keepDemoAccounts(api, 'Old-password-1');
    await keepDemoAccounts(api, 'New-password-2');
  });
  afterAll(() => api.stop());

  it('include a verified seller with 100 credits, granted once, and an admin, with the latest password', async () => {
    const admin = new Visitor(api, DEMO_ADMIN.email);
    expect((await admin.signIn('Old-password-1')).status).toBe(401);
    expect((await admin.signIn('New-password-2')).body).toMatchObject({ user: { emailVerified: true, isAdmin: true } });

    const seller = new Visitor(api, DEMO_SELLER.email);

    expect((await seller.signIn('New-password-2')).body).toMatchObject({
      user: { emailVerified: true, isAdmin: false },
    });
    expect((await seller.send('GET', '/credits/balance')).body).toMatchObject({ balance: 100 });
  });

  it('receive no mail', async () => {
    expect(await api.count(`platform.outbox where type like 'identity.%'`)).toBe(0);
  });

  it('need an acceptable password', async () => {
    await expect(keepDemoAccounts(api, 'demo')).rejects.toThrow('DEMO_PASSWORD: Password must be at least 8');
    await expect(keepDemoAccounts(api)).rejects.toThrow(ConfigurationError);
  });

  it('cannot be created in production', async () => {
    const production = testConfig({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://casewright.example',
      DATABASE_URL: 'postgres://nobody@localhost/none',
    });
    const parts = { get: (token: unknown) => (token === Config ? production : api.get(Config)) };

    await expect(keepDemoAccounts(parts as Parameters<typeof keepDemoAccounts>[0], 'New-password-2')).rejects.toThrow(
      'can’t be used in production',
    );
  });
});

describe('operator commands', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await startWithSessions();
  });
  afterAll(() => api.stop());

  describe('the make-admin command', () => {
    it('takes effect with the user’s next request, and is recorded', async () => {
      const sam = await Visitor.verified(api);
      await sam.turnOnTwoStep();
      expect((await sam.send('GET', '/admin/users')).status).toBe(403);

      expect(await makeAdmin(api, ` ${sam.email.toUpperCase()}`)).toBe(`${sam.email} is now an admin.`);

      expect((await sam.send('GET', '/admin/users')).status).toBe(200);
      expect(await api.sql('select role, changed_by from identity.role_changes')).toEqual([
        { role: 'admin', changed_by: 'command line' },
      ]);
      expect(await makeAdmin(api, sam.email)).toBe(`${sam.email} is already an admin.`);
      expect(await api.count('identity.role_changes')).toBe(1);
    });

    it('explains an invalid account', async () => {
      const { email } = await Visitor.signedUp(api);

      await expect(makeAdmin(api, email)).rejects.toThrow(`${email} hasn’t been verified yet.`);
      await expect(makeAdmin(api, 'nobody@acme.example')).rejects.toThrow(
        'No account has the email address nobody@acme.example.',
      );
      await expect(makeAdmin(api, 'nobody')).rejects.toThrow('Enter the email address of an account');
    });
  });

  describe('the two-step-off command', () => {
    it('lets a locked-out user sign in with the password alone, ends all sessions, and notifies the owner', async () => {
      const sam = await Visitor.verified(api);
      await sam.turnOnTwoStep();

      expect(await turnOffTwoStep(api, ` ${sam.email.toUpperCase()}`)).toBe(
        `${sam.email}: two-step verification is off, every session has ended. We’ll email the owner, who can sign in with the password alone.`,
      );

      expect(await sam.user()).toBeNull();
      expect((await sam.signIn()).body).toMatchObject({ user: { hasTwoStep: false, isMfa: false } });
      const told = await api.sql(
        `select from platform.outbox where payload ->> 'change' = 'second-factors-removed' and payload ->> 'email' = $1`,
        [sam.email],
      );
      expect(told).toHaveLength(1);
    });

    it('explains an invalid account, and changes nothing', async () => {
      const sam = await Visitor.verified(api);

      await expect(turnOffTwoStep(api, sam.email)).rejects.toThrow(`${sam.email} has no second factors to turn off.`);
      await expect(turnOffTwoStep(api, 'nobody@acme.example')).rejects.toThrow(
        'No account has the email address nobody@acme',
      );
      await expect(turnOffTwoStep(api, 'sam')).rejects.toThrow(
        'Enter the email address of an account: two-step-off someone@',
      );
      expect(await sam.user()).not.toBeNull();
    });
  });

  describe('the dead-mail commands', () => {
    const aDeadMail = async (): Promise<string> => {
      const id = crypto.randomUUID();
      await api.sql(
        `insert into platform.outbox (id, type, payload, occurred_at, due_at, dead_at, attempts, last_error)
       values ($1, 'identity.registered', '{"wasDead": true}', now(), null, '2026-11-20T12:05:00Z', 3, 'refused: 550')`,
        [id],
      );
      return id;
    };
    const dueOnes = () =>
      api.count(`platform.outbox where payload ? 'wasDead' and dead_at is null and due_at <= now() and attempts = 0`);

    it('list nothing at first', async () => {
      expect(await listDeadMails(api)).toBe('No failed emails.');
      await expect(retryDeadMails(api, 'all')).rejects.toThrow('No failed emails.');
    });

    it('list the reasons, and retry one or all', async () => {
      const [first, ...others] = [await aDeadMail(), await aDeadMail(), await aDeadMail()];

      const listed = await listDeadMails(api);
      expect(listed).toContain(`${first}  identity.registered  Nov 20, 2026, 12:05 PM  3 attempts  refused: 550`);
      for (const id of others) expect(listed).toContain(id);
      await expect(retryDeadMails(api, "' or true --")).rejects.toThrow('No failed emails with the ID');

      expect(await retryDeadMails(api, first)).toBe('We’ll send 1 email again.');
      expect(await dueOnes()).toBe(1);
      await expect(retryDeadMails(api, first)).rejects.toThrow(`No failed emails with the ID ${first}.`);
      await Promise.all(Array.from({ length: 110 }, aDeadMail));
      expect(await retryDeadMails(api, 'all')).toBe('We’ll send 112 emails again.');
      expect(await dueOnes()).toBe(113);
    });
  });

  describe('a verification by an operator', () => {
    const verify = () => asOperator(api, 'verify-ledger', async () => void (await verifyLedger(api)));
    const recorded = () =>
      api.sql(
        `select actor_kind, action, details from platform.audit_entries where action = 'verify-ledger' order by id`,
      );

    it('is recorded with the number of problems that it found', async () => {
      await verify();
      const owner = await api.givenSellerWith(10);
      await api.sql(`
      begin;
      insert into billing.ledger_transactions values ('${owner}', 'other', 'Gift', 'grant', 'forged', now());
      insert into billing.ledger_entries values ('${owner}', 'house:gifts', -5), ('${owner}', '${owner}', 5);
      update billing.credit_accounts set balance = balance + 5;
      commit`);
      await expect(verify()).rejects.toThrow('The ledger is wrong');

      const by = { actor_kind: 'operator', action: 'verify-ledger' };
      expect(await recorded()).toEqual([
        { ...by, details: { facts: {} } },
        { ...by, details: { facts: { problems: 1 } } },
      ]);
    });

    it('lists the first 50 problems of the audit trail and counts all, even if it can’t be recorded', async () => {
      const verifyAudit = () => asOperator(api, 'verify-audit', async () => void (await verifyAuditTrail(api)));
      await api.sql(`
      set session_replication_role = replica;
      insert into platform.audit_entries (actor_kind, action, details)
        select 'system', 'forged', '{}' from generate_series(1, 60);
      set session_replication_role = origin`);
      await expect(verifyAudit()).rejects.toThrow(/^(The audit.*\n)(entry \d+: is not in the chain\n){50}and 10 more$/);
      expect(await api.sql(`select details from platform.audit_entries where action = 'verify-audit'`)).toEqual([
        { details: { facts: { problems: 60 } } },
      ]);

      jest.spyOn(api.get(AuditTrail), 'recordOperation').mockRejectedValueOnce(new Error('no database'));
      await expect(verifyAudit()).rejects.toThrow(
        /is not in the chain\n[^]*and 10 more\nWe couldn’t record.*no database/,
      );
    });
  });
});
