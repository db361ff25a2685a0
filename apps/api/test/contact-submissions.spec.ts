import type { RunningApi } from './running-api';
import { startWithSessions, Visitor } from './visitor';

const emailOf = (length: number) =>
  `${'e'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(61)}.${'d'.repeat(60)}.example`.padStart(length, 'e');

describe('contact submissions', () => {
  let api: RunningApi;
  let admin: Visitor;

  beforeAll(async () => {
    api = await startWithSessions();
    admin = await Visitor.admin(api);
  });
  beforeEach(() => api.sql('truncate messaging.contact_submissions'));
  afterAll(() => api.stop());

  it('are listed with all fields, and the account with the same email in any spelling', async () => {
    const sam = await Visitor.verified(api);
    const written = {
      name: 'Dana Reyes',
      email: sam.email.toUpperCase(),
      phone: '+14155550100',
      message: 'Hi.\n<b>Zoë',
    };
    await submitted(written);

    expect((await list()).body['rows']).toEqual([
      {
        ...written,
        id: expect.any(String),
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
        userId: await sam.id(),
        answeredAt: null,
        answeredBy: null,
        answerer: null,
      },
    ]);
  });

  it('are answered by the first admin who says so, until it is undone', async () => {
    await submitted({});
    const other = await Visitor.admin(api);
    const first = async () => (await list()).body['rows'] as [{ id: string }];
    const [{ id }] = await first();
    const set = (by: Visitor, isAnswered: boolean, submission = id) =>
      by.send('PUT', `/admin/contact-submissions/${submission}/answered`, { isAnswered });

    expect((await set(other, true)).status).toBe(204);
    expect((await set(admin, true)).status).toBe(204);
    const answered = { answeredBy: await other.id(), answerer: other.email, answeredAt: expect.any(String) as string };
    expect(await first()).toMatchObject([answered]);
    await set(admin, false);
    expect(await first()).toMatchObject([{ answeredBy: null, answerer: null, answeredAt: null }]);
    expect((await set(admin, true, crypto.randomUUID())).status).toBe(404);
  });

  it('are paged newest first', async () => {
    for (let n = 1; n <= 30; n++) await submitted({ name: String(n) });

    const first = await list();
    await submitted({ name: '31' });
    const second = await list(`?before=${String(first.body['next'])}`);

    expect([first, second].flatMap(namesIn)).toEqual(Array.from({ length: 30 }, (_, n) => String(30 - n)));
    expect(second.body['next']).toBeNull();
  });

  it('reject another cursor', async () => {
    expect(await list('?before=yesterday')).toMatchObject({
      status: 422,
      body: { fields: { before: [expect.any(String)] } },
    });
  });

  it.each([
    ['a name too long', { name: 'n'.repeat(101) }, 'contact_name_within_bounds'],
    ['no name', { name: '' }, 'contact_name_within_bounds'],
    ['an email too long', { email: 'e'.repeat(256) }, 'contact_email_within_bounds'],
    ['a phone in another form', { phone: '415-555-0100' }, 'contact_phone_in_e164'],
    ['a message too long', { message: 'm'.repeat(2001) }, 'contact_message_within_bounds'],
  ])('cannot be stored with %s', async (_, told, refusal) => {
    await expect(submitted(told)).rejects.toThrow(refusal);
  });

  describe('from the form', () => {
    const form = { name: ' Dana Reyes ', email: 'dana@gmail.com', phone: '(415) 555-0100', message: '<b>Hi.</b> ' };
    const submit = (visitor: Visitor, told: object = {}) =>
      visitor.send('POST', '/contact-submissions', { ...form, ...told });

    it('are stored trimmed, with the phone in E.164, without an account', async () => {
      expect((await submit(new Visitor(api))).status).toBe(204);

      expect((await list()).body['rows']).toMatchObject([
        { name: 'Dana Reyes', email: 'dana@gmail.com', phone: '+14155550100', message: '<b>Hi.</b>' },
      ]);
    });

    it('are stored unchanged at their limits, including markup', async () => {
      const limits = { name: '<i>'.padEnd(100, 'n'), email: emailOf(255), message: '<script>'.padEnd(2000, 'm') };
      expect((await submit(new Visitor(api), limits)).status).toBe(204);
      expect((await list()).body['rows']).toMatchObject([limits]);
    });

    it('keep the country code of a phone outside the US', async () => {
      expect((await submit(new Visitor(api), { phone: '+65 6123 4567' })).status).toBe(204);
      expect((await list()).body['rows']).toMatchObject([{ phone: '+6561234567' }]);
    });

    it('are rejected for the first broken rule', async () => {
      const message = 'Name is required';
      expect(await submit(new Visitor(api), { name: ' ', phone: '' })).toMatchObject({
        status: 422,
        body: { code: 'messaging.submission-invalid', title: message, fields: { name: [message] } },
      });
      expect(await api.count('messaging.contact_submissions')).toBe(0);
    });

    it('are accepted once a minute per network, also concurrently', async () => {
      const visitor = new Visitor(api);
      await submit(visitor, { name: '' });
      const answers = await Promise.all(Array.from({ length: 10 }, () => submit(visitor)));

      expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(9).fill(429)]);
      const refused = answers.find(({ status }) => status === 429);
      const seconds = Number(refused?.body['retryAfterSeconds']);
      expect(refused).toMatchObject({
        body: {
          code: 'messaging.contact-cooldown',
          title: `You can submit another message in ${seconds} seconds.`,
        },
        headers: { 'retry-after': String(seconds) },
      });
      expect((await submit(new Visitor(api))).status).toBe(204);

      await api.sql(`update messaging.contact_clients set sent_at = sent_at - interval '61 seconds'`);
      expect((await submit(visitor)).status).toBe(204);
      expect(await api.count('messaging.contact_submissions')).toBe(3);
    });

    it('are dropped if the honeypot field is filled', async () => {
      const visitor = new Visitor(api);
      expect((await submit(visitor, { website: 'https://spam.example' })).status).toBe(204);
      expect(await api.count('messaging.contact_submissions')).toBe(0);
      expect((await submit(visitor)).status).toBe(204);
    });
  });

  describe('from the form without JavaScript', () => {
    const typed = {
      name: 'Dana',
      email: 'dana@fabrikam.example',
      phone: '(415) 555-0100',
      message: 'a\r\n'.repeat(1000),
    };
    let address = 0;
    const send = (told: object = {}, headers: Record<string, string | undefined> = {}) =>
      api.send('POST', '/api/contact-form', {
        body: new URLSearchParams({ ...typed, ...told }).toString(),
        headers: {
          // Browsers send this for forms of a `no-referrer` page.
          origin: 'null',
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': `198.51.100.${++address}`,
          ...headers,
        },
      });

    it('are stored alike, and lead back to the page', async () => {
      const { status, headers } = await send();
      expect([status, headers['location']]).toEqual([303, '/contact#sent']);
      expect((await list()).body['rows']).toMatchObject([
        { name: 'Dana', phone: '+14155550100', message: 'a\n'.repeat(1000).trim() },
      ]);
    });

    it('return a page with errors and the input when they break a rule', async () => {
      const { status, type, headers, text } = await send({
        name: '"><script>alert(1)</script>',
        message: 'm'.repeat(2001),
      });
      expect([status, type]).toEqual([422, 'text/html; charset=utf-8']);
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none';.* style-src 'sha256-.* form-action 'self'/,
      );
      expect(text).toContain('<strong>Validation Error</strong><br>Message must be less than 2000 characters');
      expect(text).toContain('<p id="message-said">Message must be less than 2000 characters</p>');
      expect(text).toContain(' value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
      expect(text).toContain(`${'m'.repeat(2001)}</textarea>`);
      expect(await api.count('messaging.contact_submissions')).toBe(0);
    });

    it('return a page when they are too large to be read', async () => {
      const { status, type, text } = await send({ message: 'm'.repeat(200_000) });
      expect([status, type]).toEqual([413, 'text/html; charset=utf-8']);
      expect(text).toContain('Message must be less than 2000 characters');
      expect(await api.count('messaging.contact_submissions')).toBe(0);
    });

    it('are rejected from another site', async () => {
      const { status, type, text } = await send({}, { 'sec-fetch-site': 'cross-site' });
      expect([status, type]).toEqual([403, 'text/html; charset=utf-8']);
      expect(text).toContain('There was a problem sending your message. Please try again.');
      expect(await api.count('messaging.contact_submissions')).toBe(0);
    });
  });

  const list = (query = '') => admin.send('GET', `/admin/contact-submissions${query}`);

  const namesIn = ({ body }: Awaited<ReturnType<typeof list>>) =>
    (body['rows'] as { name: string }[]).map(({ name }) => name);

  const submitted = (told: object) => {
    const row = { name: 'Dana', email: 'dana@fabrikam.example', phone: '+14155550100', message: 'Hi.', ...told };
    return api.sql(
      `insert into messaging.contact_submissions (id, name, email, phone, message, created_at)
       values (gen_random_uuid(), $1, $2, $3, $4, now())`,
      [row.name, row.email, row.phone, row.message],
    );
  };
});
