import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { A_BRAND } from '../testing/a-brand';
import { Config } from './config';

const complete = {
  PUBLIC_URL: 'https://casewright.example/',
  DATABASE_URL: 'postgres://app@db.internal:5432/casewright',
  FILES_URL: 'https://s3.internal/files',
  SMTP_URL: 'smtp://mail.internal:25',
  STRIPE_SECRET_KEY: 'sk_live_1234567890',
  STRIPE_WEBHOOK_SECRET: 'whsec_1234567890',
  APP_SECRET: 'x'.repeat(32),
};

function fileWith(content: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'secret-')), 'secret');
  writeFileSync(file, content);
  return file;
}

describe('the configuration', () => {
  it('needs only six variables', () => {
    const config = Config.fromEnvironment(A_BRAND, { ...complete, NODE_ENV: 'production' });

    expect(config).toMatchObject({
      isProduction: true,
      publicUrl: 'https://casewright.example',
      port: 3000,
      queueBackend: 'postgres',
      stripe: { secretKey: 'sk_live_1234567890' },
    });
  });

  it.each([
    ['the same database as another role', 'postgres://reader@db.internal:5432/casewright', undefined],
    [
      'a replica',
      'postgres://reader@replica.internal:5432/casewright',
      'postgres://reader@replica.internal:5432/casewright',
    ],
  ])('says whether reads are for %s', (_, readUrl, replicaUrl) => {
    const config = Config.fromEnvironment(A_BRAND, { ...complete, READ_DATABASE_URL: readUrl });

    expect(config.replicaUrl).toBe(replicaUrl);
    expect(config.readDatabaseUrl).toBe(replicaUrl ? complete.DATABASE_URL : readUrl);
  });

  it.each(Object.keys(complete))('names %s when it is missing', (name) => {
    expect(() => Config.fromEnvironment(A_BRAND, { ...complete, [name]: undefined })).toThrow(`${name} is missing`);
  });

  it.each([
    ['NODE_ENV', 'prod'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'casewright.example'],
    ['DATABASE_URL', 'mysql://db/casewright'],
    ['FILES_URL', 's3://files'],
    ['APP_SECRET', 'too short'],
    ['TRUSTED_PROXIES', '10.0.0.1, everyone'],
    ['BRAND_CONTACT_EMAIL', 'nobody'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => Config.fromEnvironment(A_BRAND, { ...complete, [name]: value })).toThrow(name);
  });

  it('reads secrets and passwords from files', () => {
    const { APP_SECRET, ...others } = complete;
    const env = { ...others, REDIS_URL: 'redis://redis:6379' };
    const files = { APP_SECRET_FILE: fileWith(`${APP_SECRET}\n`), REDIS_PASSWORD_FILE: fileWith('a/b%@:x') };
    const config = Config.fromEnvironment(A_BRAND, { ...env, ...files });
    expect(config.deriveKey('x')).toEqual(Config.fromEnvironment(A_BRAND, complete).deriveKey('x'));
    expect(decodeURIComponent(new URL(config.redisUrl ?? '').password)).toBe('a/b%@:x');
    expect(() => Config.fromEnvironment(A_BRAND, { ...complete, ...files })).toThrow(
      'APP_SECRET and APP_SECRET_FILE are both set',
    );
    expect(() => Config.fromEnvironment(A_BRAND, { ...env, APP_SECRET_FILE: '/nowhere' })).toThrow(
      'APP_SECRET_FILE can’t be read',
    );
  });

  it('accepts addresses, networks, and their names as trusted proxies', () => {
    const config = Config.fromEnvironment(A_BRAND, {
      ...complete,
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::1',
    });

    expect(config.trustedProxies).toEqual(['loopback', '10.0.0.0/8', '2001:db8::1']);
  });

  it('names all errors at once, without values, since one may be a secret', () => {
    const wrong = { ...complete, APP_SECRET: 'hush', STRIPE_SECRET_KEY: 'sk', SMTP_URL: undefined };
    const complaint = failureOf(() => Config.fromEnvironment(A_BRAND, wrong));

    expect(complaint).toMatch(/SMTP_URL is missing[^]*STRIPE_SECRET_KEY[^]*APP_SECRET/);
    expect(complaint).not.toContain('hush');
  });

  it.each([
    ['STRIPE_API_URL', 'http://127.0.0.1:3002'],
    ['PASSWORD_HASHING', 'cheap'],
    ['PUBLIC_URL', 'http://casewright.example'],
  ])('rejects %s = %s in production', (name, value) => {
    expect(() => Config.fromEnvironment(A_BRAND, { ...complete, NODE_ENV: 'production', [name]: value })).toThrow(name);
    expect(() =>
      Config.fromEnvironment(A_BRAND, { ...complete, NODE_ENV: 'development', [name]: value }),
    ).not.toThrow();
  });

  it('derives a stable key per purpose', () => {
    const config = Config.fromEnvironment(A_BRAND, complete);

    expect(config.deriveKey('codes')).toEqual(Config.fromEnvironment(A_BRAND, complete).deriveKey('codes'));
    expect(config.deriveKey('codes')).not.toEqual(config.deriveKey('links'));
  });
});

function failureOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return String(error);
  }
  throw new Error('nothing was refused');
}
