import { readdirSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventually, times } from '@casewright/platform/testing';
import type { RunningApi } from './running-api';
import { RunningWorker } from './running-worker';
import { noise, sha256, Uploader } from './uploads';
import { startWithSessions, Visitor } from './visitor';

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), noise(70_000)]);
const LETTER = { subject: 'Storage', content: 'Of site B.' };

describe('attachments', () => {
  let api: RunningApi;
  let worker: RunningWorker;
  let url: string;
  let sam: Visitor;
  let ada: Visitor;
  let browser: Uploader;

  beforeAll(async () => {
    api = await startWithSessions();
    worker = await RunningWorker.startFor(api);
    [url = ''] = await api.listen();
    sam = await Visitor.verified(api);
    ada = await Visitor.admin(api);
    browser = new Uploader(url, sam);
  });
  afterAll(async () => {
    await worker.stop();
    await api.stop();
  });

  it('leave nothing in the store once removed, though another file can’t be deleted', async () => {
    await worker.stop();
    // A folder in place of a file.
    await mkdir(join(fileURLToPath(api.config.filesUrl), 'st', 'stuck'), { recursive: true });
    await api.sql(`insert into platform.unused_file_keys (key, due_at) values ('stuck', '2026-01-01')`);
    const draft = await aDraft();
    const id = await attach(draft, 'storage.pdf', PDF.length);
    await browser.patch(id, 0, PDF);
    const pieces = await api.sql('select key from platform.file_pieces where file_id = $1', [id]);
    expect(pieces).toHaveLength(1);
    expect((await sam.send('DELETE', `/drafts/${draft}/attachments/${id}`)).status).toBe(204);
    const toDelete = () => api.sql('select key from platform.unused_file_keys where key = $1', [pieces[0]?.['key']]);
    expect(await toDelete()).toEqual(pieces);
    const abandoned = await attach(draft, 'abandoned.pdf', PDF.length);
    await api.sql(`update platform.files set touched_at = now() - interval '61 minutes' where id = $1`, [abandoned]);

    // A worker runs due jobs when it starts.
    await api.sql(`update platform.scheduled_jobs set started_at = '-infinity' where name = 'platform.sweep-files'`);
    worker = await RunningWorker.startFor(api);

    await eventually(async () => expect(await toDelete()).toEqual([]));
    expect((await browser.send('HEAD', abandoned)).status).toBe(404);
    const postponed = `select 1 as one from platform.unused_file_keys where key = 'stuck' and due_at > now()`;
    expect(await api.sql(postponed)).toHaveLength(1);
  });

  it('store the same bytes once if they are sent several times at once', async () => {
    const bytes = Buffer.concat([PDF, noise(3 * 1024 ** 2)]);
    const id = await attach(await aDraft(), 'storage.pdf', bytes.length);
    const before = new Set(storedFiles());
    await Promise.allSettled(Array.from({ length: 6 }, () => browser.patch(id, 0, bytes)));
    // An older request stores what had arrived.
    const offset = await browser.offset(id);
    if (offset < bytes.length) await browser.patch(id, offset, bytes.subarray(offset));
    const sizes = storedFiles()
      .filter((file) => !before.has(file))
      .map((file) => statSync(file).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(bytes.length);
  });

  it('take no more space than an account may have', async () => {
    const draft = await aDraft();
    const id = await attach(draft, 'storage.pdf', PDF.length);
    await api.sql('update platform.files set size = $2 where id = $1', [id, 20 * 1024 ** 3 - PDF.length]);
    const wanted = { id: crypto.randomUUID(), name: 'b.pdf', size: PDF.length + 1 };
    expect(await sam.send('POST', `/drafts/${draft}/attachments`, wanted)).toMatchObject({
      status: 409,
      body: { code: 'platform.storage-full' },
    });
    expect((await sam.send('DELETE', `/drafts/${draft}/attachments/${id}`)).status).toBe(204);
    expect((await sam.send('POST', `/drafts/${draft}/attachments`, wanted)).status).toBe(200);
  });

  it('are sent whole to the message’s readers, as downloads that never run', async () => {
    const draft = await aDraft();
    const id = await attach(draft, '../site B ünits.pdf', PDF.length);
    expect(await sendDraft(draft)).toMatchObject({ status: 409, body: { code: 'messaging.attachment-not-ready' } });
    await browser.patch(id, 0, PDF.subarray(0, 30_000));
    await browser.patch(id, 30_000, PDF.subarray(30_000));
    await checked(draft);
    expect(await sendDraft(draft)).toMatchObject({ status: 200 });

    const { body } = await ada.send('GET', `/messages/${draft}`);
    expect(body['attachments']).toEqual([{ id, name: 'site B ünits.pdf', size: PDF.length, type: 'application/pdf' }]);
    const answer = await fetch(`${url}/api/attachments/${id}`, { headers: { cookie: `session=${ada.cookie}` } });
    expect(sha256(new Uint8Array(await answer.arrayBuffer()))).toBe(sha256(PDF));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="site B ?nits.pdf"; filename*=UTF-8''site%20B%20%C3%BCnits.pdf`,
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    });
    const shown = await fetch(`${url}/api/attachments/${id}?use=preview`, {
      headers: { cookie: `session=${ada.cookie}` },
    });
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline;/),
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    });
  });

  it('reject other users who read, upload, remove, add, or list them', async () => {
    const kim = await Visitor.verified(api);
    const draft = await aDraft();
    const id = await attach(draft, 'a.pdf', PDF.length);
    await browser.patch(id, 0, PDF);
    await checked(draft);
    await sendDraft(draft);
    const theirs = new Uploader(url, kim);

    expect((await kim.send('GET', `/attachments/${id}`)).status).toBe(404);
    expect((await kim.send('DELETE', `/drafts/${draft}/attachments/${id}`)).status).toBe(404);
    for (const method of ['HEAD', 'PATCH', 'DELETE']) expect((await theirs.send(method, id)).status).toBe(404);
    const wanted = { id: crypto.randomUUID(), name: 'b.pdf', size: 9 };
    expect((await sam.send('POST', `/drafts/${draft}/attachments`, wanted)).status).toBe(404);

    const [unsaved, empty, sent] = [crypto.randomUUID(), await aDraft(), await aDraft()];
    await attach(unsaved, 'a.pdf', PDF.length);
    expect((await sendDraft(sent)).status).toBe(200);
    for (const listed of [draft, unsaved])
      expect((await sam.send('GET', `/drafts/${listed}/attachments`)).body['rows']).toHaveLength(1);
    for (const other of [draft, unsaved, empty, sent]) {
      for (const who of [kim, ada]) {
        const refused = { status: 404, body: { code: 'messaging.draft-not-found' } };
        expect(await who.send('GET', `/drafts/${other}/attachments`)).toMatchObject(refused);
        expect(await who.send('POST', `/drafts/${other}/attachments`, wanted)).toMatchObject(refused);
      }
    }
  });

  it('are rejected by content, and by size before the upload', async () => {
    const draft = await aDraft();
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    const id = await attach(draft, 'hosts.csv', page.length);
    await browser.patch(id, 0, page);

    expect(await checked(draft)).toMatchObject([{ state: 'refused', problem: expect.stringContaining('hosts.csv') }]);
    expect(await sendDraft(draft)).toMatchObject({
      status: 409,
      body: { title: 'Remove hosts.csv to send your message.' },
    });
    expect((await sam.send('GET', `/attachments/${id}`)).status).toBe(404);
    const huge = { id: crypto.randomUUID(), name: 'noise.pdf', size: 10 * 1024 ** 3 };
    expect(await sam.send('POST', `/drafts/${draft}/attachments`, huge)).toMatchObject({
      status: 422,
      body: { title: 'noise.pdf is too large (10 GB). The limit is 25 MB.' },
    });
    const small = await attach(draft, 'a.pdf', 1_000);
    expect((await browser.patch(small, 0, noise(200_000))).status).toBe(413);
    expect(await browser.offset(small)).toBe(0);
  });

  it('survive connections that break anywhere', async () => {
    const rounds = times({ test: 1, soak: 100 });
    for (let n = 0; n < rounds; n++) {
      // Stays below the attachment rate limit.
      if (n > 0 && n % 10 === 0) {
        sam = await Visitor.verified(api);
        browser = new Uploader(url, sam);
      }
      const bytes = Buffer.concat([PDF, noise(6 * 1024 ** 2)]);
      const draft = await aDraft();
      const id = await attach(draft, 'large.pdf', bytes.length);
      for (let breaks = 0; breaks < 3; breaks++) {
        const offset = await browser.offset(id);
        const rest = bytes.subarray(offset);
        await browser.breakOff(id, offset, rest, Math.floor(Math.random() * rest.length));
      }
      // The server may still be storing bytes from before the last break.
      await eventually(async () => {
        const offset = await browser.offset(id);
        if (offset < bytes.length) expect((await browser.patch(id, offset, bytes.subarray(offset))).status).toBe(204);
      });
      await checked(draft);
      const [row] = await api.sql<{ sha256: string }>('select sha256 from platform.files where id = $1', [id]);
      expect(row?.sha256).toBe(sha256(bytes));
    }
  });

  const storedFiles = (): string[] =>
    readdirSync(fileURLToPath(api.config.filesUrl), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));

  async function aDraft(): Promise<string> {
    const id = crypto.randomUUID();
    expect((await sam.send('PUT', `/drafts/${id}`, LETTER)).status).toBe(200);
    return id;
  }

  async function attach(draft: string, name: string, size: number): Promise<string> {
    const id = crypto.randomUUID();
    expect(await sam.send('POST', `/drafts/${draft}/attachments`, { id, name, size })).toMatchObject({ status: 200 });
    return id;
  }

  async function checked(draft: string): Promise<unknown> {
    let rows: unknown;
    await eventually(async () => {
      ({ rows } = (await sam.send('GET', `/drafts/${draft}/attachments`)).body);
      expect(JSON.stringify(rows)).not.toMatch(/"(uploading|checking)"/);
    });
    return rows;
  }

  const sendDraft = (id: string) => sam.send('POST', `/drafts/${id}/send`, { version: 1 });
});
