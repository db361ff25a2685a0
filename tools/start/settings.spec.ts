import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { settingsFrom } from './settings.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/casewright',
  DATABASE_OWNER_URL: 'postgres://db/casewright',
  REDIS_URL: 'redis://queue',
  SMTP_URL: 'smtp://mail',
  FILES_URL: 'https://s3.example/files',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  APP_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://casewright.example',
};

describe('settings of npm start', () => {
  it('may be empty: everything is embedded', () => {
    const settings = settingsFrom({});
    assert.deepEqual([settings.port, settings.inboxPort, settings.paymentsPort], [3000, 3001, 3002]);
    assert.equal(settings.databaseUrl, undefined);
    assert.equal(settings.stripe, undefined);
  });

  it('moves all three ports by PORT', () => {
    const { port, inboxPort, paymentsPort } = settingsFrom({ PORT: '4100' });
    assert.deepEqual([port, inboxPort, paymentsPort], [4100, 4101, 4102]);
  });

  for (const [name, value] of [
    ['PORT', 'http'],
    ['PORT', '65534'],
    ['DATABASE_URL', 'mysql://user:secret@host/db'],
    ['DATABASE_CONNECTIONS', '1'],
    ['LOG_LEVEL', 'secret'],
    ['REDIS_URL', 'not an address: secret'],
    ['SMTP_URL', 'http://secret@mail'],
  ] as const) {
    it(`names a bad ${name} (${value}) without quoting its value`, () => {
      assert.throws(
        () => settingsFrom({ [name]: value }),
        ({ message }: Error) => message.includes(`- ${name} must`) && !message.includes('secret'),
      );
    });
  }

  it('names the missing half of a pair', () => {
    assert.throws(() => settingsFrom({ STRIPE_SECRET_KEY: 'sk' }), /STRIPE_WEBHOOK_SECRET is missing/);
  });

  it('must be complete in production', () => {
    assert.equal(settingsFrom(production).isProduction, true);
    for (const name of Object.keys(production).filter((key) => key !== 'NODE_ENV')) {
      assert.throws(() => settingsFrom({ ...production, [name]: '' }), new RegExp(`- ${name} is missing`));
    }
  });
});
