import { GrantCredits } from '@casewright/billing';
import { eventually, times } from '@casewright/platform/testing';
import { ErasePursuits } from '@casewright/pursuits';
import { CommandBus } from '@nestjs/cqrs';
import { CASE_TO_START, type RunningApi } from './running-api';
import { RunningWorker } from './running-worker';
import { noise, sha256, Uploader } from './uploads';
import { startWithSessions, Visitor } from './visitor';

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), noise(70_000)]);
const NOTE = { note: 'The move cost by quarter.' };

describe('deliverables', () => {
  let api: RunningApi;
  let worker: RunningWorker;
  let url: string;
  let seller: Visitor;
  let stranger: Visitor;
  let admin: Visitor;
  let browser: Uploader;

  beforeAll(async () => {
    api = await startWithSessions();
    worker = await RunningWorker.startFor(api);
    [url = ''] = await api.listen();
    [seller, stranger, admin] = [await Visitor.verified(api), await Visitor.verified(api), await Visitor.admin(api)];
    browser = new Uploader(url, admin);
    await receives(1_000);
  });
  afterAll(async () => {
    await worker.stop();
    await api.stop();
  });

  it('are published as complete versions with changes, and announced by email and in the inbox', async () => {
    const caseId = await inAnalysis();
    expect(await publish(caseId)).toMatchObject({ status: 409, body: { code: 'pursuits.no-deliverable-files' } });
    const first = await upload(caseId, 'case.pdf');
    expect(await versionsOf(caseId, seller)).toEqual([]);
    expect((await download(first, seller)).status).toBe(404);
    expect(await releasedAt(caseId)).toBeNull();
    expect((await publish(caseId)).status).toBe(204);
    expect(await releasedAt(caseId)).not.toBeNull();
    await upload(caseId, 'model 3.0.pdf');
    expect((await publish(caseId, { note: 'Only the model.' })).status).toBe(204);

    expect(await versionsOf(caseId, seller)).toMatchObject([
      { number: 2, note: 'Only the model.', changes: { added: ['model 3.0.pdf'], changed: [], removed: ['case.pdf'] } },
      {
        number: 1,
        ...NOTE,
        approvedAt: null,
        changes: null,
        files: [{ id: first, name: 'case.pdf', size: PDF.length, sha256: sha256(PDF) }],
      },
    ]);
    const answer = await download(first, seller);
    expect(sha256(new Uint8Array(await answer.arrayBuffer()))).toBe(sha256(PDF));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename=case.pdf',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    });
    await eventually(async () => {
      const subjects = worker.mails.to(seller.email).map(({ subject }) => subject);
      expect(subjects).toContainEqual(
        expect.stringMatching(/^Version 3\.0 of the value case for Wexcombe Hospitals \(C-\d+\) is ready$/),
      );
      const { rows } = (await seller.send('GET', '/messages/unread')).body as { rows: { subject: string }[] };
      const told = rows.map(({ subject }) => subject);
      expect(told).toContainEqual(expect.stringMatching(/^Version 1 for Wexcombe Hospitals \(C-\d+\) is ready$/));
      expect(told).toContainEqual(expect.stringMatching(/^The terms for Wexcombe Hospitals \(C-\d+\) are confirmed$/));
    });
  });

  it('reject other sellers, and are deleted with the seller’s account', async () => {
    const leaving = await Visitor.verified(api);
    await receives(100, leaving);
    const caseId = await inAnalysis(leaving);
    const file = await upload(caseId, 'case.pdf');
    await publish(caseId);

    expect((await stranger.send('GET', `/cases/${caseId}/deliverables`)).status).toBe(404);
    expect((await download(file, stranger)).status).toBe(404);
    const wanted = { id: crypto.randomUUID(), name: 'b.pdf', size: 9 };
    expect((await new Uploader(url, leaving).send('HEAD', file)).status).toBe(404);
    const none = crypto.randomUUID();
    expect((await admin.send('GET', `/admin/cases/${none}/next-version`)).status).toBe(404);
    expect((await admin.send('POST', `/admin/cases/${none}/next-version/files`, wanted)).status).toBe(404);

    await api.get(CommandBus).execute(new ErasePursuits(await leaving.id()));
    expect(await api.sql('select from platform.files where id = $1', [file])).toEqual([]);
    expect(await api.sql('select from pursuits.deliverables where case_id = $1', [caseId])).toEqual([]);
  });

  it('are required for a review, cannot change once approved, and stay beside later ones', async () => {
    const caseId = await inAnalysis();
    expect(await provide(caseId, 'finish-analysis')).toMatchObject({
      status: 409,
      body: { code: 'pursuits.version-missing' },
    });
    const file = await upload(caseId, 'case.pdf');
    await publish(caseId);
    expect((await provide(caseId, 'finish-analysis')).status).toBe(204);
    const refused = { status: 409, body: { code: 'pursuits.version-not-publishable' } };
    expect(await publish(caseId)).toMatchObject(refused);

    await move(caseId, { command: 'approve-case' });
    await move(caseId, { command: 'ask-changes', reason: 'Site B' });
    await upload(caseId, 'case.pdf');
    await publish(caseId);
    expect(await versionsOf(caseId, seller)).toMatchObject([
      { number: 2, approvedAt: null },
      { number: 1, approvedAt: expect.any(String) },
    ]);

    await provide(caseId, 'finish-analysis');
    for (const command of ['approve-case', 'skip-review']) expect((await move(caseId, { command })).status).toBe(204);
    expect((await versionsOf(caseId, seller))[0]).toMatchObject({ approvedAt: expect.any(String), deliveredAt: null });
    const remove = admin.send('DELETE', `/admin/cases/${caseId}/next-version/files/${file}`);
    expect(await remove).toMatchObject(refused);
    for (const change of [`note = 'Other'`, `files = '[]'`, 'approved_at = null', 'number = 7'])
      await expect(api.sql(`update pursuits.deliverables set ${change} where case_id = '${caseId}'`)).rejects.toThrow();

    expect((await provide(caseId, 'deliver')).status).toBe(204);
    expect((await versionsOf(caseId, seller))[0]).toMatchObject({ deliveredAt: expect.any(String) });
    expect((await download(file, seller)).status).toBe(200);
  });

  it('are published once, and never after a concurrent review request', async () => {
    for (let race = 0; race < times({ test: 3, soak: 100 }); race += 1) {
      await receives(100);
      const caseId = await inAnalysis();
      await api.givenVersionOf(caseId);
      await upload(caseId, 'case.pdf');
      const answers = await Promise.all([publish(caseId), publish(caseId), provide(caseId, 'finish-analysis')]);
      const versions = (await versionsOf(caseId, seller)).length;
      const [one, other, review] = answers.map(({ status }) => status);
      expect(review).toBe(204);
      expect([one, other].filter((status) => status === 204)).toHaveLength(versions - 1);
      expect(versions).toBeLessThanOrEqual(2);
    }
  });

  const key = () => ({ 'idempotency-key': crypto.randomUUID() });
  const receives = async (credits: number, who = seller): Promise<void> =>
    api.get(CommandBus).execute(new GrantCredits(await who.id(), credits, 'Credits', crypto.randomUUID()));
  const provide = (caseId: string, command: string) =>
    admin.send('POST', `/admin/cases/${caseId}/moves`, { command }, key());
  const move = (caseId: string, body: object) => seller.send('POST', `/cases/${caseId}/moves`, body, key());
  const releasedAt = async (caseId: string) =>
    (await api.sql<{ at: Date | null }>('select released_at as at from pursuits.cases where id = $1', [caseId]))[0]?.at;
  const publish = (caseId: string, body = NOTE) =>
    admin.send('POST', `/admin/cases/${caseId}/next-version`, body, key());
  const download = (id: string, { cookie }: Visitor) =>
    fetch(`${url}/api/deliverable-files/${id}`, { headers: { cookie: `session=${cookie}` } });
  const versionsOf = async (caseId: string, who: Visitor) =>
    (await who.send('GET', `/cases/${caseId}/deliverables`)).body['versions'] as readonly object[];

  async function inAnalysis(who = seller): Promise<string> {
    const { body } = await who.send('POST', '/cases', CASE_TO_START, key());
    const caseId = String(body['caseId']);
    for (const command of ['complete-inputs', 'confirm']) await provide(caseId, command);
    return caseId;
  }

  /** @returns the file's ID once it is checked */
  async function upload(caseId: string, name: string): Promise<string> {
    const id = crypto.randomUUID();
    const next = `/admin/cases/${caseId}/next-version`;
    expect((await admin.send('POST', `${next}/files`, { id, name, size: PDF.length })).status).toBe(200);
    await browser.patch(id, 0, PDF);
    await eventually(async () => {
      const { files } = (await admin.send('GET', next)).body as { files: { id: string; state: string }[] };
      expect(files.find((file) => file.id === id)).toMatchObject({ state: 'ready' });
    });
    return id;
  }
});
