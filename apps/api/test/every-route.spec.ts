import { type Principal, Sessions } from '@casewright/platform';
import { HTTP } from '../application';
import { anAddress, each, type Operation, operationsOf, toEach } from './operations';
import { routesOf } from './routes';
import { type ApiAnswer, RunningApi } from './running-api';

// Covers every documented operation, so that a new one is tested immediately.

const EVIL = 'evil.example';

describe('every route', () => {
  let api: RunningApi;
  let operations: Operation[];

  beforeAll(async () => {
    api = await RunningApi.start({ provide: Sessions, useClass: SomebodyTrusted });
    operations = operationsOf(api);
  });
  afterAll(() => api.stop());

  it('is documented with a unique name and its responses', () => {
    const documented = Object.entries(api.document().paths).flatMap(([path, item]) =>
      Object.entries(item).map(([verb, { operationId, responses }]) => ({
        route: `${verb.toUpperCase()} ${path.replace('/api', '').replace(/\{(\w+)\}/g, ':$1')}`,
        operationId: operationId as string,
        answers: Object.keys(responses as object).filter((status) => /^[23]/.test(status)).length,
      })),
    );
    const routes = routesOf(api).flatMap(([route]) => (/ \/(health\/|live$|uploads\/)/.test(route) ? [] : [route]));

    expect(documented.map(({ route }) => route).sort()).toEqual(routes.sort());
    expect(new Set(documented.map(({ operationId }) => operationId)).size).toBe(documented.length);
    expect(
      documented.filter(({ operationId, answers }) => !/^[a-z]+(-[a-z]+)*$/.test(operationId) || answers !== 1),
    ).toEqual([]);
  });

  it.each<[string, Record<string, string | undefined>]>([
    ['says nothing of where it comes from', { origin: undefined }],
    ['comes from another site', { origin: `https://${EVIL}` }],
  ])('rejects a change that %s, and changes nothing', async (_, headers) => {
    const before = await rowsOf(api);

    const answers = await toEach(changing(), (operation) => asked(operation, { headers }));

    expect(answers).toEqual(refused(403, 'platform.foreign-origin'));
    expect(await rowsOf(api)).toBe(before);
  });

  it('rejects a form, and changes nothing', async () => {
    const before = await rowsOf(api);

    const type = 'application/x-www-form-urlencoded';
    const form = { headers: { 'content-type': type }, body: 'email=sam%40acme.example&agreeToTerms=true' };
    const ofData = changing().filter(({ url }) => !(url in HTTP.forms));
    const answers = await toEach(ofData, (operation) => asked(operation, form));

    expect(answers).toEqual(each(ofData, [403, 'platform.form-refused']));
    expect(await rowsOf(api)).toBe(before);
  });

  it('for unsigned server calls rejects them, and changes nothing', async () => {
    const before = await rowsOf(api);
    const exempt = operations.filter(({ url }) => HTTP.signedBySender.includes(url));
    expect(exempt.map(({ url }) => url)).toEqual(HTTP.signedBySender);

    for (const operation of exempt) {
      const { status } = await ask(operation, { headers: { origin: undefined }, body: { id: 'evt_1', type: 'x' } });
      expect([operation.name, status]).toEqual([operation.name, 400]);
    }
    expect(await rowsOf(api)).toBe(before);
  });

  it.each(['isAdmin', 'userId'])('rejects and names an unknown `%s`', async (field) => {
    const taking = operations.filter(({ body, fields }) => body && !fields.includes(field));
    expect(taking.length).toBeGreaterThan(3);

    const refused = await toEach(taking, async (operation) => {
      const { status, body } = await ask(operation, { body: { ...operation.body, [field]: true } });
      return [status, Object.keys((body['fields'] as object | undefined) ?? {}).includes(field)];
    });

    expect(refused).toEqual(each(taking, [422, true]));
  });

  it('rejects unknown nested fields', async () => {
    const nesting = operations.filter(({ body }) => body && insides(body).length > 0);
    expect(nesting.length).toBeGreaterThan(0);

    for (const operation of nesting) {
      for (const path of insides(operation.body)) {
        const { status, body } = await ask(operation, { body: withAt(operation.body, path, 'role', 'admin') });
        expect([operation.name, status]).toEqual([operation.name, 422]);
        expect(Object.keys(body['fields'] as object)).toContain(`${path}.role`);
      }
    }
  });

  it('that moves credits or creates a seller’s data is idempotent or requires an idempotency key', async () => {
    const ours = changing().filter(({ url }) => SELLERS_WORK.test(url));
    const keyed = ours.filter(({ takesKey }) => takesKey);
    expect(
      ours
        .filter((one) => !keyed.includes(one))
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(SAME_WHEN_REPEATED).sort());

    const missing = [422, 'platform.idempotency-key-missing'];
    for (const key of [undefined, '', 'k'.repeat(101)]) {
      const answers = await toEach(keyed, (operation) => asked(operation, { headers: { 'idempotency-key': key } }));
      expect([key, answers]).toEqual([key, each(keyed, missing)]);
    }
  });

  it('sends security and cache headers, also with errors', async () => {
    const kinds: Record<string, (operation: Operation) => Promise<ApiAnswer>> = {
      'as asked': (operation) => ask(operation),
      'asked wrongly': (operation) => ask(operation, { body: { nonsense: true } }),
      'asked from elsewhere': (operation) => ask(operation, { headers: { origin: `https://${EVIL}` } }),
      'asked whether it may be asked': ({ url }) =>
        api.send('OPTIONS', url, { headers: { origin: `https://${EVIL}`, 'access-control-request-method': 'POST' } }),
      'asked a little elsewhere': ({ method, url }) => api.send(method, `${url.split('?')[0]}/nothing`),
    };
    for (const [kind, send] of Object.entries(kinds)) {
      const answers = await toEach(operations, async (operation) => safetyOf(await send(operation)));
      expect([kind, answers]).toEqual([kind, each(operations, SAFE)]);
    }
  });

  /** A form without scripts is answered with a page, which has no code. */
  const refused = (status: number, code: string) =>
    Object.fromEntries(changing().map(({ name, url }) => [name, [status, url in HTTP.forms ? undefined : code]]));

  const changing = () =>
    operations.filter(
      ({ isChanging, url }) =>
        isChanging && ![...HTTP.signedBySender, ...HTTP.oneClick].some((exempt) => url.startsWith(exempt)),
    );

  const ask = ({ method, url, body }: Operation, told: { headers?: object; body?: unknown } = {}) =>
    api.send(method, url, {
      as: 'trusted',
      ...(body !== undefined && { body }),
      ...(told.body !== undefined && method !== 'GET' && { body: told.body }),
      headers: { 'idempotency-key': crypto.randomUUID(), 'x-forwarded-for': anAddress(), ...told.headers },
    });

  const asked = async (...question: Parameters<typeof ask>) => {
    const { status, body } = await ask(...question);
    return [status, body['code']];
  };
});

