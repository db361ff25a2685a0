import { LinkTokens, ResetLinks } from '@casewright/identity/testing';
import { times } from '@casewright/platform/testing';
import { TOTP } from 'otpauth';
import type { RunningApi } from './running-api';
import { aSignUp, cookieOf, PASSWORD, startTwoWithSessions, Visitor } from './visitor';

describe('signing up', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await startTwoWithSessions();
  });
  afterAll(() => api.stop());

  it('opens an account without a session, and requests a verification mail immediately', async () => {
    const sam = new Visitor(api);

    const answer = await sam.signUp();

    expect(answer).toMatchObject({ status: 201, body: { email: sam.email } });
    expect(cookieOf(answer)).toMatch(/^registration=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    expect(await sam.user()).toBeNull();
    expect(await eventsFor(sam.email)).toEqual(['identity.registered', 'identity.verification-requested']);
    expect((await sam.send('GET', '/verification')).body['pending']).toMatchObject({ email: sam.email });
    expect((await new Visitor(api).send('GET', '/verification')).body).toEqual({ pending: null });
  });

  it('stores no password, code, link or secret in readable form, nor do later steps', async () => {
    const sam = await Visitor.signedUp(api);
    const [codeId = ''] = await sam.codeIds();
    await sam.verify(sam.digitsOf(codeId));
    const { body: begun } = await sam.send('POST', '/account/two-step', { password: PASSWORD });
    const secret = String(begun['secret']);
    const code = new TOTP({ secret }).generate();
    const { body: shown } = await sam.send('POST', '/account/two-step/on', { code });
    const [recovery = ''] = shown['recoveryCodes'] as string[];
    await sam.send('POST', '/password-reset-request', { email: sam.email });
    const [resetId = ''] = await sam.codeIds('reset-password');
    const { accessToken, refreshToken } = api.get(ResetLinks).of(resetId);

    const tables = ['accounts', 'registrations', 'email_codes', 'authenticators', 'recovery_codes', 'pending_steps'];
    const rows = await api.sql<{ row: string }>(
      ['platform.outbox', ...tables.map((table) => `identity.${table}`)]
        .map((table) => `select to_jsonb(kept)::text as row from ${table} kept`)
        .join(' union all '),
    );

    const text = rows.map(({ row }) => row).join('\n');
    expect(text).toContain(sam.email);
    const digits = [codeId, resetId].map((id) => `"${sam.digitsOf(id)}"`);
    const mailed = [api.get(LinkTokens).of(codeId), accessToken, refreshToken];
    for (const readable of [PASSWORD, ...digits, ...mailed, secret, recovery, recovery.replace('-', '')]) {
      expect(text).not.toContain(readable);
    }
  });

  it('opens one account with one code, also concurrently and in any spelling', async () => {
    const local = `zoe-${crypto.randomUUID()}`;
    const spellings = [
      `${local}@bücher.example`,
      `${local.toUpperCase()}@BÜCHER.example`,
      ` ${local}@xn--bcher-kva.example `,
      `${local}@ｂücher.example`,
    ];
    const email = `${local}@xn--bcher-kva.example`;

    const answers = await Promise.all(
      Array.from({ length: times({ test: 8, soak: 50 }) }, (_, n) =>
        new Visitor(api, spellings[n % spellings.length]).signUp(),
      ),
    );

    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      answers.map(() => ({ status: 201, body: { email } })),
    );
    expect(await api.count(`identity.accounts where email = '${email}'`)).toBe(1);
    expect(await new Visitor(api, email).codeIds()).toHaveLength(1);
    expect(await eventsFor(email)).toEqual(['identity.registered', 'identity.verification-requested']);
  });

  it.each([
    ['an address that only the long lists know', { email: 'sam@virgilio.it' }, 'email', 'Please use your work email'],
    ['a weak password', { password: 'abcdefgH3' }, 'password', 'at least one special character'],
    ['a common password', { password: 'Password1!' }, 'password', 'must not be common or easy to guess'],
    ['a password of our name', { password: 'Casewright1!' }, 'password', 'must not be common or easy to guess'],
    ['a password of one’s own name', { password: 'SamSeller1!' }, 'password', 'must not be based on your name'],
    ['a very long password', { password: 'aB3!'.repeat(1000) }, 'password', 'shorter than or equal to 256'],
    ['terms agreed to in words', { agreeToTerms: 'true' }, 'agreeToTerms', 'you must agree to the terms'],
    ['a name of blanks', { firstName: '   ' }, 'firstName', 'Enter a valid name.'],
    ['a name on two lines', { lastName: 'Seller\nAdmin' }, 'lastName', 'Enter a valid name.'],
    ['an address that is a list', { email: ['sam@acme.example'] }, 'email', 'must be a string'],
  ])('rejects %s, names the field, and changes nothing', async (_, told, field, message) => {
    const before = await api.count('identity.accounts');

    const { status, type, body } = await new Visitor(api).send('POST', '/sign-up', aSignUp(told));

    expect(status).toBe(422);
    expect(type).toContain('application/problem+json');
    expect(body['fields']).toEqual({ [field]: expect.arrayContaining([expect.stringContaining(message)]) });
    expect(await api.count('identity.accounts')).toBe(before);
  });

  it.each([
    ['sam', 'Please enter a valid email address'],
    ['sam@virgilio.it', 'Please use your work email address. Personal email domains are not allowed for registration.'],
    ['sam+cases@bücher.example', null],
  ])('says of %j while typing: %s', async (email, error) => {
    expect(await new Visitor(api).send('POST', '/check-work-email', { email })).toMatchObject({
      status: 200,
      body: { error },
    });
  });

  it.each([
    [
      'the longest password, name and address',
      {
        password: `${'Correct horse battery staple, '.repeat(5).slice(0, 127)}1`,
        lastName: 'S'.repeat(100),
        email: `sam@${`${'a'.repeat(60)}.`.repeat(4)}example`,
      },
    ],
    [
      'letters outside of every keyboard',
      {
        password: 'Пароль-１-𝔘',
        firstName: 'مريم \u{1f98a}',
        lastName: '"><script>',
        email: `sam.o'neil+${crypto.randomUUID()}@acme.example`,
      },
    ],
  ])('accepts %s, and signs in with it', async (_, told) => {
    const { email, password, ...names } = aSignUp(told);
    const sam = new Visitor(api, email);

    expect((await sam.signUp({ password, ...names })).status).toBe(201);

    const owner = new Visitor(api, email);
    expect((await sam.verify(await owner.mailedCode())).body).toMatchObject({ success: true });
    expect(await sam.user()).toMatchObject({ firstName: names.firstName, lastName: names.lastName });
    expect((await new Visitor(api, email.toUpperCase()).signIn(password)).status).toBe(200);
  });

  it('is rate limited per network', async () => {
    const visitor = new Visitor(api);
    const tooWeak = { password: 'weak' };

    const answers = await Promise.all(Array.from({ length: 130 }, () => visitor.signUp(tooWeak)));

    const limited = answers.filter(({ status }) => status === 429);
    expect(limited).toHaveLength(10);
    expect(limited[0]?.headers['retry-after']).toMatch(/^\d+$/);
  });

  const eventsFor = async (email: string): Promise<string[]> => {
    const rows = await api.sql<{ type: string }>(
      `select type from platform.outbox where payload ->> 'email' = $1 order by type`,
      [email],
    );
    return rows.map(({ type }) => type);
  };
});
