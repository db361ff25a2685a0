import type { Config } from '@casewright/platform';
import { testConfig } from '@casewright/platform/testing';
import { TOTP } from 'otpauth';
import { KeyedCodeDigits } from './keyed-code-digits';
import { KeyedLinkTokens } from './keyed-link-tokens';
import { KeyedResetLinks } from './keyed-reset-links';
import { KeyedRecoveryCodeGenerator } from '../../sign-in-methods/adapters/secrets/keyed-recovery-code-generator';
import { OtpAuthSecrets } from '../../sign-in-methods/adapters/secrets/otp-auth-secrets';
import { Argon2PasswordHasher } from './argon2-password-hasher';
import { RandomTokens } from './random-tokens';

describe('passwords', () => {
  const passwords = new Argon2PasswordHasher(
    testConfig({ DATABASE_URL: 'postgres://nobody@localhost/none', PASSWORD_HASHING: 'full' }),
  );

  it('are stored as argon2id with OWASP parameters', async () => {
    expect(await passwords.hash('Correct-horse-1')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('match only the hashed password, regardless of Unicode composition', async () => {
    const kept = await passwords.hash('Zoë-likes-1');

    expect(await passwords.matches('Zoe\u0308-likes-1', kept)).toBe(true);
    expect(await passwords.matches('Zoe-likes-1', kept)).toBe(false);
    expect(await passwords.matches('Zoe\u0308-likes-1', undefined)).toBe(false);
  });

  it('hash to the same value for one address only', async () => {
    const hash = await passwords.hashAt('sam@acme.example', 'Zoë-likes-1');

    expect(await passwords.hashAt('sam@acme.example', 'Zoe\u0308-likes-1')).toBe(hash);
    expect(await passwords.hashAt('pat@acme.example', 'Zoë-likes-1')).not.toBe(hash);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.matches('Zoë-likes-1', hash)).toBe(true);
  });
});

describe('digits of a code', () => {
  const digitsWith = (APP_SECRET: string) =>
    new KeyedCodeDigits(testConfig({ DATABASE_URL: 'postgres://nobody@localhost/none', APP_SECRET }));
  const digits = digitsWith('one secret of this installation, kept');

  it('are six, different for each code, and match only themselves', () => {
    const ids = Array.from({ length: 200 }, () => crypto.randomUUID());
    const all = ids.map((id) => digits.of(id));

    for (const one of all) expect(one).toMatch(/^\d{6}$/);
    expect(new Set(all).size).toBeGreaterThan(190);
    const [[id = '', other = ''], [right = '']] = [ids, all];
    expect([digits.match(id, right), digits.match(other, right)]).toEqual([true, false]);
    expect([digits.match(id, ''), digits.match(id, `${right}0`)]).toEqual([false, false]);
    expect(digitsWith('another secret of another installation').match(id, right)).toBe(false);
  });
});

describe('link token', () => {
  const links = new KeyedLinkTokens(testConfig({ DATABASE_URL: 'postgres://nobody@localhost/none' }));

  it('has 256 bits and matches only its own code', () => {
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const token = links.of(one);

    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(links.of(one)).toBe(token);
    expect([links.match(one, token), links.match(other, token)]).toEqual([true, false]);
    expect([links.match(one, token.slice(0, -1)), links.match(one, '')]).toEqual([false, false]);
  });
});

describe('random token', () => {
  it('has 256 bits and is stored as a hash', () => {
    const tokens = new RandomTokens();
    const token = tokens.create();

    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(tokens.create()).not.toBe(token);
    expect(tokens.hashOf(token)).toHaveLength(43);
    expect(tokens.hashOf(token)).not.toContain(token);
  });
});

describe('authenticator secret', () => {
  const config = testConfig({ DATABASE_URL: 'postgres://nobody@localhost/none' });
  const secrets = new OtpAuthSecrets(config);
  const accountId = crypto.randomUUID();
  const at = new Date('2026-03-02T09:00:00Z');
  const { secret, sealedSecret } = secrets.create(accountId);
  const codeAt = (seconds: number) => new TOTP({ secret }).generate({ timestamp: at.getTime() + seconds * 1000 });
  const stepOf = (code: string) => secrets.stepOf(code, { accountId, sealedSecret }, at);

  it('accepts the code of the current, previous and next 30 seconds, each as its own step', () => {
    const step = stepOf(codeAt(0)) ?? 0;

    expect(step).toBe(at.getTime() / 30_000);
    expect(stepOf(codeAt(-30))).toBe(step - 1);
    expect(stepOf(` ${codeAt(30).slice(0, 3)} ${codeAt(30).slice(3)}`)).toBe(step + 1);
    expect(stepOf(codeAt(60))).toBeUndefined();
    expect(stepOf(codeAt(-60))).toBeUndefined();
    for (const nonsense of ['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦']) expect(stepOf(nonsense)).toBeUndefined();
  });

  it('is encrypted for its account with the key of this installation', () => {
    expect(sealedSecret).not.toContain(secret);
    expect(secrets.create(accountId).secret).not.toBe(secret);
    const other = new OtpAuthSecrets(
      testConfig({ DATABASE_URL: config.databaseUrl, APP_SECRET: 'another secret of another installation' }),
    );
    expect(() => secrets.stepOf(codeAt(0), { accountId: crypto.randomUUID(), sealedSecret }, at)).toThrow();
    expect(() => other.stepOf(codeAt(0), { accountId, sealedSecret }, at)).toThrow();
  });
});

describe('recovery codes', () => {
  const codes = new KeyedRecoveryCodeGenerator(testConfig({ DATABASE_URL: 'postgres://nobody@localhost/none' }));

  it('are ten, easy to read and unique', () => {
    const created = codes.create();

    expect(new Set([...created, ...codes.create()]).size).toBe(20);
    for (const code of created) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
  });

  it('are stored as hashes that ignore formatting, for one account each', () => {
    const [code = ''] = codes.create();
    const hash = codes.hashOf('sam', code);

    expect(hash).toHaveLength(43);
    expect(codes.hashOf('sam', ` ${code.toUpperCase().replace('-', '')} `)).toBe(hash);
    expect(codes.hashOf('kim', code)).not.toBe(hash);
  });
});

describe('a rotated secret', () => {
  const ID = 'd290f1ee-6c54-4b01-90e6-d701748f0851';
  const [OLD, NEW] = ['the secret that this installation had', 'the secret that this installation has'];
  const configOf = (APP_SECRET: string, APP_SECRET_PREVIOUS = '') =>
    testConfig({ DATABASE_URL: 'postgres://nobody@localhost/none', APP_SECRET, APP_SECRET_PREVIOUS });
  const [before, during, after] = [configOf(OLD), configOf(NEW, OLD), configOf(NEW)];

  it('accepts codes, links and recovery codes of the previous one until that is removed', () => {
    const digits = new KeyedCodeDigits(before).of(ID);
    const link = new KeyedLinkTokens(before).of(ID);
    const reset = new KeyedResetLinks(before).of(ID);
    const recovery = new KeyedRecoveryCodeGenerator(before).hashOf(ID, 'abcde-fghjk');
    const accepted = (config: Config) => [
      new KeyedCodeDigits(config).match(ID, digits),
      new KeyedLinkTokens(config).match(ID, link),
      new KeyedResetLinks(config).match(ID, reset),
      new KeyedRecoveryCodeGenerator(config).hashesOf(ID, 'abcde-fghjk').includes(recovery),
    ];
    expect(accepted(during)).toEqual([true, true, true, true]);
    expect(accepted(after)).toEqual([false, false, false, false]);
    expect(new KeyedLinkTokens(during).of(ID)).toBe(new KeyedLinkTokens(after).of(ID));
  });

  it('seals authenticators again, so that the previous one can be removed', () => {
    const { secret, sealedSecret } = new OtpAuthSecrets(before).create(ID);
    const code = new TOTP({ secret }).generate();
    const now = new Date();
    const secrets = new OtpAuthSecrets(during);
    expect(secrets.stepOf(code, { accountId: ID, sealedSecret }, now)).toBeDefined();
    const resealed = { accountId: ID, sealedSecret: secrets.resealed({ accountId: ID, sealedSecret }) ?? '' };
    expect(new OtpAuthSecrets(after).stepOf(code, resealed, now)).toBeDefined();
    expect(secrets.resealed(resealed)).toBeUndefined();
  });
});
