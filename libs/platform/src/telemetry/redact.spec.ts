import { redacted } from './redact';

const CANARY = 'c4nary-9f31';

describe('what is logged', () => {
  it.each([
    ['a field', { password: CANARY }],
    ['a header', { headers: { Authorization: CANARY, cookie: CANARY, 'stripe-signature': CANARY } }],
    ['a key that makes a request repeatable', { 'idempotency-key': CANARY }],
    ['a list', [{ inner: { accessToken: CANARY } }]],
    ['an address with a query', `GET /reset-password?access_token=${CANARY}&refresh_token=${CANARY}`],
    ['an address with credentials', `smtp://mailer:${CANARY}@mail.example:587`],
    ['a cookie within a text', `cookie: __Host-session=${CANARY}; Path=/`],
    ['a header within a text', `Authorization: Basic ${CANARY}`],
    ['a bearer', `sent as Bearer ${CANARY}`],
    ['an error', new Error(`refused: password=${CANARY}`)],
    ['the cause of an error', new Error('no', { cause: new Error(`token: ${CANARY}`) })],
    ['what a driver attaches to its error', Object.assign(new Error('no'), { detail: CANARY, parameters: [CANARY] })],
    ['what PostgreSQL quotes', new Error(`duplicate key\n - detail: Key (email)=(${CANARY}) already exists.`)],
    ['a key with an expression', new Error(`duplicate key\n - detail: Key (lower(email))=(${CANARY}) already exists.`)],
    ['a value that is refused', new Error(`invalid input syntax for type uuid: "${CANARY}"`)],
  ])('redacts a secret in %s', (_, value) => {
    expect(JSON.stringify(redacted(value))).not.toContain(CANARY);
  });

  it.each([
    ['a key of the payment provider', 'refused sk_test_51HxCanary and whsec_Canary1'],
    ['a session token', 'unknown: uE3pLk8sWq2ZxCanary_Nb7Tt5Yy1Rr4Oo6Pp9Aa0Ss'],
    ['a hash of a password', 'stored $argon2id$v=19$m=19456,t=2,p=1$Canary$Canary'],
  ])('recognizes %s by its shape', (_, text) => {
    expect(redacted(text)).not.toContain('Canary');
  });

  it('redacts a mailed code, but not an error code', () => {
    expect(redacted({ code: '042137' })).toEqual({ code: '[redacted]' });
    expect(redacted({ code: 'identity.wrong-credentials' })).toEqual({ code: 'identity.wrong-credentials' });
    expect(redacted(Object.assign(new Error('no'), { code: '23505' }))).toMatchObject({ code: '23505' });
  });

  it('keeps searchable values', () => {
    const line = {
      requestId: '0198f0a2-7d3c-4c1e-9d55-0f2f6f1f2a11',
      route: '/api/cases/:id',
      milliseconds: 3.2,
      at: new Date(0),
      none: null,
    };
    expect(redacted(line)).toEqual(line);
  });

  it('handles circular objects', () => {
    const snake: Record<string, unknown> = {};
    snake['tail'] = snake;

    expect(JSON.stringify(redacted(snake))).toContain('…');
  });
});
