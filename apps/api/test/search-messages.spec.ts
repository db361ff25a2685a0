import { foldText } from '@casewright/rules';
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
    await sam.send('POST', '/messages', {
      subject: 'Turnaround',
      content: 'How long does a case take? <b>Zu\u0308rich</b>',
    });
    await ada.send('POST', '/messages', { subject: 'Costs', content: 'Of the turnaround.', recipient: sam.email });
    await ada.send('POST', '/messages', { subject: 'Lunch', content: 'At noon.', recipient: ada.email });
    await api.sql(`update messaging.copies set read_at = now() where owner_id = $1`, [await ada.id()]);
  });
  afterAll(() => api.stop());

  it.each([
    ['turn', ['Turnaround', 'Costs']],
    ['TURN of', ['Costs']],
    ['around', []],
    ['z\u00fcrich', ['Turnaround']],
    ['ZURICH', ['Turnaround']],
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
    const [hit] = await found(sam, 'turn case zürich');
    expect(hit).toMatchObject({
      subjectParts: [{ text: 'Turnaround', isHit: true }],
      excerptParts: [
        { text: 'How long does a ', isHit: false },
        { text: 'case', isHit: true },
        { text: ' take? <b>', isHit: false },
        { text: 'Zu\u0308rich', isHit: true },
        { text: '</b>', isHit: false },
      ],
    });
    expect(hit).not.toHaveProperty('content');
  });

  it('pages the inbox newest first, and search results with the best match first', async () => {
    const kim = await Visitor.verified(api);
    await api.sql(
      `with conversation as (
         insert into messaging.conversations (id, last_message_at) values (gen_random_uuid(), now()) returning id
       ), message as (
         insert into messaging.messages (id, conversation_id, sender_id, sender_name, is_admin_message, subject, content,
           recipient_count, created_at)
         select gen_random_uuid(), id, gen_random_uuid(), 'Ada', true,
           case n when 1 then 'The plan' else 'Number ' || n end, 'about a plan', 1, now() + n * interval '1 second'
         from conversation, generate_series(1, 27) n returning id, created_at
       )
       insert into messaging.copies (owner_id, message_id, is_received, created_at)
       select $1, id, true, created_at from message order by created_at`,
      [await kim.id()],
    );
    const others = Array.from({ length: 26 }, (_, n) => `Number ${27 - n}`);

    expect(await twoPages(kim, '/messages?folder=inbox')).toEqual([...others, 'The plan']);
    expect(await twoPages(kim, '/messages/search?q=plan')).toEqual(['The plan', ...others]);
  });

  it.each([
    ['q=is:starred', 'messaging.search-invalid', 'q'],
    ['q=a&timeZone=Mars', 'platform.invalid-request', 'timeZone'],
  ])('reports errors in %s', async (query, code, field) => {
    const { status, body } = await sam.send('GET', `/messages/search?${query}`);
    expect([status, body['code'], Object.keys(body['fields'] as object)]).toEqual([422, code, [field]]);
  });

  it('folds letters as the database does', async () => {
    // Without letters newer than the database's Unicode.
    const letters = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter(
      (letter) => /\p{L}/u.test(letter) && letter !== '\u1c89' && letter !== '\u1c8a',
    );
    const rows = await api.sql<{ letter: string; folded: string }>(
      'select letter, platform.folded(letter) as folded from unnest($1::text[]) letter',
      [letters],
    );
    expect(rows.filter(({ letter, folded }) => foldText(letter) !== folded)).toEqual([]);
  });

  interface Hit {
    readonly subject: string;
  }

  async function twoPages(visitor: Visitor, url: string): Promise<string[]> {
    const first = await visitor.send('GET', url);
    const second = await visitor.send('GET', `${url}&before=${String(first.body['next'])}`);
    expect(second.body['next']).toBeNull();
    return [first, second].flatMap(({ body }) => (body['rows'] as Hit[]).map(({ subject }) => subject));
  }

  async function found(visitor: Visitor, q: string): Promise<Hit[]> {
    const { status, body } = await visitor.send('GET', `/messages/search?q=${encodeURIComponent(q)}`);
    expect(status).toBe(200);
    return body['rows'] as Hit[];
  }
});
