import { Sessions } from '@casewright/platform';
import { eventually } from '@casewright/platform/testing';
import { SessionsFromIdentity } from '../bridges/sessions-from-identity';
import { RunningApi } from './running-api';
import { RunningWorker } from './running-worker';
import { Visitor } from './visitor';

const TEXT = { subject: 'A question', content: 'What does a case cost?' };
const ALL_ON = { messages: true, cases: true, receipts: true, updates: true, cadence: 'at-once', timeZone: 'UTC' };

describe('emails about unread messages', () => {
  let api: RunningApi;
  let ada: Visitor;
  let worker: RunningWorker | undefined;

  beforeAll(async () => {
    api = await RunningApi.startWith({}, { provide: Sessions, useClass: SessionsFromIdentity });
    ada = await Visitor.admin(api);
  });
  beforeEach(async () => {
    await api.sql('truncate messaging.conversations cascade');
    await nextRun();
  });
  afterAll(async () => {
    await worker?.stop();
    await api.stop();
  });

  it('list all unread messages once, after five minutes', async () => {
    const [sam, kim, eve] = await Promise.all([1, 2, 3].map(() => Visitor.verified(api)));
    if (!sam || !kim || !eve) throw new Error('three have signed up');
    for (const one of [sam, kim, eve]) await write(one, 'First');
    const [read] = (await kim.send('GET', '/messages?folder=inbox')).body['rows'] as { id: string }[];
    await kim.send('POST', '/messages/mark-read', { ids: [read?.id] });
    await moreThanFiveMinutesPass();
    await write(sam, 'Second');
    await write(eve, 'Second');
    await api.sql('insert into platform.live_users values ($1, now())', [await eve.id()]);

    const [mail] = await mailsTo(sam, 1);

    expect(mail).toMatchObject({ subject: 'You have 2 unread messages' });
    for (const words of ['Sam Seller — Second: What does', 'Sam Seller — First', 'http://localhost:3000/messages'])
      expect(mail?.text).toContain(words);
    expect(aboutMessages(kim)).toEqual([]);
    expect(aboutMessages(eve)).toEqual([]);

    await nextRun();
    await write(kim, 'Third');
    await moreThanFiveMinutesPass();
    await api.sql('delete from platform.live_users');
    const link = expect.stringMatching(/^http:\/\/localhost:3000\/messages\?message=[0-9a-f-]{36}$/m);
    expect(await mailsTo(kim, 1)).toMatchObject([{ subject: 'Sam Seller: Third', text: link }]);
    expect(await mailsTo(eve, 1)).toHaveLength(1);
    expect(aboutMessages(sam)).toEqual([]);
  });

  it('are turned off per kind with one click and without a session', async () => {
    const sam = await Visitor.verified(api);
    await write(sam, 'First');
    await moreThanFiveMinutesPass();
    const [mail] = await mailsTo(sam, 1);
    const { pathname } = new URL(mail?.unsubscribeUrl ?? '');

    const clicked = await api.send('POST', pathname, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: undefined },
    });

    expect(clicked.status).toBe(204);
    expect((await sam.send('GET', '/account/mail-preferences')).body).toEqual({ ...ALL_ON, messages: false });
    expect(await api.send('POST', `${pathname}x`, { headers: { origin: undefined } })).toMatchObject({
      status: 404,
      body: { code: 'messaging.unsubscribe-link-invalid' },
    });

    await nextRun();
    await write(sam, 'Second');
    await moreThanFiveMinutesPass();
    const kim = await Visitor.verified(api);
    await write(kim, 'Last');
    await moreThanFiveMinutesPass();
    await mailsTo(kim, 1);
    expect(aboutMessages(sam)).toEqual([]);
  });

  it('lead to a page with one button that works without a session', async () => {
    const sam = await Visitor.verified(api);
    await write(sam, 'First');
    await moreThanFiveMinutesPass();
    const [mail] = await mailsTo(sam, 1);
    expect(mail?.text).toContain('Choose which emails you get, and how often, under Settings.');
    const { pathname } = new URL(mail?.unsubscribeUrl ?? '');
    const look = () => api.send('GET', pathname, { headers: { origin: undefined } });

    const asked = await look();
    expect([asked.status, asked.type]).toEqual([200, 'text/html; charset=utf-8']);
    expect(asked.text).toContain('Do you want to stop emails about unread messages?');
    expect((await sam.send('GET', '/account/mail-preferences')).body).toEqual(ALL_ON);

    const action = /<form [^>]*action="([^"]+)">/.exec(asked.text)?.[1] ?? '';
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' };
    const pressed = await api.send('POST', action, { body: '', headers: form });
    expect([pressed.status, pressed.text]).toEqual([200, expect.stringContaining('You’re unsubscribed')]);
    expect((await sam.send('GET', '/account/mail-preferences')).body).toEqual({ ...ALL_ON, messages: false });
    expect((await look()).text).toContain('You’re unsubscribed');

    const wrong = await api.send('GET', `${pathname}x`, { headers: { origin: undefined } });
    expect([wrong.status, wrong.text]).toEqual([404, expect.stringContaining('This unsubscribe link is not valid.')]);
  });

  it('arrive once a day, at eight in the user’s time zone, if chosen', async () => {
    const [early, late, since] = await Promise.all([1, 2, 3].map(() => Visitor.verified(api)));
    if (!early || !late || !since) throw new Error('three have signed up');
    const [hour] = await api.sql<{ now: number }>(`select extract(hour from now() at time zone 'UTC')::int as now`);
    // It is 3 o'clock for one, and 9 for the others: one message came before eight, the other after.
    for (const [visitor, wanted] of [
      [early, 9],
      [late, 3],
      [since, 9],
    ] as const) {
      const timeZone = zoneWhereItIs(wanted, hour?.now ?? 0);
      expect(
        (await visitor.send('PUT', '/account/mail-preferences', { ...ALL_ON, cadence: 'daily', timeZone })).status,
      ).toBe(204);
      await write(visitor, 'Today');
    }
    await moreThanFiveMinutesPass();
    await api.sql(`update messaging.copies set created_at = created_at - interval '2 hours' where owner_id <> $1`, [
      await since.id(),
    ]);

    expect(await mailsTo(early, 1)).toHaveLength(1);
    expect([aboutMessages(late), aboutMessages(since)]).toEqual([[], []]);

    await nextRun();
    await write(early, 'Once more');
    const kim = await Visitor.verified(api);
    await write(kim, 'Last');
    await moreThanFiveMinutesPass();
    await mailsTo(kim, 1);
    expect(aboutMessages(early)).toEqual([]);
  });

  it.each([
    ['cadence', 'weekly'],
    ['timeZone', 'Mars'],
    ['messages', 'no'],
    ['security', false],
  ])('reject a %s of %p', async (field, value) => {
    const sam = await Visitor.verified(api);
    const { status, body } = await sam.send('PUT', '/account/mail-preferences', { ...ALL_ON, [field]: value });
    expect([status, Object.keys(body['fields'] as object)]).toEqual([422, [field]]);
  });

  const write = (to: Visitor, subject: string) =>
    ada.send('POST', '/messages', { ...TEXT, subject, recipient: to.email });

  const moreThanFiveMinutesPass = () =>
    api.sql(`update messaging.copies set created_at = created_at - interval '6 minutes' where mailed_at is null`);

  /** A worker runs due jobs when it starts. */
  async function nextRun(): Promise<void> {
    await worker?.stop();
    worker = undefined;
    await api.sql(`update platform.scheduled_jobs set started_at = '-infinity' where name = 'messaging.mail-unread'`);
  }

  async function mailsTo(visitor: Visitor, count: number) {
    worker ??= await RunningWorker.startFor(api);
    return eventually(() => {
      const mails = aboutMessages(visitor);
      expect(mails).toHaveLength(count);
      return mails;
    });
  }

  const aboutMessages = ({ email }: Visitor) =>
    worker?.mails.to(email).filter(({ text }) => text.includes('you haven’t read yet')) ?? [];
});

/** These zone names have inverted signs. */
function zoneWhereItIs(wanted: number, utc: number): string {
  const ahead = ((wanted - utc + 36) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
