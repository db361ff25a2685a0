import { MailUnreadMessages } from '@casewright/messaging/testing';
import { Sessions } from '@casewright/platform';
import { eventually } from '@casewright/platform/testing';
import { CommandBus } from '@nestjs/cqrs';
import { SessionsFromIdentity } from '../bridges/sessions-from-identity';
import { RunningApi } from './running-api';
import { RunningWorker } from './running-worker';
import { Visitor } from './visitor';

const TEXT = { subject: 'A question', content: 'What does a case cost?' };
const UNDELIVERED = `select id from platform.outbox where type = 'messaging.unread-mail-due' and done_at is null`;
const ALL_ON = { messages: true, cases: true, receipts: true, updates: true, cadence: 'at-once', timeZone: 'UTC' };

describe('emails about unread messages', () => {
  let api: RunningApi;
  let ada: Visitor;
  let worker: RunningWorker;

  beforeAll(async () => {
    api = await RunningApi.startWith({}, { provide: Sessions, useClass: SessionsFromIdentity });
    ada = await Visitor.admin(api);
    // Only the tests run this job.
    await api.sql(
      `insert into platform.scheduled_jobs (name, started_at) values ('messaging.mail-unread', 'infinity')`,
    );
    worker = await RunningWorker.startFor(api);
  });
  beforeEach(() => api.sql('truncate messaging.conversations cascade'));
  afterAll(async () => {
    await worker.stop();
    await api.stop();
  });

  it('list all unread messages once, after five minutes', async () => {
    const [kim, [sam, eve]] = [await Visitor.verified(api), await twoById()];
    for (const one of [sam, kim, eve]) await write(one, 'First');
    const [read] = (await kim.send('GET', '/messages?folder=inbox')).body['rows'] as { id: string }[];
    await kim.send('POST', '/messages/mark-read', { ids: [read?.id] });
    await moreThanFiveMinutesPass();
    await write(sam, 'Second');
    await write(eve, 'Second');
    await write(kim, 'Third');
    await api.sql('insert into platform.live_users values ($1, now())', [await eve.id()]);

    // The next batch starts after its last owner, mailed or not.
    expect([await runJob(), await runJob(await eve.id())]).toEqual([await eve.id(), undefined]);

    const [mail] = mailsTo(sam);
    expect(mail).toMatchObject({ subject: 'You have 2 unread messages' });
    for (const words of ['Sam Seller — Second: What does', 'Sam Seller — First', 'http://localhost:3000/messages'])
      expect(mail?.text).toContain(words);
    expect([mailsTo(kim), mailsTo(eve)]).toEqual([[], []]);

    await moreThanFiveMinutesPass();
    await api.sql('delete from platform.live_users');
    await runJob();
    const link = expect.stringMatching(/^http:\/\/localhost:3000\/messages\?message=[0-9a-f-]{36}$/m);
    expect(mailsTo(kim)).toMatchObject([{ subject: 'Sam Seller: Third', text: link }]);
    expect([mailsTo(eve).length, mailsTo(sam).length]).toEqual([1, 1]);
  });

  it('are turned off per kind with one click, or by the button of a page, without a session', async () => {
    const [sam, kim] = [await Visitor.verified(api), await Visitor.verified(api)];
    for (const one of [sam, kim]) await write(one, 'First');
    await moreThanFiveMinutesPass();
    await runJob();
    const [[samMail], [kimMail]] = [mailsTo(sam), mailsTo(kim)];
    expect(samMail?.text).toContain('Choose which emails you get, and how often, under Settings.');
    const [oneClick = '', page = ''] = [samMail, kimMail].map((mail) => new URL(mail?.unsubscribeUrl ?? '').pathname);
    const foreign = { origin: undefined };
    const form = { 'content-type': 'application/x-www-form-urlencoded' };

    const clicked = await api.send('POST', oneClick, {
      body: 'List-Unsubscribe=One-Click',
      headers: { ...form, ...foreign },
    });
    expect(clicked.status).toBe(204);
    expect(await api.send('POST', `${oneClick}x`, { headers: foreign })).toMatchObject({
      status: 404,
      body: { code: 'messaging.unsubscribe-link-invalid' },
    });

    const asked = await api.send('GET', page, { headers: foreign });
    expect([asked.status, asked.type]).toEqual([200, 'text/html; charset=utf-8']);
    expect(asked.text).toContain('Do you want to stop emails about unread messages?');
    expect((await kim.send('GET', '/account/mail-preferences')).body).toEqual(ALL_ON);
    const action = /<form [^>]*action="([^"]+)">/.exec(asked.text)?.[1] ?? '';
    const pressed = await api.send('POST', action, { body: '', headers: { ...form, origin: 'null' } });
    expect([pressed.status, pressed.text]).toEqual([200, expect.stringContaining('You’re unsubscribed')]);
    const wrong = await api.send('GET', `${page}x`, { headers: foreign });
    expect([wrong.status, wrong.text]).toEqual([404, expect.stringContaining('This unsubscribe link is not valid.')]);

    for (const one of [sam, kim])
      expect((await one.send('GET', '/account/mail-preferences')).body).toEqual({ ...ALL_ON, messages: false });
    const eve = await Visitor.verified(api);
    for (const one of [sam, kim, eve]) await write(one, 'Second');
    await moreThanFiveMinutesPass();
    await runJob();
    expect([sam, kim, eve].map((one) => mailsTo(one).length)).toEqual([1, 1, 1]);
  });

  it('arrive once a day, at eight in the user’s time zone, if chosen', async () => {
    const [early, late, since] = [
      await Visitor.verified(api),
      await Visitor.verified(api),
      await Visitor.verified(api),
    ];
    const [hour] = await api.sql<{ now: number }>(`select extract(hour from now() at time zone 'UTC')::int as now`);
    // It is 3 o'clock for one, and 9 for the others: one message came before eight, the other after.
    for (const [visitor, wanted] of [
      [early, 9],
      [late, 3],
      [since, 9],
    ] as const) {
      const timeZone = zoneWhereItIs(wanted, hour?.now ?? 0);
      const preferences = { ...ALL_ON, cadence: 'daily', timeZone };
      expect((await visitor.send('PUT', '/account/mail-preferences', preferences)).status).toBe(204);
      await write(visitor, 'Today');
    }
    await moreThanFiveMinutesPass();
    await api.sql(`update messaging.copies set created_at = created_at - interval '2 hours' where owner_id <> $1`, [
      await since.id(),
    ]);
    await runJob();
    expect([early, late, since].map((one) => mailsTo(one).length)).toEqual([1, 0, 0]);

    await write(early, 'Once more');
    const kim = await Visitor.verified(api);
    await write(kim, 'Last');
    await moreThanFiveMinutesPass();
    await runJob();
    expect([kim, early].map((one) => mailsTo(one).length)).toEqual([1, 1]);
  });

  it.each([
    ['cadence', 'weekly'],
    ['timeZone', 'Mars'],
  ])('reject a %s of %p', async (field, value) => {
    const { status, body } = await ada.send('PUT', '/account/mail-preferences', { ...ALL_ON, [field]: value });
    expect([status, Object.keys(body['fields'] as object)]).toEqual([422, [field]]);
  });

  const write = (to: Visitor, subject: string) =>
    ada.send('POST', '/messages', { ...TEXT, subject, recipient: to.email });

  const moreThanFiveMinutesPass = () =>
    api.sql(`update messaging.copies set created_at = created_at - interval '6 minutes' where mailed_at is null`);

  /** Waits until the emails are sent. */
  async function runJob(afterOwner?: string): Promise<string | undefined> {
    const last = await api.get(CommandBus).execute(new MailUnreadMessages(afterOwner));
    await eventually(async () => expect(await api.sql(UNDELIVERED)).toEqual([]));
    return last;
  }

  /** Two users in the order in which the job visits them. */
  async function twoById(): Promise<[Visitor, Visitor]> {
    const [one, other] = [await Visitor.verified(api), await Visitor.verified(api)];
    return (await one.id()) < (await other.id()) ? [one, other] : [other, one];
  }

  const mailsTo = ({ email }: Visitor) =>
    worker.mails.to(email).filter(({ text }) => text.includes('you haven’t read yet'));
});

/** These zone names have inverted signs. */
function zoneWhereItIs(wanted: number, utc: number): string {
  const ahead = ((wanted - utc + 36) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
