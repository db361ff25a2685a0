import type { RunningApi } from './running-api';
import { PASSWORD, startTwoWithSessions, Visitor } from './visitor';

let api: RunningApi;

beforeAll(async () => {
  api = await startTwoWithSessions();
});
afterAll(() => api.stop());

describe('an account’s name', () => {
  it('changes, without surrounding spaces', async () => {
    const sam = await Visitor.verified(api);

    expect((await sam.send('POST', '/account/name', { firstName: ' Zoë ', lastName: 'O’Hara 🌿' })).status).toBe(204);

    expect(await sam.user()).toMatchObject({ firstName: 'Zoë', lastName: 'O’Hara 🌿', email: sam.email });
  });

  it('is refused if it is blank or not on one line', async () => {
    const sam = await Visitor.verified(api);
    const refused = [expect.any(String)];

    expect(await sam.send('POST', '/account/name', { firstName: '  ', lastName: 'Seller\nAdmin' })).toMatchObject({
      status: 422,
      body: { fields: { firstName: refused, lastName: refused } },
    });
  });
});

describe('an account’s password', () => {
  const NEW_PASSWORD = 'Battery-staple-2';
  const change = (sam: Visitor, told: object = {}) =>
    sam.send('POST', '/account/password', { password: PASSWORD, newPassword: NEW_PASSWORD, ...told });

  it('changes with the current one, ends all other sessions immediately, and issues a new token', async () => {
    const sam = await Visitor.verified(api);
    const elsewhere = new Visitor(api, sam.email);
    await elsewhere.signIn();
    expect(await elsewhere.user()).toMatchObject({ email: sam.email });
    const before = sam.cookie;

    expect((await change(sam)).status).toBe(204);

    expect(await elsewhere.user()).toBeNull();
    expect(await new Visitor(api).withCookie(before).user()).toBeNull();
    expect(await sam.user()).toMatchObject({ email: sam.email });
    expect((await elsewhere.signIn()).status).toBe(401);
    expect((await elsewhere.signIn(NEW_PASSWORD)).status).toBe(200);
  });

  it('allows five wrong guesses, then pauses', async () => {
    const sam = await Visitor.verified(api);
    const guesses = await Promise.all(Array.from({ length: 12 }, () => change(sam, { password: 'Wrong-guess-1' })));

    const verified = guesses.filter(({ status }) => status === 422);
    expect(verified).toHaveLength(5);
    expect(verified[0]?.body).toMatchObject({
      code: 'identity.wrong-password',
      fields: { password: ['Incorrect password. Please try again.'] },
    });
    const locked = await change(sam);
    expect(locked).toMatchObject({ status: 429, body: { code: 'identity.too-many-password-attempts' } });
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    expect((await new Visitor(api, sam.email).signIn()).status).toBe(200);
  });

  it.each([
    ['short', 'Password must be at least 8 characters'],
    [PASSWORD, 'Choose a password that differs from your current one.'],
  ])('cannot change to %p', async (newPassword, said) => {
    const sam = await Visitor.verified(api);

    expect(await change(sam, { newPassword })).toMatchObject({
      status: 422,
      body: { code: 'identity.new-password-refused', fields: { newPassword: [said] } },
    });
    expect((await new Visitor(api, sam.email).signIn()).status).toBe(200);
  });
});

describe('an account’s sessions', () => {
  const PHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
  const rowsOf = async (visitor: Visitor) =>
    (await visitor.send('GET', '/account/sessions')).body['rows'] as { id: string; isCurrent: boolean }[];

  it('are listed, and end one by one or all others, immediately on every replica, by their owner only', async () => {
    const [sam, kim] = [await Visitor.verified(api), await Visitor.verified(api)];
    const [phone, other] = [new Visitor(api, sam.email, PHONE), new Visitor(api, sam.email)];
    await phone.signIn();
    await other.signIn();
    await kim.confirm();
    const rows = await rowsOf(phone);
    expect(rows).toEqual([
      expect.objectContaining({ device: 'Safari on iOS', kind: 'phone', isCurrent: true }),
      expect.objectContaining({ device: 'Firefox on Linux', kind: 'computer', isCurrent: false }),
      expect.objectContaining({ device: 'Firefox on Linux', isCurrent: false }),
    ]);
    const one = `/account/sessions/${rows[0]?.id}`;
    expect((await kim.send('DELETE', one)).status).toBe(404);
    expect((await kim.send('DELETE', '/account/sessions')).status).toBe(204);
    expect(await phone.user()).not.toBeNull();

    await api.sql('update identity.sessions set confirmed_at = null where account_id = $1', [await sam.id()]);
    for (const ended of [one, '/account/sessions'])
      expect(await sam.send('DELETE', ended)).toMatchObject({
        status: 403,
        body: { code: 'platform.step-up-needed' },
      });
    expect(await phone.user()).not.toBeNull();
    await sam.confirm();
    expect((await sam.send('DELETE', one)).status).toBe(204);
    expect([await phone.user(), await phone.user()]).toEqual([null, null]);
    expect(await other.user()).not.toBeNull();
    expect(await sam.send('DELETE', one)).toMatchObject({ status: 404, body: { code: 'identity.no-such-session' } });

    expect((await sam.send('DELETE', '/account/sessions')).status).toBe(204);
    expect(await other.user()).toBeNull();
    expect(await rowsOf(sam)).toEqual([expect.objectContaining({ isCurrent: true })]);
  });
});
