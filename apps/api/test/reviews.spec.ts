import { GrantCredits } from '@casewright/billing';
import { eventually, times } from '@casewright/platform/testing';
import { ErasePursuits } from '@casewright/pursuits';
import { RemindOfReviews } from '@casewright/pursuits/testing';
import { DAY_MS, dayOf } from '@casewright/rules';
import { CommandBus } from '@nestjs/cqrs';
import { LivePage } from './live-page';
import { CASE_TO_START, type RunningApi } from './running-api';
import { RunningWorker } from './running-worker';
import { startWithSessions, Visitor } from './visitor';

const inDays = (days: number): string => new Date(Math.floor(Date.now() / DAY_MS + days) * DAY_MS).toISOString();
const [FIRST, SECOND] = [inDays(3), inDays(4)];
const UNDELIVERED = `select type from platform.outbox where done_at is null and payload ->> 'caseId' = $1`;
const UNDELIVERED_REMINDERS = `
  select type from platform.outbox
  where type in ('pursuits.review-soon', 'pursuits.guest-reminded') and done_at is null`;
const TOO_MANY_NEW = { status: 429, body: { code: 'pursuits.too-many-new-advocates' } };
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

  it('are told apart from the presentation, whose date is mailed to the seller unless it has passed', async () => {
    const { body } = await seller.send('POST', '/cases', { ...CASE_TO_START, presentationSupport: true }, key());
    const plan = (startsAt: string, attendees: string) =>
      admin.send('PUT', `/admin/cases/${String(body['caseId'])}/presentation`, { startsAt, attendees });
    expect((await plan(new Date().toISOString(), 'To be decided')).status).toBe(204);
    expect((await plan(inDays(9), 'Adaeze Morrow')).status).toBe(204);
    const mails = () =>
      worker.mails.to(seller.email).filter(({ subject }) => subject.startsWith('The presentation for '));
    await eventually(() =>
      expect(mails().map(({ text }) => text)).toEqual([expect.stringContaining('Attendees: Adaeze Morrow')]),
    );
  });

  it('are proposed, booked, moved, and canceled as one calendar entry', async () => {
    const caseId = await inAnalysis();
    const before = await waiting();
    expect((await propose(caseId, { kind: 'advocate' })).status).toBe(204);
    const id = await only(caseId);
    expect(await reviewsOf(caseId)).toMatchObject([
      { state: 'proposed', slots: [{ startsAt: FIRST }, { startsAt: SECOND }], guests: ['Marcus Odell'] },
    ]);
    expect(await toAnswer(id)).toMatchObject([{ kind: 'advocate', prospect: 'Wexcombe Hospitals' }]);
    expect(await waiting()).toEqual({ count: before.count + 1, cases: [...before.cases, caseId].toSorted() });
    const { activity } = (await seller.send('GET', '/pursuits/activity')).body as { activity: object[] };
    expect(activity.slice(0, 4)).toMatchObject([
      { about: 'case', command: 'propose-review', prospect: 'Wexcombe Hospitals', by: { isYou: false } },
      { about: 'case', command: 'confirm' },
      { about: 'case', command: 'complete-inputs' },
      { about: 'case', command: 'start', by: { name: 'Sam Seller', isYou: true } },
    ]);
    const { body: steps } = await admin.send('GET', `/admin/users/${await seller.id()}/steps`);
    const start = { about: 'case', command: 'start', prospect: 'Wexcombe Hospitals' };
    expect(steps).toEqual(expect.arrayContaining([expect.objectContaining(start)]));
    // The admin did that.
    expect(steps).not.toEqual(expect.arrayContaining([expect.objectContaining({ command: 'confirm' })]));
    expect((await answer(caseId, id, { command: 'choose', startsAt: inDays(9) })).status).toBe(409);
    expect((await answer(caseId, id, { command: 'choose', startsAt: FIRST })).status).toBe(204);
    expect(await toAnswer(id)).toEqual([]);
    expect(await waiting()).toEqual(before);
    expect((await answer(caseId, id, { command: 'ask-again', reason: 'A board meeting' })).status).toBe(204);
    expect((await propose(caseId, { kind: 'advocate', startsAt: [SECOND] })).status).toBe(204);
    expect((await answer(caseId, id, { command: 'choose', startsAt: SECOND })).status).toBe(204);
    const reason = { reason: 'The prospect postponed.' };
    expect((await admin.send('POST', `/admin/cases/${caseId}/reviews/${id}/cancellation`, reason, key())).status).toBe(
      204,
    );
    expect(await reviewsOf(caseId)).toMatchObject([{ id, state: 'cancelled', booked: null, ...reason }]);
    // Admins are audited when they read, sellers are not.
    expect((await admin.send('GET', `/cases/${caseId}/reviews`)).status).toBe(200);
    const reads = `select actor from platform.audit_entries where action = 'list-reviews' and subject_id = $1`;
    expect(await api.sql(reads, [caseId])).toEqual([{ actor: admin.email }]);

    for (const address of [seller.email, admin.email, MARCUS])
      await eventually(() => {
        const entries = invitationsTo(address, id);
        expect(entries.map(({ method, sequence }) => `${method} ${sequence}`)).toEqual([
          'REQUEST 0',
          'REQUEST 1',
          'CANCEL 2',
        ]);
        expect(new Set(entries.map(({ uid }) => uid))).toEqual(new Set([`${id}@localhost`]));
        expect(entries[1]?.content).toContain(`DTSTART:${SECOND.replace(/[-:]|\.000/g, '')}`);
        expect(entries[0]?.content).toContain(address);
        const subjects = entries.map(({ subject }) => subject.split(' ').slice(0, 2).join(' '));
        expect(subjects).toEqual(['Advocate review', 'New time:', 'Canceled: Advocate']);
        expect(entries[0]?.content.replaceAll('\r\n ', '')).toContain('CN="Sam Seller"');
      });
    expect(worker.mails.to(MARCUS).every(({ text }) => !text.includes('/pursuits/'))).toBe(true);
    await eventually(() =>
      expect(worker.mails.to(admin.email).map(({ text }) => text)).toContainEqual(
        expect.stringContaining('“A board meeting”'),
      ),
    );
  });

  it('are booked once by concurrent requests, and end with their case', async () => {
    for (let race = 0; race < times({ test: 3, soak: 100 }); race += 1) {
      // Stays below the rate limit.
      if (race > 0 && race % 10 === 0) [seller, admin] = [await Visitor.verified(api), await Visitor.admin(api)];
      await receives(100);
      const caseId = await inAnalysis();
      await propose(caseId);
      const id = await only(caseId);
      const answers = await Promise.all([
        answer(caseId, id, { command: 'choose', startsAt: FIRST }),
        answer(caseId, id, { command: 'choose', startsAt: SECOND }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
      await eventually(() => expect(invitationsTo(seller.email, id)).toMatchObject([{ sequence: 0 }]));
      await seller.send('POST', `/cases/${caseId}/moves`, { command: 'cancel', reason: 'Lost' }, key());
      await eventually(async () => {
        expect(await reviewsOf(caseId)).toMatchObject([{ state: 'cancelled', booked: null }]);
        expect(invitationsTo(seller.email, id)).toMatchObject([{ method: 'REQUEST' }, { method: 'CANCEL' }]);
      });
    }
  });

  it('with the advocate are canceled when the seller skips them, even while other times are asked for', async () => {
    await receives(100);
    const caseId = await inAnalysis();
    await propose(caseId, { kind: 'advocate' });
    const id = await only(caseId);
    await answer(caseId, id, { command: 'choose', startsAt: FIRST });
    await answer(caseId, id, { command: 'ask-again', reason: 'A board meeting' });
    await api.givenVersionOf(caseId);
    await admin.send('POST', `/admin/cases/${caseId}/moves`, { command: 'finish-analysis' }, key());
    for (const command of ['approve-case', 'skip-review'])
      expect((await seller.send('POST', `/cases/${caseId}/moves`, { command }, key())).status).toBe(204);
    for (const address of [MARCUS, seller.email, admin.email])
      await eventually(() =>
        expect(invitationsTo(address, id)).toMatchObject([{ method: 'REQUEST' }, { method: 'CANCEL', sequence: 1 }]),
      );
    const reason = 'The advocate review was skipped.';
    expect(await reviewsOf(caseId)).toMatchObject([{ state: 'cancelled', booked: null, reason }]);
  });

  it('are canceled for the advocate who is replaced, and sent to the new one and to a link’s guest', async () => {
    await receives(100);
    const caseId = await inAnalysis();
    await propose(caseId, { kind: 'advocate' });
    const id = await only(caseId);
    await answer(caseId, id, { command: 'choose', startsAt: FIRST });
    const [{ pursuitId } = { pursuitId: '' }] = await api.sql<{ pursuitId: string }>(
      'select pursuit_id as "pursuitId" from pursuits.cases where id = $1',
      [caseId],
    );
    const ines = `ines-${crypto.randomUUID()}@larkmoor.example`;
    const facts = {
      ...{ prospect: 'Larkmoor Foods', opportunity: 'Private cloud', acvDollars: 90_000, notes: '' },
      ...{ expectedClose: dayOf(new Date()), proposed: ['Acme Cloud'], competing: ['Initech'] },
      contacts: [{ name: 'Inés Ortega', role: 'advocate', email: ines }],
    };
    expect((await seller.send('PUT', `/pursuits/${pursuitId}`, facts)).status).toBe(204);
    await api.givenVersionOf(caseId);
    await admin.send('POST', `/admin/cases/${caseId}/moves`, { command: 'finish-analysis' }, key());
    await seller.send('POST', `/cases/${caseId}/moves`, { command: 'approve-case' }, key());
    const guest = `guest-${crypto.randomUUID()}@larkmoor.example`;
    const invited = { name: 'Gale Guest', email: guest };
    expect((await seller.send('POST', `/cases/${caseId}/advocate-links`, invited, key())).status).toBe(204);

    for (const [address, entries] of [
      [MARCUS, ['REQUEST 0', 'CANCEL 1']],
      [ines, ['REQUEST 1']],
      [guest, ['REQUEST 2']],
      [seller.email, ['REQUEST 0']],
    ] as const)
      await eventually(() =>
        expect(invitationsTo(address, id).map(({ method, sequence }) => `${method} ${sequence}`)).toEqual(entries),
      );
    const [invitation] = invitationsTo(guest, id);
    expect(invitation?.subject).toMatch(/^Advocate review for/);
    for (const line of [
      new RegExp(`^ORGANIZER;CN="Sam Seller":mailto:${admin.email}`, 'm'),
      new RegExp(`^ATTENDEE.*mailto:${guest}`, 'im'),
      new RegExp(`^ATTENDEE.*mailto:${ines}`, 'im'),
      /^DESCRIPTION:.*Where: Room 4/m,
      /^SUMMARY:Advocate review: “Larkmoor Foods” \(C-\d+\)/m,
    ])
      expect(invitation?.content).toMatch(line);
    expect(worker.mails.to(guest).find(({ calendar }) => calendar)?.replyTo).toMatchObject({ address: admin.email });
    expect(invitationsTo(seller.email, id)[0]?.content).toMatch(/^URL;VALUE=URI:\S+\/pursuits\//m);
  });

  it('invite at most ten new addresses a day, by a chosen time or a changed contact', async () => {
    await receives(100);
    const caseId = await inAnalysis();
    await propose(caseId, { kind: 'advocate' });
    const id = await only(caseId);
    const [{ pursuitId } = { pursuitId: '' }] = await api.sql<{ pursuitId: string }>(
      'select pursuit_id as "pursuitId" from pursuits.cases where id = $1',
      [caseId],
    );
    const withAdvocates = (...emails: string[]) =>
      seller.send('PUT', `/pursuits/${pursuitId}`, {
        ...{ prospect: 'Larkmoor Foods', opportunity: 'Private cloud', acvDollars: 90_000, notes: '' },
        ...{ expectedClose: dayOf(new Date()), proposed: ['Acme Cloud'], competing: ['Initech'] },
        contacts: emails.map((email) => ({ name: 'Inés Ortega', role: 'advocate', email })),
      });
    const [known, stranger] = [`known-${id}@larkmoor.example`, `stranger-${id}@larkmoor.example`];
    expect((await withAdvocates(known)).status).toBe(204);
    await invitedTenTimes(caseId);
    expect(await answer(caseId, id, { command: 'choose', startsAt: FIRST })).toMatchObject(TOO_MANY_NEW);
    await api.sql(`insert into pursuits.invited_addresses values ($1, $2, now())`, [caseId, known]);
    expect((await answer(caseId, id, { command: 'choose', startsAt: FIRST })).status).toBe(204);
    expect(await withAdvocates(known.toUpperCase(), stranger)).toMatchObject(TOO_MANY_NEW);
    expect((await withAdvocates()).status).toBe(204);
    expect((await withAdvocates(known)).status).toBe(204);
    await api.sql(`update pursuits.invited_addresses set first_at = first_at - interval '1 day'`);
    expect((await withAdvocates(known, stranger)).status).toBe(204);
  });

  it('are canceled for everyone else when the seller’s account is deleted', async () => {
    const lasting = seller;
    seller = await Visitor.verified(api);
    await receives(100);
    const caseId = await inAnalysis();
    await propose(caseId, { kind: 'advocate' });
    const id = await only(caseId);
    await answer(caseId, id, { command: 'choose', startsAt: FIRST });
    const leaving = await seller.id();
    seller = lasting;

    await api.get(CommandBus).execute(new ErasePursuits(leaving));

    for (const address of [admin.email, MARCUS])
      await eventually(() =>
        expect(invitationsTo(address, id).map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL']),
      );
  });

  it('send each reminder once, a day and an hour before the booked time', async () => {
    await receives(100);
    const caseId = await inAnalysis();
    await propose(caseId, { kind: 'advocate' });
    const id = await only(caseId);
    await answer(caseId, id, { command: 'choose', startsAt: FIRST });
    const remind = () => api.get(CommandBus).execute(new RemindOfReviews());
    const people = [seller.email, admin.email, MARCUS];
    const mailed = () =>
      people.map((address) =>
        worker.mails.to(address).flatMap(({ subject }) => /is in a day$|within an hour$/.exec(subject) ?? []),
      );
    for (const [inMinutes, bookedDaysBefore, sent] of [
      [25 * 60, 3, []],
      [20 * 60, 0, []],
      [20 * 60, 3, ['is in a day']],
      [30, 3, ['is in a day', 'within an hour']],
      [-5, 3, ['is in a day', 'within an hour']],
    ] as const) {
      const startsAt = new Date(Date.now() + inMinutes * 60_000);
      await startAt(id, startsAt, new Date(startsAt.getTime() - bookedDaysBefore * DAY_MS));
      await Promise.all([remind(), remind()]);
      await remind();
      await eventually(async () => expect(await api.sql(UNDELIVERED_REMINDERS)).toEqual([]));
      expect(mailed()).toEqual(people.map(() => sent));
    }
  });

  it('have minutes and action items for both sides, and update open pages of the seller and of all admins', async () => {
    await receives(100);
    const caseId = await inAnalysis();
    await eventually(async () => expect(await api.sql(UNDELIVERED, [caseId])).toEqual([]));
    const colleague = await Visitor.admin(api);
    const [url = ''] = await api.listen();
    const pages = await Promise.all([seller, admin, colleague].map(({ cookie }) => LivePage.open(url, cookie)));
    for (const page of pages) await page.until('refetch');
    /** Counts before the request, because an event may arrive before the response. */
    const reachesAll = async (request: () => Promise<{ status: number }>) => {
      const before = pages.map((page) => page.timesTold('changed', 'cases'));
      expect((await request()).status).toBeLessThan(300);
      for (const [n, page] of pages.entries()) await page.until('changed', 'cases', (before[n] ?? 0) + 1);
    };

    await reachesAll(() => propose(caseId));
    const id = await only(caseId);
    const item = { id: crypto.randomUUID(), text: 'Send the counts', owner: 'Marcus Odell', dueOn: '2030-12-10' };
    const minutes = (items: readonly object[], more: object = {}) =>
      admin.send('PUT', `/admin/cases/${caseId}/reviews/${id}/minutes`, { minutes: 'Agreed.', items, ...more });
    await reachesAll(() => answer(caseId, id, { command: 'choose', startsAt: FIRST }));
    expect((await minutes([item])).body['code']).toBe('pursuits.review-not-begun');
    await begin(id);
    const [{ changedAt: seenAt } = { changedAt: '' }] = await reviewsOf(caseId);
    await reachesAll(() => minutes([item], { seenAt }));
    // The response was lost.
    expect((await minutes([item], { seenAt })).status).toBe(204);
    expect((await minutes([], { seenAt })).body['code']).toBe('pursuits.review-changed-meanwhile');
    const tick = (who: Visitor, isDone: boolean, path = '') =>
      who.send('PUT', `${path}/cases/${caseId}/action-items/${item.id}`, { isDone });
    await reachesAll(() => tick(seller, true));
    expect((await tick(seller, true)).status).toBe(204);
    await reachesAll(() => minutes([{ ...item, text: 'Send all counts' }]));
    expect(await reviewsOf(caseId)).toMatchObject([
      { state: 'held', minutes: 'Agreed.', items: [{ ...item, text: 'Send all counts', isDone: true }] },
    ]);
    await reachesAll(() => tick(admin, false, '/admin'));
    expect(await reviewsOf(caseId)).toMatchObject([{ items: [{ isDone: false }] }]);
    expect((await historyOf(caseId)).slice(0, 3)).toEqual([
      ['reopen-item', 'Send all counts'],
      ['complete-item', 'Send the counts'],
      ['minute-review', 'Case review'],
    ]);

    await reachesAll(() => propose(caseId));
    const open = (await reviewsOf(caseId)).find(({ state }) => state === 'proposed')?.id ?? '';
    const reason = { reason: 'We decide without a call.' };
    await reachesAll(() => answer(caseId, open, { command: 'decline', ...reason }));
    expect(await reviewsOf(caseId)).toContainEqual(expect.objectContaining({ id: open, state: 'declined', ...reason }));
    await reachesAll(() => propose(caseId));
    const canceled = (await reviewsOf(caseId)).find(({ state }) => state === 'proposed')?.id ?? '';
    await reachesAll(() =>
      admin.send('POST', `/admin/cases/${caseId}/reviews/${canceled}/cancellation`, reason, key()),
    );
    for (const page of pages) page.close();
  });

  it('reject other sellers and invalid times', async () => {
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
    expect((await propose(caseId, { startsAt: [FIRST.replace('Z', '')] })).status).toBe(422);
  });

  describe('an advocate’s link', () => {
    // Earlier invitations don't count toward the limit of a day.
    beforeEach(() => api.sql(`update pursuits.invited_addresses set first_at = first_at - interval '1 day'`));

    it('goes to at most ten new addresses a day, whose mail quotes the seller’s words', async () => {
      const caseId = await inAdvocateReview();
      const email = anAdvocate();
      await api.sql(`update pursuits.pursuits set prospect = 'Pay at https://evil.example' from pursuits.cases work
        where work.id = '${caseId}' and pursuits.id = work.pursuit_id`);
      expect((await invite(caseId, { email })).status).toBe(204);
      await eventually(() => expect(worker.mails.to(email)).toHaveLength(1));
      expect(worker.mails.to(email)[0]?.subject).toContain(
        '“Sam Seller” asks you to review the value case for “Pay at ',
      );
      expect(worker.mails.to(email)[0]?.text).not.toContain('evil.example');

      await invitedTenTimes(caseId);
      expect(await invite(caseId, { email: anAdvocate() })).toMatchObject(TOO_MANY_NEW);
      expect((await invite(caseId, { email })).status).toBe(204);
    });

    it('shows the version that the seller approved, and allows one approval from one browser', async () => {
      const caseId = await inAdvocateReview();
      const email = anAdvocate();
      expect((await invite(caseId, { email })).status).toBe(204);
      const link = await mailedLink(email);
      expect(await linksOf(caseId)).toMatchObject([{ email, name: 'Marcus Odell', state: 'sent' }]);
      const [marcus, other] = [new Visitor(api), new Visitor(api)];
      expect((await marcus.send('GET', '/case-review')).status).toBe(404);
      // The response to the first never arrived.
      const visit = crypto.randomUUID();
      expect((await open(marcus, { ...link, visit: 'guess' })).status).toBe(422);
      for (const visitor of [new Visitor(api), marcus])
        expect((await open(visitor, { ...link, visit })).status).toBe(204);
      for (const visitor of [other, marcus]) expect((await open(visitor, link)).status).toBe(404);
      expect((await other.send('GET', '/case-review')).status).toBe(404);
      expect((await marcus.send('GET', '/case-review')).body).toMatchObject({
        linkId: link.linkId,
        seller: 'Sam Seller',
        prospect: 'Wexcombe Hospitals',
        decision: null,
        comments: [],
        version: { number: 1 },
      });
      expect((await reply(marcus, 'comment', '')).status).toBe(422);
      expect((await reply(marcus, 'comment', 'Is site B in?')).status).toBe(204);
      expect((await reply(marcus, 'approve')).status).toBe(204);
      expect((await reply(marcus, 'decline', 'No')).status).toBe(404);
      expect((await marcus.send('GET', '/case-review')).body).toMatchObject({
        decision: 'approved',
        comments: [{ text: 'Is site B in?' }],
      });
      expect(await linksOf(caseId)).toMatchObject([{ state: 'approved' }]);
      const [{ state, pursuitId } = { state: '', pursuitId: '' }] = await api.sql<{ state: string; pursuitId: string }>(
        'select state, pursuit_id as "pursuitId" from pursuits.cases where id = $1',
        [caseId],
      );
      expect(state).toBe('approved');
      const progress = await seller.send('GET', `/pursuits/${pursuitId}/case`);
      const marcusBy = { party: 'advocate', by: { name: 'Marcus Odell', isYou: false } };
      expect((progress.body['case'] as { history: object[] }).history.slice(0, 4)).toMatchObject([
        { ...marcusBy, command: 'approve-review' },
        { ...marcusBy, command: 'advocate-comment', reason: 'Is site B in?' },
        { ...marcusBy, command: 'advocate-open' },
        { command: 'invite-advocate', reason: 'Marcus Odell' },
      ]);
      await eventually(() =>
        expect(worker.mails.to(seller.email).map(({ subject }) => subject)).toContainEqual(
          expect.stringMatching(/^Marcus Odell approved the case for Wexcombe Hospitals \(C-\d+\)$/),
        ),
      );
      // The token is in the email only.
      const [stored] = await api.sql<{ rows: string }>(
        `select concat((select jsonb_agg(to_jsonb(link)) from pursuits.advocate_links link),
           (select jsonb_agg(to_jsonb(event)) from platform.outbox event),
           (select jsonb_agg(to_jsonb(sent)) from platform.sent_mails sent)) as rows`,
      );
      expect(stored?.rows).toContain('advocate-invited');
      expect(stored?.rows).not.toContain(link.token);
    });

    it('shows nothing of another case, and nothing before a version is approved', async () => {
      const [caseId, elsewhere] = [await inAdvocateReview(), await inAdvocateReview()];
      const marcus = await opened(caseId);
      const fileOf = async (id: string) => {
        const { body } = await seller.send('GET', `/cases/${id}/deliverables`);
        return (body as unknown as { versions: { files: { id: string }[] }[] }).versions[0]?.files[0]?.id ?? '';
      };
      expect((await marcus.send('GET', `/case-review/files/${await fileOf(elsewhere)}`)).status).toBe(404);
      for (const path of [`/cases/${caseId}/deliverables`, `/cases/${caseId}/advocate-links`])
        expect((await marcus.send('GET', path)).status).toBe(401);
      const stranger = await Visitor.verified(api);
      expect((await invite(caseId, {}, stranger)).status).toBe(404);
      expect((await stranger.send('GET', `/cases/${caseId}/advocate-links`)).status).toBe(404);
      const analyzed = await inAnalysis();
      expect((await invite(analyzed)).status).toBe(409);
    });

    it('ends when either side revokes it, its time is over, or the case leaves its review', async () => {
      const caseId = await inAdvocateReview();
      const cannotAnswer = async (reader: Visitor, status: number) => {
        expect((await reader.send('GET', '/case-review')).status).toBe(status);
        expect((await reply(reader, 'approve')).status).toBe(status);
      };
      const ends = [
        (id: string) => seller.send('DELETE', `/cases/${caseId}/advocate-links/${id}`),
        (id: string) => admin.send('DELETE', `/admin/cases/${caseId}/advocate-links/${id}`),
        expire,
        () => move(caseId, 'skip-review'),
      ];
      const unopened = anAdvocate();
      await invite(caseId, { email: unopened });
      for (const [n, end] of ends.entries()) {
        const reading = await opened(caseId);
        await end((await linksOf(caseId)).find(({ state }) => state === 'opened')?.id ?? '');
        // The last one says that the review is over, to those who hold the link.
        await cannotAnswer(reading, n < ends.length - 1 ? 404 : 409);
      }
      const link = await mailedLink(unopened);
      expect((await open(new Visitor(api), link)).body['code']).toBe('pursuits.advocate-review-over');
      expect((await open(new Visitor(api), { ...link, token: 'guess' })).status).toBe(404);
    });

    it('is blocked after 10 wrong guesses from any number of networks', async () => {
      const caseId = await inAdvocateReview();
      const email = anAdvocate();
      await invite(caseId, { email });
      const link = await mailedLink(email);
      // Another spelling of the ID is no other link.
      const guesses = Array.from({ length: 10 }, (_, n) =>
        open(new Visitor(api), { linkId: n % 2 === 0 ? link.linkId : link.linkId?.toUpperCase(), token: 'guess' }),
      );
      expect((await Promise.all(guesses)).every(({ status }) => status === 404)).toBe(true);
      expect((await open(new Visitor(api), link)).status).toBe(404);
      expect(await linksOf(caseId)).toMatchObject([{ state: 'stopped' }]);
      expect((await historyOf(caseId))[0]).toEqual(['advocate-stop', null]);
    });

    it('rejects invalid names and addresses, and more than five at once', async () => {
      const caseId = await inAdvocateReview();
      for (const wrong of [{ name: 'Win at https://evil.example' }, { email: 'marcus' }])
        expect((await invite(caseId, wrong)).status).toBe(422);
      const statuses: number[] = [];
      for (let n = 0; n < 6; n += 1) statuses.push((await invite(caseId)).status);
      expect(statuses).toEqual([204, 204, 204, 204, 204, 409]);
    });

    const anAdvocate = () => `marcus-${crypto.randomUUID()}@larkmoor.example`;
    const invite = (caseId: string, told: object = {}, who = seller) =>
      who.send(
        'POST',
        `/cases/${caseId}/advocate-links`,
        { name: 'Marcus Odell', email: anAdvocate(), ...told },
        key(),
      );
    const linksOf = async (caseId: string) =>
      (await seller.send('GET', `/cases/${caseId}/advocate-links`)).body['links'] as readonly {
        readonly id: string;
        readonly state: string;
      }[];
    const open = (visitor: Visitor, link: object) =>
      visitor.send('POST', '/case-review/opening', { visit: crypto.randomUUID(), ...link });
    const reply = (visitor: Visitor, given: string, comment?: string) =>
      visitor.send('POST', '/case-review/answer', { answer: given, ...(comment !== undefined && { comment }) });
    const move = (caseId: string, command: string) => seller.send('POST', `/cases/${caseId}/moves`, { command }, key());
    const expire = (id: string) =>
      api.sql(
        `alter table pursuits.advocate_links disable trigger stay_used;
         update pursuits.advocate_links set sent_at = sent_at - interval '8 days',
           expires_at = expires_at - interval '8 days', read_until = read_until - interval '8 days'
         where id = '${id}';
         alter table pursuits.advocate_links enable trigger stay_used`,
      );
    const mailedLink = (email: string) =>
      eventually(() => {
        const [, linkId, token] =
          /\/case-review#([\w-]{36})\.([\w-]+)/.exec(worker.mails.to(email)[0]?.text ?? '') ?? [];
        expect(token).toHaveLength(43);
        return { linkId, token };
      });
    async function opened(caseId: string): Promise<Visitor> {
      const email = anAdvocate();
      await invite(caseId, { email });
      const visitor = new Visitor(api);
      // As by a page of the version before.
      expect((await open(visitor, { ...(await mailedLink(email)), visit: undefined })).status).toBe(204);
      return visitor;
    }
    async function inAdvocateReview(): Promise<string> {
      await receives(100);
      const caseId = await inAnalysis();
      await api.givenVersionOf(caseId);
      await admin.send('POST', `/admin/cases/${caseId}/moves`, { command: 'finish-analysis' }, key());
      expect((await move(caseId, 'approve-case')).status).toBe(204);
      return caseId;
    }
  });

  const invitedTenTimes = (caseId: string) =>
    api.sql(
      `insert into pursuits.invited_addresses
       select $1, gen_random_uuid() || '@larkmoor.example', now() from generate_series(1, 10)`,
      [caseId],
    );
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
    (await seller.send('GET', `/cases/${caseId}/reviews`)).body['reviews'] as readonly {
      readonly id: string;
      readonly state: string;
      readonly changedAt: string;
    }[];
  const historyOf = async (caseId: string) => {
    const steps = await api.sql(
      'select command, reason from pursuits.case_steps where case_id = $1 order by position desc',
      [caseId],
    );
    return steps.map(({ command, reason }) => [command as string, reason as string | null]);
  };
  const toAnswer = async (id: string) => {
    const { body } = await seller.send('GET', '/reviews-to-answer');
    return (body['reviews'] as readonly { readonly id: string }[]).filter((review) => review.id === id);
  };
  /** Counts in the menu, list, board, and summary. */
  const waiting = async () => {
    const read = async (path: string) => (await seller.send('GET', path)).body as Record<string, unknown>;
    const waits = (rows: unknown) =>
      (rows as { caseId: string; waitsForOwner: boolean }[])
        .filter(({ waitsForOwner }) => waitsForOwner)
        .map(({ caseId }) => caseId)
        .toSorted();
    const cases = waits((await read('/pursuits?waits=for-me'))['rows']);
    const { columns } = (await read('/pursuits/board?waits=for-me')) as { columns: { rows: object[] }[] };
    expect(waits(columns.flatMap(({ rows }) => rows))).toEqual(cases);
    expect((await read('/pursuits/summary'))['waiting']).toBe(cases.length);
    return { count: (await read('/pursuits/waiting-count'))['count'] as number, cases };
  };
  const startAt = (id: string, startsAt: Date, changedAt: Date) =>
    api.sql(
      `update pursuits.reviews set booked = jsonb_set(booked, '{startsAt}', to_jsonb($2::text)), changed_at = $3
       where id = $1`,
      [id, startsAt.toISOString(), changedAt],
    );
  const begin = (id: string) => startAt(id, new Date(), new Date());
  const only = async (caseId: string): Promise<string> => (await reviewsOf(caseId))[0]?.id ?? '';

  /** Mails may arrive in any order. */
  const invitationsTo = (address: string, reviewId: string) => {
    const found = worker.mails.to(address).flatMap(({ calendar, subject }) => {
      if (!calendar) return [];
      const { content, method } = calendar;
      expect(content).toContain(`METHOD:${method}`);
      const [, uid = ''] = /^UID:(\S+)/m.exec(content) ?? [];
      const [, sequence] = /^SEQUENCE:(\d+)/m.exec(content) ?? [];
      return [{ method, subject, content: content.replace(/\r\n /g, ''), uid, sequence: Number(sequence ?? 0) }];
    });
    return found.filter(({ uid }) => uid.startsWith(reviewId)).toSorted((one, other) => one.sequence - other.sequence);
  };

  async function inAnalysis(): Promise<string> {
    const { body } = await seller.send('POST', '/cases', CASE_TO_START, key());
    const caseId = String(body['caseId']);
    const contacts = JSON.stringify([{ name: 'Marcus Odell', role: 'advocate', email: MARCUS }]);
    await api.sql('update pursuits.pursuits set contacts = $2::jsonb where id = $1', [body['pursuitId'], contacts]);
    for (const command of ['complete-inputs', 'confirm'])
      await admin.send('POST', `/admin/cases/${caseId}/moves`, { command }, key());
    return caseId;
  }
});
