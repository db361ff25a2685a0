import type { RunningApi } from './running-api';
import { PASSWORD, startWithSessions, Visitor } from './visitor';

let api: RunningApi;

beforeAll(async () => {
  api = await startWithSessions();
});
afterAll(() => api.stop());

describe('the name of an account', () => {
  it('is changed to what was written, without the spaces around it', async () => {
    const sam = await Visitor.signedUp(api);

    expect((await sam.send('POST', '/account/name', { firstName: ' Zoë ', lastName: 'O’Hara 🌿' })).status).toBe(204);

    expect(await sam.user()).toMatchObject({ firstName: 'Zoë', lastName: 'O’Hara 🌿', email: sam.email });
  });

  it.each([
    { firstName: '', lastName: 'Seller' },
    { firstName: '  ', lastName: 'Seller' },
    { firstName: 'Sam\nSeller', lastName: 'Seller' },
    { firstName: 'Sam', lastName: 'x'.repeat(101) },
    { firstName: 'Sam' },
    { firstName: 'Sam', lastName: 'Seller', role: 'admin' },
    { firstName: 'Sam', lastName: 'Seller', email: 'other@acme.example' },
  ])('is not changed to %p', async (names) => {
    const sam = await Visitor.signedUp(api);

    expect((await sam.send('POST', '/account/name', names)).status).toBeGreaterThanOrEqual(400);

    expect(await sam.user()).toMatchObject({ firstName: 'Sam', lastName: 'Seller', email: sam.email });
  });
});

describe('the password of an account', () => {
  const NEW_PASSWORD = 'Battery-staple-2';
  const change = (sam: Visitor, told: object = {}) =>
    sam.send('POST', '/account/password', { password: PASSWORD, newPassword: NEW_PASSWORD, ...told });

  it('is changed by who knows it, which ends every other session at once', async () => {
    const sam = await Visitor.signedUp(api);
    const elsewhere = new Visitor(api, sam.email);
    await elsewhere.signIn();
    expect(await elsewhere.user()).toMatchObject({ email: sam.email });

    expect((await change(sam)).status).toBe(204);

    expect(await elsewhere.user()).toBeNull();
    expect(await sam.user()).toMatchObject({ email: sam.email });
    expect((await elsewhere.signIn()).status).toBe(401);
    expect((await elsewhere.signIn(NEW_PASSWORD)).status).toBe(200);
  });

  it('is changed by nobody else: five wrong guesses, then a pause', async () => {
    const sam = await Visitor.signedUp(api);
    const guesses = await Promise.all(Array.from({ length: 12 }, () => change(sam, { password: 'Wrong-guess-1' })));

    const judged = guesses.filter(({ status }) => status === 422);
    expect(judged).toHaveLength(5);
    expect(judged[0]?.body).toMatchObject({
      code: 'identity.wrong-password',
      fields: { password: ['This is not your password.'] },
    });
    const locked = await change(sam);
    expect(locked).toMatchObject({ status: 429, body: { code: 'identity.too-many-password-tries' } });
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    expect((await new Visitor(api, sam.email).signIn()).status).toBe(200);
  });

  it.each([
    ['short', 'Password must be at least 8 characters'],
    [PASSWORD, 'The new password must differ from the one of before.'],
  ])('is not changed to %p', async (newPassword, said) => {
    const sam = await Visitor.signedUp(api);

    expect(await change(sam, { newPassword })).toMatchObject({
      status: 422,
      body: { code: 'identity.new-password-refused', fields: { newPassword: [said] } },
    });
    expect((await new Visitor(api, sam.email).signIn()).status).toBe(200);
  });
});
