import { Config, ConfigurationError } from '@casewright/platform';
import { testConfig } from '@casewright/platform/testing';
import { DEMO_ADMIN, DEMO_SELLER, keepDemoAccounts, makeAdmin } from '../operator';
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

  it('are a verified seller with 100 credits, given once', async () => {
    const seller = new Visitor(api, DEMO_SELLER.email);

    expect((await seller.signIn('New-password-2')).body).toMatchObject({
      user: { emailVerified: true, isAdmin: false },
    });
    expect((await seller.send('GET', '/credits/balance')).body).toMatchObject({ balance: 100 });
  });

  it('are an admin', async () => {
    const admin = new Visitor(api, DEMO_ADMIN.email);
    expect((await admin.signIn('New-password-2')).body).toMatchObject({ user: { emailVerified: true, isAdmin: true } });
  });

  it('have the password of the latest start only', async () => {
    expect((await new Visitor(api, DEMO_SELLER.email).signIn('Old-password-1')).status).toBe(401);
  });

  it('get no mail', async () => {
    expect(await api.count(`platform.outbox where type like 'identity.%'`)).toBe(0);
  });

  it('need a password that a user could choose', async () => {
    await expect(keepDemoAccounts(api, 'demo')).rejects.toThrow('DEMO_PASSWORD: Password must be at least 8');
    await expect(keepDemoAccounts(api)).rejects.toThrow(ConfigurationError);
  });

  it('cannot be made in production', async () => {
    const production = testConfig({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://casewright.example',
      DATABASE_URL: 'postgres://nobody@localhost/none',
    });
    const parts = { get: (token: unknown) => (token === Config ? production : api.get(Config)) };

    await expect(keepDemoAccounts(parts as Parameters<typeof keepDemoAccounts>[0], 'New-password-2')).rejects.toThrow(
      'not for production',
    );
  });
});

describe('making an admin from the command line', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await startWithSessions();
  });
  afterAll(() => api.stop());

  it('lets a verified user in with their next request, and is recorded', async () => {
    const sam = await Visitor.verified(api);
    expect((await sam.send('GET', '/admin/users')).status).toBe(403);

    expect(await makeAdmin(api, ` ${sam.email.toUpperCase()}`)).toBe(`${sam.email} is now an admin.`);

    expect((await sam.send('GET', '/admin/users')).status).toBe(200);
    expect(await api.sql('select role, changed_by from identity.role_changes')).toEqual([
      { role: 'admin', changed_by: 'command line' },
    ]);
    expect(await makeAdmin(api, sam.email)).toBe(`${sam.email} was an admin already.`);
    expect(await api.count('identity.role_changes')).toBe(1);
  });

  it('says what is wrong with whom it was asked for', async () => {
    const { email } = await Visitor.signedUp(api);

    await expect(makeAdmin(api, email)).rejects.toThrow(`${email} has not been verified by its owner yet.`);
    await expect(makeAdmin(api, 'nobody@acme.example')).rejects.toThrow('Nobody has signed up as nobody@acme.example.');
    await expect(makeAdmin(api, 'nobody')).rejects.toThrow('Name the account');
    await expect(makeAdmin(api, undefined)).rejects.toThrow('Name the account');
  });
});
