import { api } from './api';
import { newIdempotencyKey } from './idempotency';
import { isNotThere, Problem, titleOf } from './problem';

const asked: Request[] = [];

function answering(status: number, body: unknown, type = 'application/json') {
  asked.length = 0;
  globalThis.fetch = (input, init) => {
    asked.push(new Request(input, init));
    return Promise.resolve(
      new Response(status === 204 ? null : JSON.stringify(body), { status, headers: { 'content-type': type } }),
    );
  };
}

const addressOf = ({ url }: Request) => url.slice(location.origin.length);

describe('a request', () => {
  it('sends its body as JSON, and the idempotency key', async () => {
    answering(200, { url: 'https://pay.example/1', sessionId: 's' });
    const idempotencyKey = newIdempotencyKey();
    const answer = await api.post('/api/create-payment', { body: { credits: 100 }, idempotencyKey });

    expect(answer.url).toBe('https://pay.example/1');
    expect(asked[0]?.method).toBe('POST');
    expect(await asked[0]?.text()).toBe('{"credits":100}');
    expect(asked[0]?.headers.get('idempotency-key')).toBe(idempotencyKey);
    expect(asked[0]?.headers.get('content-type')).toBe('application/json');
  });

  it('fills in its path and its parameters', async () => {
    answering(200, { rows: [], next: null });
    await api.get('/api/credits/transactions');
    await api.get('/api/admin/users', { query: { search: 'a&b', sort: '-name' } });
    expect(asked.map(addressOf)).toEqual(['/api/credits/transactions', '/api/admin/users?search=a%26b&sort=-name']);

    answering(204, undefined);
    const nothing = await api.post('/api/admin/conversations/{id}/writing', { path: { id: 'm/1' } });

    expect(nothing).toBeUndefined();
    expect(asked.map(addressOf)).toEqual(['/api/admin/conversations/m%2F1/writing']);
  });

  it('throws the problem document if refused', async () => {
    const document = {
      type: 'https://casewright.example/problems/insufficient-credits',
      title: 'Not enough credits',
      status: 409,
      code: 'billing.insufficient-credits',
      balance: 10,
      needed: 32,
    };
    answering(409, document, 'application/problem+json; charset=utf-8');
    const refusal: unknown = await api
      .post('/api/cases', { body: { proposed: [], competitive: [], presentationSupport: false } })
      .catch((failure: unknown) => failure);

    expect(refusal).toBeInstanceOf(Problem);
    expect(refusal).toMatchObject({ status: 409, code: 'billing.insufficient-credits', title: 'Not enough credits' });
    expect((refusal as Problem).number('needed')).toBe(32);
    expect((refusal as Problem).number('code')).toBeUndefined();
    expect(titleOf(refusal, 'otherwise')).toBe('Not enough credits');
  });

  it('names the invalid fields', async () => {
    const fields = { email: ['Please enter a valid email address'] };
    answering(422, { title: 'Invalid', code: 'request.invalid', fields }, 'application/problem+json');
    await expect(api.post('/api/session', { body: { email: 'x', password: 'y' } })).rejects.toMatchObject({ fields });
  });

  it('has its own error text if the answer is not from the API', async () => {
    answering(502, '<html>Bad gateway</html>', 'text/html');
    const failure: unknown = await api.get('/api/credits/balance').catch((caught: unknown) => caught);
    expect(titleOf(failure, 'Failed to load balance.')).toBe('Failed to load balance.');
    expect(titleOf(new TypeError('fetch failed'), 'Failed to load balance.')).toBe('Failed to load balance.');

    answering(500, { title: 'It broke.', code: 'platform.unexpected' }, 'application/problem+json');
    const broken: unknown = await api.get('/api/credits/balance').catch((caught: unknown) => caught);
    expect(titleOf(broken, 'Failed to load balance.')).toBe('Failed to load balance.');
  });
});

it('no two keys are the same', () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey);
  expect(new Set(keys).size).toBe(100);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

it('a malformed id means not found', () => {
  expect(isNotThere(new Problem(422, 'unknown', 'Not there', {}, {}))).toBe(true);
});