class SomebodyTrusted extends Sessions {
  async authenticate(token: string): Promise<Principal | undefined> {
    // A new user each time avoids rate limits.
    const userId = crypto.randomUUID();
    const email = `${userId}@northwind.example`;
    const trusted = { isAdmin: true, emailVerified: true, isMfa: true, hasSecondFactor: true };
    return token === 'trusted' ? { userId, email, ...trusted, sessionId: userId } : undefined;
  }
}

const SELLERS_WORK =
  /^\/api\/(credits|cases|saved-calculations|pricing-draft|pursuits|pursuit-draft|create-payment|process-payment-success|admin\/reconciliations)/;

/** Operations that are harmless to repeat, and why. */
const SAME_WHEN_REPEATED = {
  'quote-case': 'changes nothing',
  'answer-input': 'the same answers again change nothing',
  'attach-input-file': 'the browser chooses the id of the file: sent again, it is the same one',
  'map-input-columns': 'the same columns again read the file again, to the same',
  'choose-bill-cost': 'the same choices again count the same lines',
  'choose-input-rows': 'the same choices again count the same rows',
  'confirm-input': 'what is confirmed stays confirmed',
  'correct-input-row': 'the browser chooses the id of the correction: sent again, it is the same one',
  'take-replacement': 'a new file is taken once',
  'drop-replacement': 'there is no new file to drop twice',
  'undo-input-correction': 'a correction ends once',
  'clear-input': 'there is nothing to remove twice',
  'process-payment-success': 'an order is credited once, and the answer is how it stands now',
  'reconcile-payments': 'each difference is repaired once',
  'save-pursuit-draft': 'the seller has one draft: the same again changes nothing',
  'discard-pursuit-draft': 'there is no draft twice',
  'edit-pursuit': 'the same facts again change nothing',
  'set-action-item-done': 'what is done stays done',
  'revoke-advocate-link': 'a link ends once',
  'resolve-model-comment': 'what is resolved stays resolved',
  'save-billing-details': 'the same details again change nothing',
  'save-pricing-draft': 'names what it is based on: the second is a conflict, or the same',
};

const SAFE = {
  'cache-control': 'no-store',
  'content-security-policy': expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'/) as string,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-request-id': expect.stringMatching(/^[\w-]{36}$/) as string,
};
/** Headers that reveal the server or grant access. */
const TELLING = /^(server|x-powered-by|access-control-.*|location|via)$/;

function safetyOf({ headers, type, text }: ApiAnswer): object {
  const told = Object.fromEntries(Object.entries(headers).filter(([name]) => name in SAFE || TELLING.test(name)));
  // The policy required above keeps a page from running scripts.
  const isData = text === '' || /^(application\/(problem\+)?json|text\/csv|text\/html)\b/.test(String(type));
  return isData ? told : { ...told, type };
}

/** Row counts of all tables. */
async function rowsOf(api: RunningApi): Promise<string> {
  const [counted] = await api.sql<{ rows: string }>(`
    select string_agg(name || ' ' || rows, ', ' order by name) as rows from (
      select table_schema || '.' || table_name as name, (xpath('/row/count/text()', query_to_xml(
        format('select count(*) from %I.%I', table_schema, table_name), false, true, '')))[1]::text as rows
      from information_schema.tables
      where table_schema in ('identity', 'messaging', 'billing', 'case_pricing', 'pursuits', 'value_models', 'platform')) counted`);
  return counted?.rows ?? '';
}

/** Paths of all objects in the body, such as 'proposed.0'. */
function insides(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = path && !Array.isArray(value) ? [path] : [];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => insides(inner, path ? `${path}.${key}` : key))];
}

function withAt(body: unknown, path: string, field: string, value: unknown): object {
  const copy = structuredClone(body) as Record<string, unknown>;
  let at = copy;
  for (const key of path.split('.')) at = at[key] as Record<string, unknown>;
  at[field] = value;
  return copy;
}
