import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import S3rver from 's3rver';
import { storeAt } from './files.module';
import type { FileStore } from './file-store';

const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

describe.each(['a folder', 'a bucket'] as const)('files in %s', (kind) => {
  const before = { ...process.env };
  const folder = mkdtempSync(join(tmpdir(), 'casewright-file-store-'));
  let s3: S3rver | undefined;
  let store: FileStore;

  beforeAll(async () => {
    if (kind === 'a folder') return (store = storeAt(pathToFileURL(folder).href));
    Object.assign(process.env, CREDENTIALS);
    s3 = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: folder,
      configureBuckets: [{ name: 'files', configs: [] }],
    });
    const { port } = await s3.run();
    return (store = storeAt(`http://127.0.0.1:${port}/files/of/casewright`));
  });
  afterAll(async () => {
    await s3?.close();
    process.env = before;
    rmSync(folder, { recursive: true });
  });

  const read = async (key: string) => buffer(await store.get(key));

  it('are returned unchanged', async () => {
    const bytes = crypto.getRandomValues(new Uint8Array(60_000));
    await store.put('a1', Readable.from([bytes.subarray(0, 100), bytes.subarray(100)]));
    expect(Buffer.from(bytes).equals(await read('a1'))).toBe(true);
  });

  it('are replaced, and can be deleted twice', async () => {
    await store.put('b2', Readable.from([Buffer.from('one')]));
    await store.put('b2', Readable.from([Buffer.from('two')]));
    expect((await read('b2')).toString()).toBe('two');

    await store.delete('b2');
    await store.delete('b2');
    await expect(read('b2')).rejects.toThrow();
  });
});
