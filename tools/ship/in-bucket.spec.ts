import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { builtRemote, builtShell } from '../build/built.fixture.ts';
import { shipBack, shipRemotes, shipShell } from '../build/site.ts';
import { temporaryFolder } from '../services/temporary-folder.ts';
import { Bucket } from './bucket.ts';
import { inBucket } from './in-bucket.ts';

const KEYS = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };

describe('shipping into a bucket', () => {
  const stored = new Map<string, Buffer>();
  const headers = new Map<string, readonly [type: string | undefined, cache: string | undefined]>();
  let written: string[];
  let server: Server;
  let bucket: Bucket;
  let folder: string;

  beforeEach(async () => {
    stored.clear();
    written = [];
    folder = temporaryFolder('ship-to-bucket');
    server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    bucket = new Bucket(`http://127.0.0.1:${(server.address() as AddressInfo).port}/site`, KEYS);
  });
  afterEach(() => void server.close());

  it('writes the files before the table that leads to them', async () => {
    await ship('calculator', '1.0.0-a');
    assert.equal(table()['calculator'], '1.0.0-a');
    assert.equal(stored.get('/site/remotes/calculator/1.0.0-a/remoteEntry.js')?.toString(), '1.0.0-a');
    const [entry, leads] = ['remotes/calculator/1.0.0-a/remoteEntry.js', 'remotes.json'];
    assert.ok(written.indexOf(`/site/${entry}`) < written.indexOf(`/site/${leads}`), written.join(' '));
  });

  it('knows published paths, the shell and the previous version', async () => {
    await ship('admin', '1.0.0-x', ['/admin']);
    await assert.rejects(ship('calculator', '1.0.0-a', ['/admin/cases']), /but admin owns \/admin/);
    stored.set('/site/shell.json', Buffer.from(JSON.stringify({ contract: '1.2.0' })));
    await assert.rejects(ship('calculator', '1.0.0-a', ['/cases'], '^2.0.0'), /requires @casewright\/web \^2.0.0/);

    await ship('calculator', '1.0.0-a');
    await ship('calculator', '1.0.0-b', ['/cases']);
    assert.ok(!stored.has('/site/.owned/calculator'));
    await inBucket(bucket, (site) => shipBack('calculator', site));
    assert.deepEqual(table(), { admin: '1.0.0-x', calculator: '1.0.0-a' });
    assert.ok(stored.has('/site/.owned/calculator'));
  });

  it('re-renders public pages with each version of remote and shell, and restores them', async () => {
    const page = () => stored.get('/site/.pages/notes.html')?.toString() ?? '';
    const notes = (version: string, text?: string) =>
      inBucket(bucket, (site) => shipRemotes({ notes: builtRemote(folder, version, text) }, site));
    const shell = (name: string) =>
      inBucket(bucket, (site) =>
        shipShell(builtShell(folder, name), site, { publicUrl: 'https://casewright.example' }),
      );
    await shell('S1');
    await notes('a', 'first');
    assert.match(page(), /S1 .*notes a: first/);
    assert.match(page(), /rel="canonical" href="https:\/\/casewright\.example\/notes"/);
    await notes('b', 'second');
    await shell('S2');
    assert.match(page(), /S2 .*notes b: second/);
    await inBucket(bucket, (site) => shipBack('notes', site));
    assert.match(page(), /S2 .*notes a: first/);
    assert.match(stored.get('/site/sitemap.xml')?.toString() ?? '', /casewright\.example\/notes/);
    const [preview = ''] = [...stored.keys()].filter((key) => key.startsWith('/site/assets/previews/'));
    assert.deepEqual(
      ['/site/.pages/notes.html', '/site/robots.txt', '/site/sitemap.xml', preview].map((key) => headers.get(key)),
      [
        ['text/html; charset=utf-8', 'no-cache'],
        ['text/plain; charset=utf-8', 'no-cache'],
        ['application/xml', 'no-cache'],
        ['image/png', 'public, max-age=31536000, immutable'],
      ],
    );
    await notes('c');
    const left = [...stored.keys()].filter((key) => /notes\.html|previews/.test(key));
    assert.deepEqual(left, []);
  });

  it('changes no page and keeps their table if somebody else published meanwhile', async () => {
    await inBucket(bucket, (site) => shipShell(builtShell(folder, 'S1'), site));
    await inBucket(bucket, (site) => shipRemotes({ notes: builtRemote(folder, 'a', 'first') }, site));
    const meanwhile = inBucket(bucket, (site) => {
      stored.set('/site/remotes.json', Buffer.from(JSON.stringify({ other: { version: '2.0.0', paths: [] } })));
      return shipRemotes({ notes: builtRemote(folder, 'b', 'second') }, site);
    });
    await assert.rejects(meanwhile, /Someone else published/);
    assert.deepEqual(table(), { other: '2.0.0' });
    assert.match(stored.get('/site/.pages/notes.html')?.toString() ?? '', /first/);
  });

  it('names the missing keys', () => {
    assert.throws(() => new Bucket('https://s3.example/site', {}), /AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/);
  });

  const ship = (name: string, version: string, paths = [`/${name}`], requires = '^1.0.0') =>
    inBucket(bucket, (site) => shipRemotes({ [name]: remote(version, paths, requires) }, site));

  function remote(version: string, paths: readonly string[], requires: string): string {
    const built = join(folder, version);
    mkdirSync(built, { recursive: true });
    writeFileSync(join(built, 'record.json'), JSON.stringify({ version, requires, paths, preload: [] }));
    writeFileSync(join(built, 'remoteEntry.js'), version);
    return built;
  }

  function table(): Record<string, string> {
    const remotes = JSON.parse(stored.get('/site/remotes.json')?.toString() ?? '{}') as Record<
      string,
      { version: string }
    >;
    return Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, version]));
  }

  /** The part of S3 that shipping needs. */
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '', headers: asked } = request;
    if (!asked.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) return void response.writeHead(403).end();
    const known = stored.get(url);
    const etag = known && `"${createHash('md5').update(known).digest('hex')}"`;
    if (method === 'GET')
      return void (known ? response.writeHead(200, { etag }).end(known) : response.writeHead(404).end());
    if (method === 'DELETE') return void (stored.delete(url), response.writeHead(204).end());
    const wrong = (asked['if-match'] && asked['if-match'] !== etag) || (asked['if-none-match'] && known);
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (wrong) return void response.writeHead(412).end();
    stored.set(url, Buffer.concat(parts));
    written.push(url);
    headers.set(url, [asked['content-type'], asked['cache-control']]);
    response.writeHead(200).end();
  }
});
