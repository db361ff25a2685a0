import type { RunningApi } from './running-api';
import { startWithSessions, Visitor } from './visitor';

describe('searching messages', () => {
  let api: RunningApi;
  let ada: Visitor;
  let sam: Visitor;

  beforeAll(async () => {
    api = await startWithSessions();
    [ada, sam] = await Promise.all([Visitor.admin(api), Visitor.verified(api)]);
    await ada.send('POST', '/account/name', { firstName: 'Ada', lastName: 'Lovelace' });
    await sam.send('POST', '/messages', { subject: 'Turnaround', content: 'How long does a case take? <b>Zürich</b>' });
    await ada.send('POST', '/messages', { subject: 'Costs', content: 'Of the turnaround.', recipient: sam.email });
    await ada.send('POST', '/messages', { subject: 'Lunch', content: 'At noon.', recipient: ada.email });
    await api.sql(`update messaging.copies set read_at = now() where owner_id = $1`, [await ada.id()]);
  });
  afterAll(() => api.stop());

  it.each([
    ['turn', ['Turnaround', 'Costs']],
    ['TURN of', ['Costs']],
    ['around', []],
    ['zürich', ['Turnaround']],
    ['from:ada', ['Costs']],
    ['from:me', ['Turnaround']],
    ['from:sam', []],
    ['to:me turn', ['Costs']],
    ['to:sam', ['Costs']],
    ['is:unread', ['Costs']],
    ['lunch', []],
    ['after:2020-01-01 before:2200-01-01', ['Costs', 'Turnaround']],
    ['before:2020-01-01', []],
    ['after:2200-01-01', []],
    ['%', []],
    ['%turn_', ['Turnaround', 'Costs']],
    ['from:%', []],
  ])('of a seller finds for %p: %p', async (q, subjects) => {
    expect((await found(sam, q)).map(({ subject }) => subject)).toEqual(subjects);
  });

  it('finds messages by email, and a message to oneself once', async () => {
    expect((await found(sam, `from:${ada.email}`)).map(({ subject }) => subject)).toEqual(['Costs']);
    expect((await found(ada, `to:${sam.email}`)).map(({ subject }) => subject)).toEqual(['Costs']);
    expect((await found(ada, 'lunch')).map(({ subject }) => subject)).toEqual(['Lunch']);
  });

  it('marks matches', async () => {
    const [hit] = await found(sam, 'turn case');
    expect(hit).toMatchObject({
      subjectParts: [{ text: 'Turnaround', isHit: true }],
      excerptParts: [
        { text: 'How long does a ', isHit: false },
        { text: 'case', isHit: true },
        { text: ' take? <b>Zürich</b>', isHit: false },
      ],
    });
    expect(hit).not.toHaveProperty('content');
  });

  it.each([
    ['q=is:starred', 'messaging.search-invalid', 'q'],
    ['q=a&timeZone=Mars', 'platform.invalid-request', 'timeZone'],
  ])('reports errors in %s', async (query, code, field) => {
    const { status, body } = await sam.send('GET', `/messages/search?${query}`);
    expect([status, body['code'], Object.keys(body['fields'] as object)]).toEqual([422, code, [field]]);
  });

  interface Hit {
    readonly subject: string;
  }

  async function found(visitor: Visitor, q: string): Promise<Hit[]> {
    const { status, body } = await visitor.send('GET', `/messages/search?q=${encodeURIComponent(q)}`);
    expect(status).toBe(200);
    return body['rows'] as Hit[];
  }
});
