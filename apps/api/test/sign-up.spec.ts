import { times } from '@casewright/platform/testing';
import type { RunningApi } from './running-api';
import { aSignUp, cookieOf, PASSWORD, startTwoWithSessions, Visitor } from './visitor';

const SIGNED_UP_WITH = 'Another-horse-2';

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
    expect(await sam.user()).toBeNull();
    expect(await eventsFor(sam.email)).toEqual(['identity.registered', 'identity.verification-requested']);
    expect((await sam.send('GET', '/verification')).body['pending']).toMatchObject({ email: sam.email });
    expect((await new Visitor(api).send('GET', '/verification')).body).toEqual({ pending: null });
  });

  it('sets a cookie that is hidden from scripts and other sites', async () => {
    const cookie = cookieOf(await new Visitor(api).signUp());

    expect(cookie).toMatch(/^registration=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  });

  it('stores no plain password, token, or code', async () => {
    const sam = await Visitor.signedUp(api);
    const code = await sam.mailedCode();

    const everything = await api.sql<{ row: string }>(`
      select row_to_json(kept)::text as row from identity.accounts kept
      union all select row_to_json(kept)::text from identity.registrations kept
      union all select row_to_json(kept)::text from identity.email_codes kept
      union all select row_to_json(kept)::text from platform.outbox kept`);

    const text = everything.map(({ row }) => row).join('\n');
    expect(text).toContain(sam.email);
    expect(text).not.toContain(PASSWORD);
    expect(text).not.toMatch(new RegExp(`"${code}"`));
  });

  it('records the acceptance of the terms', async () => {
    const sam = await Visitor.signedUp(api);
    expect(await api.count(`identity.accounts where email = '${sam.email}' and terms_version = '2025-07-01'`)).toBe(1);
  });

  it('returns the same bytes for an existing address, changes nothing, and notifies the owner', async () => {
    const owner = await Visitor.verified(api);
    const stranger = new Visitor(api, owner.email);
    const newcomer = new Visitor(api);
    const lives = async (visitor: Visitor) => {
      const answers = [
        await visitor.signUp({ password: SIGNED_UP_WITH }),
        await visitor.send('GET', '/session'),
        await visitor.send('GET', '/verification'),
        await visitor.send('POST', '/send-verification-code', {}),
        await visitor.verify('000000'),
        await visitor.signIn('Wrong-horse-1'),
        await visitor.signIn(SIGNED_UP_WITH),
        await visitor.send('GET', '/verification'),
        await new Visitor(api, visitor.email).signIn(SIGNED_UP_WITH),
        await new Visitor(api, visitor.email).signUp({ password: 'Yet-another-3' }),
        await new Visitor(api, visitor.email).signIn('Yet-another-3'),
      ];
      return answers.map((answer) => visitor.seenIn(answer));
    };

    const [known, unknown] = [await lives(stranger), await lives(newcomer)];

    expect(known).toEqual(unknown);
    expect(await owner.user()).toMatchObject({ emailVerified: true, firstName: 'Sam' });
    const events = await eventsFor(owner.email);
    expect(events).toContain('identity.already-registered');
    expect(events.filter((type) => type === 'identity.verification-requested')).toHaveLength(1);
  });

  it('answers a device known to the owner like any other', async () => {
    const owner = await Visitor.verified(api);
    await owner.signOut();
    const newcomer = await Visitor.verified(api);
    await newcomer.signOut();
    const seen = async (device: Visitor, email: string) => {
      const answer = await device.signUp({ email, password: SIGNED_UP_WITH });
      return device.seenIn({ ...answer, text: answer.text.replaceAll(email, 'email') });
    };

    expect(await seen(owner, owner.email)).toEqual(await seen(newcomer, new Visitor(api).email));
  });

  it('with another person’s address never leads into the account that its owner verifies', async () => {
    const owner = new Visitor(api);
    const stranger = new Visitor(api, owner.email);
    await stranger.signUp({ password: SIGNED_UP_WITH, firstName: 'Eve' });
    await owner.signUp({ password: PASSWORD });
    await stranger.anHourPasses();
    await stranger.signIn(SIGNED_UP_WITH);
    expect(await stranger.user()).toMatchObject({ emailVerified: false });

    await owner.signIn(PASSWORD);
    await owner.signUp({ password: PASSWORD });
    expect((await owner.verify(await owner.mailedCode())).body).toMatchObject({ success: true, outcome: 'signed-up' });

    expect(await owner.user()).toMatchObject({ emailVerified: true, firstName: 'Sam' });
    expect(await stranger.user()).toBeNull();
    expect((await new Visitor(api, owner.email).signIn(SIGNED_UP_WITH)).status).toBe(401);
    expect((await new Visitor(api, owner.email).signIn(PASSWORD)).status).toBe(200);
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
      Array.from({ length: times({ test: 20, soak: 50 }) }, (_, n) =>
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
    ['a personal address', { email: 'sam@gmail.com' }, 'email', 'Please use your work email address.'],
    ['an address that only the long lists know', { email: 'sam@virgilio.it' }, 'email', 'Please use your work email'],
    ['a throw-away address', { email: 'sam@tempmail.example' }, 'email', 'Temporary or disposable email addresses'],
    ['no address', { email: '' }, 'email', 'Email is required'],
    ['two at-signs', { email: 'sam@a@acme.example' }, 'email', 'Please enter a valid email address'],
    ['an address without an at-sign', { email: 'sam.acme.example' }, 'email', 'valid email address'],
    ['a quoted address', { email: '"sam"@acme.example' }, 'email', 'valid email address'],
    ['a dot too many', { email: 'sam@acme.example.' }, 'email', 'valid email address'],
    ['an address of 256 characters', { email: `${'s'.repeat(243)}@acme.example` }, 'email', 'than or equal to 255'],
    ['a line break in an address', { email: 'sam@acme.example\r\nBcc: a@b.example' }, 'email', 'valid email address'],
    ['a password of 7 characters', { password: 'aB3!aB3' }, 'password', 'Password must be at least 8 characters'],
    ['a plain password', { password: 'abcdefgH3' }, 'password', 'at least one special character'],
    ['a password of 129 characters', { password: `${'aB3!'.repeat(32)}x` }, 'password', 'at most 128 characters'],
    ['a very long password', { password: 'aB3!'.repeat(1000) }, 'password', 'shorter than or equal to 256'],
    ['terms not agreed to', { agreeToTerms: false }, 'agreeToTerms', 'you must agree to the terms'],
    ['terms agreed to in words', { agreeToTerms: 'true' }, 'agreeToTerms', 'you must agree to the terms'],
    ['a name of blanks', { firstName: '   ' }, 'firstName', 'must be a valid name'],
    ['a name on two lines', { lastName: 'Seller\nAdmin' }, 'lastName', 'must be a valid name'],
    ['a name too long', { lastName: 'S'.repeat(101) }, 'lastName', 'shorter than or equal to 100'],
    ['a name that is a number', { firstName: 7 }, 'firstName', 'must be a string'],
    ['an address that is a list', { email: ['sam@acme.example'] }, 'email', 'must be a string'],
    ['a NUL', { firstName: 'Sam\u0000' }, 'firstName', 'without NUL'],
    ['half a surrogate pair', { lastName: 'Seller \ud83d' }, 'lastName', 'well-formed Unicode'],
    ['half a surrogate pair in a password', { password: `${PASSWORD}\udc00` }, 'password', 'well-formed Unicode'],
    ['a role of their choice', { role: 'admin' }, 'role', 'should not exist'],
    ['a verification of their own', { emailVerified: true }, 'emailVerified', 'should not exist'],
    ['an id of their choice', { id: crypto.randomUUID() }, 'id', 'should not exist'],
    ['no name', { firstName: undefined }, 'firstName', 'must be a string'],
  ])('rejects %s, names the field, and changes nothing', async (_, told, field, message) => {
    const before = await api.count('identity.accounts');

    const { status, type, body } = await new Visitor(api).send('POST', '/sign-up', aSignUp(told));

    expect(status).toBe(422);
    expect(type).toContain('application/problem+json');
    expect(body['fields']).toEqual({ [field]: expect.arrayContaining([expect.stringContaining(message)]) });
    expect(await api.count('identity.accounts')).toBe(before);
  });

  it.each([
    ['', 'Email is required'],
    ['sam', 'Please enter a valid email address'],
    ['sam smith@acme.example', 'Please enter a valid email address'],
    ['"sam"@acme.example', 'Please enter a valid email address'],
    ['sam@acme.example.', 'Please enter a valid email address'],
    [`${'s'.repeat(300)}@acme.example`, 'Please enter a valid email address'],
    ['sam@virgilio.it', 'Please use your work email address. Personal email domains are not allowed for registration.'],
    ['sam@my-temp.example', 'Temporary or disposable email addresses are not allowed.'],
    ['sam+cases@bücher.example', null],
  ])('says of %j while typing: %s', async (email, error) => {
    expect(await new Visitor(api).send('POST', '/check-work-email', { email })).toMatchObject({
      status: 200,
      body: { error },
    });
  });

  it.each([
    ['the shortest password', { password: 'aB3!aB3!' }],
    ['the longest password', { password: 'aB3!'.repeat(32) }],
    ['a password of letters outside of every keyboard', { password: 'Пароль-１-𝔘' }],
    ['the longest name', { lastName: 'S'.repeat(100) }],
    ['a name from right to left', { firstName: 'مريم' }],
    ['a name with an emoji', { firstName: 'Sam \u{1f98a}' }],
    ['a name that is markup', { firstName: '<b>Sam</b>', lastName: '"><script>' }],
    ['an apostrophe and a tag in the address', { email: `sam.o'neil+${crypto.randomUUID()}@acme.example` }],
    ['the longest address', { email: `sam@${`${'a'.repeat(60)}.`.repeat(4)}example` }],
  ])('accepts %s, and signs in with it', async (_, told) => {
    const { email, password, ...names } = aSignUp(told);
    const sam = new Visitor(api, email);

    expect((await sam.signUp({ password, ...names })).status).toBe(201);

    const owner = new Visitor(api, email);
    expect((await sam.verify(await owner.mailedCode())).body).toMatchObject({ success: true });
    expect(await sam.user()).toMatchObject({ firstName: names.firstName, lastName: names.lastName });
    expect((await new Visitor(api, email.toUpperCase()).signIn(password)).status).toBe(200);
  });

  it('treats passwords that look alike as equal', async () => {
    const sam = new Visitor(api);
    await sam.signUp({ password: 'Zoë-likes-ﬁsh-1' });

    expect((await new Visitor(api, sam.email).signIn('Zoe\u0308-likes-fish-1')).status).toBe(200);
    expect((await new Visitor(api, sam.email).signIn('Zoe-likes-fish-1')).status).toBe(401);
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
