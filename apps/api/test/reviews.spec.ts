import { GrantCredits } from '@casewright/billing';
import { eventually, times } from '@casewright/platform/testing';
import { CommandBus } from '@nestjs/cqrs';
import { ONE_CASE, type RunningApi } from './running-api';
import { RunningWorker } from './running-worker';
import { startWithSessions, Visitor } from './visitor';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number): string => new Date(Math.floor(Date.now() / DAY_MS + days) * DAY_MS).toISOString();
const [FIRST, SECOND] = [inDays(3), inDays(4)];
const MARCUS = `marcus-${crypto.randomUUID()}@larkmoor.example`;

describe('reviews', () => {
  let api: RunningApi;
  let worker: RunningWorker;
  let seller: Visitor;
  let admin: Visitor;

  beforeAll(async () => {
    api = await startWithSessions();
    worker = await RunningWorker.startFor(api);
    [seller, admin] = [await Visitor.verified(api), await Visitor.admin(api)];
    await receives(1_000);
  });
  afterAll(async () => {
    await worker.stop();
    await api.stop();
  });

  it('are proposed, booked, moved and canceled, and stay one entry in the calendars of all', async () => {
    const caseId = await inAnalysis();
    expect((await propose(caseId, { kind: 'advocate' })).status).toBe(204);
    const id = await only(caseId);
    expect(await reviewsOf(caseId)).toMatchObject([
      { state: 'proposed', slots: [{ startsAt: FIRST }, { startsAt: SECOND }], guests: ['Marcus Odell'] },
    ]);
    expect(await toAnswer()).toMatchObject([{ id, kind: 'advocate', prospect: 'Prospect for Acme Cloud' }]);
    expect((await answer(caseId, id, { command: 'choose', startsAt: inDays(9) })).status).toBe(409);
    expect((await answer(caseId, id, { command: 'choose', startsAt: FIRST })).status).toBe(204);
    expect(await toAnswer()).toEqual([]);
    expect((await answer(caseId, id, { command: 'ask-again', reason: 'A conflict' })).status).toBe(204);
    expect((await propose(caseId, { kind: 'advocate', startsAt: [SECOND] })).status).toBe(204);
    expect((await answer(caseId, id, { command: 'choose', startsAt: SECOND })).status).toBe(204);
    const reason = { reason: 'The prospect postponed.' };
    expect((await admin.send('POST', `/admin/cases/${caseId}/reviews/${id}/cancellation`, reason, key())).status).toBe(
      204,
    );
    expect(await reviewsOf(caseId)).toMatchObject([{ id, state: 'cancelled', booked: null, ...reason }]);

    for (const address of [seller.email, admin.email, MARCUS])
      await eventually(() => {
        const entries = invitationsTo(address);
        expect(entries.map(({ method, sequence }) => `${method} ${sequence}`)).toEqual([
          'REQUEST 0',
          'REQUEST 1',
          'CANCEL 2',
        ]);
        expect(new Set(entries.map(({ uid }) => uid))).toEqual(new Set([`${id}@localhost`]));
        expect(entries[1]?.content).toContain(`DTSTART:${SECOND.replace(/[-:]|\.000/g, '')}`);
        expect(entries[0]?.content).toContain(address);
      });
    expect(worker.mails.to(MARCUS).every(({ text }) => !text.includes('/pursuits/'))).toBe(true);
    await eventually(() =>
      expect(worker.mails.to(admin.email).map(({ text }) => text)).toContainEqual(
        expect.stringContaining('“A conflict”'),
      ),
    );
  });

  it('are booked once, whatever comes at the same time', async () => {
    for (let race = 0; race < times({ test: 3, soak: 100 }); race += 1) {
      await receives(100);
      const caseId = await inAnalysis();
      await propose(caseId);
      const id = await only(caseId);
      const answers = await Promise.all([
        answer(caseId, id, { command: 'choose', startsAt: FIRST }),
        answer(caseId, id, { command: 'choose', startsAt: SECOND }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
      await eventually(() =>
        expect(invitationsTo(seller.email).filter(({ uid }) => uid.startsWith(id))).toMatchObject([{ sequence: 0 }]),
      );
    }
  });

  it('end with their case', async () => {
    await receives(100);
    const caseId = await inAnalysis();
    await propose(caseId);
    const id = await only(caseId);
    await answer(caseId, id, { command: 'choose', startsAt: FIRST });
    await seller.send('POST', `/cases/${caseId}/moves`, { command: 'cancel', reason: 'Lost' }, key());
    await eventually(async () => {
      expect(await reviewsOf(caseId)).toMatchObject([{ state: 'cancelled', booked: null }]);
      expect(invitationsTo(seller.email).filter(({ uid }) => uid.startsWith(id))).toMatchObject([
        { method: 'REQUEST' },
        { method: 'CANCEL' },
      ]);
    });
  });

  it('leave minutes and action items, which both tick', async () => {
    await receives(100);
    const caseId = await inAnalysis();
    await propose(caseId);
    const id = await only(caseId);
    const item = { id: crypto.randomUUID(), text: 'Send the counts', owner: 'Marcus Odell', dueOn: '2030-12-10' };
    const minutes = (items: readonly object[]) =>
      admin.send('PUT', `/admin/cases/${caseId}/reviews/${id}/minutes`, { minutes: 'Agreed.', items });
    expect((await minutes([item])).status).toBe(409);
    await answer(caseId, id, { command: 'choose', startsAt: FIRST });
    expect((await minutes([item])).status).toBe(204);
    const tick = (who: Visitor, isDone: boolean, path = '') =>
      who.send('PUT', `${path}/cases/${caseId}/action-items/${item.id}`, { isDone });
    expect((await tick(seller, true)).status).toBe(204);
    expect((await minutes([{ ...item, text: 'Send all counts' }])).status).toBe(204);
    expect(await reviewsOf(caseId)).toMatchObject([
      { state: 'held', minutes: 'Agreed.', items: [{ ...item, text: 'Send all counts', isDone: true }] },
    ]);
    expect((await tick(admin, false, '/admin')).status).toBe(204);
    expect(await reviewsOf(caseId)).toMatchObject([{ items: [{ isDone: false }] }]);
  });

  it('refuse another seller who would see, book or tick them', async () => {
    await receives(200);
    const [caseId, other] = [await inAnalysis(), await inAnalysis()];
    const stranger = await Visitor.verified(api);
    await propose(caseId);
    const id = await only(caseId);
    const choice = { command: 'choose', startsAt: FIRST };
    expect((await stranger.send('GET', `/cases/${caseId}/reviews`)).status).toBe(404);
    expect((await answer(caseId, id, choice, stranger)).status).toBe(404);
    expect((await answer(other, id, choice)).status).toBe(404);
    const item = `/cases/${caseId}/action-items/${crypto.randomUUID()}`;
    for (const who of [stranger, seller]) expect((await who.send('PUT', item, { isDone: true })).status).toBe(404);
    expect((await propose(crypto.randomUUID())).status).toBe(404);
  });

  it('leave an audit entry when an admin reads them, and none when their seller does', async () => {
    const caseId = await inAnalysis();
    for (const reader of [seller, admin])
      expect((await reader.send('GET', `/cases/${caseId}/reviews`)).status).toBe(200);
    expect(
      await api.sql(`select actor from platform.audit_entries where action = 'list-reviews' and subject_id = $1`, [
        caseId,
      ]),
    ).toEqual([{ actor: admin.email }]);
  });

  it.each([
    ['none', []],
    ['one that is over', [inDays(-1)]],
    ['one twice', [FIRST, FIRST]],
    ['six', [3, 4, 5, 6, 7, 8].map(inDays)],
    ['one without a zone', [FIRST.replace('Z', '')]],
  ])('are not proposed with %s of times', async (_, startsAt) => {
    await receives(100);
    expect((await propose(await inAnalysis(), { startsAt })).status).toBe(422);
  });

  const key = () => ({ 'idempotency-key': crypto.randomUUID() });
  const receives = async (credits: number): Promise<void> =>
    api.get(CommandBus).execute(new GrantCredits(await seller.id(), credits, 'Credits', crypto.randomUUID()));
  const propose = (caseId: string, told: object = {}) =>
    admin.send(
      'POST',
      `/admin/cases/${caseId}/reviews`,
      { kind: 'case', startsAt: [SECOND, FIRST], minutes: 45, place: 'Room 4', ...told },
      key(),
    );
  const answer = (caseId: string, id: string, body: object, who = seller) =>
    who.send('POST', `/cases/${caseId}/reviews/${id}/answer`, body, key());
  const reviewsOf = async (caseId: string) =>
    (await seller.send('GET', `/cases/${caseId}/reviews`)).body['reviews'] as readonly { readonly id: string }[];
  const toAnswer = async () => (await seller.send('GET', '/reviews-to-answer')).body['reviews'];
  const only = async (caseId: string): Promise<string> => (await reviewsOf(caseId))[0]?.id ?? '';

  /** Mails may overtake each other. */
  const invitationsTo = (address: string) => {
    const found = worker.mails.to(address).flatMap(({ calendar }) => {
      if (!calendar) return [];
      const { content, method } = calendar;
      expect(content).toContain(`METHOD:${method}`);
      const [, uid = ''] = /^UID:(\S+)/m.exec(content) ?? [];
      const [, sequence] = /^SEQUENCE:(\d+)/m.exec(content) ?? [];
      return [{ method, content: content.replace(/\r\n /g, ''), uid, sequence: Number(sequence ?? 0) }];
    });
    return found.toSorted((one, other) => one.sequence - other.sequence);
  };

  async function inAnalysis(): Promise<string> {
    const { body } = await seller.send('POST', '/cases', ONE_CASE, key());
    const caseId = String(body['caseId']);
    const contacts = JSON.stringify([{ name: 'Marcus Odell', role: 'advocate', email: MARCUS }]);
    await api.sql('update pursuits.pursuits set contacts = $2::jsonb where id = $1', [body['pursuitId'], contacts]);
    for (const command of ['complete-inputs', 'confirm'])
      await admin.send('POST', `/admin/cases/${caseId}/moves`, { command }, key());
    return caseId;
  }
});
