import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { documentOfApi } from '../openapi/document.ts';

const folder = mkdtempSync(join(tmpdir(), 'casewright-compiled-'));
after(() => rmSync(folder, { recursive: true }));

test('a program starts from its compile cache with the same result', () => {
  const first = document();
  const written = keptFiles();
  assert.deepEqual([...written.keys()].map((name) => name.split('.')[0]).toSorted(), ['openapi', 'openapi-packages']);

  assert.equal(document(), first);
  assert.deepEqual(keptFiles(), written);
});

const document = () => documentOfApi({ NODE_COMPILE_CACHE: folder });

/** Modification time by file name. */
const keptFiles = (): ReadonlyMap<string, number> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => [path.split('/').at(-1) ?? '', statSync(join(folder, path)).mtimeMs] as const)
      .filter(([name]) => name.startsWith('openapi')),
  );
