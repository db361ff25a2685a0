import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { freePort } from '../services/free-port.ts';
import { temporaryFolder } from '../services/temporary-folder.ts';
import { Program } from './program.ts';

describe('A program of the product', async () => {
  const folder = temporaryFolder('program');
  const file = join(folder, 'program.mjs');
  const port = await freePort();
  const said: string[] = [];
  const program = new Program({
    name: 'test',
    file: () => file,
    env: process.env,
    log: join(folder, 'log'),
    isReady: () =>
      fetch(`http://127.0.0.1:${port}`).then(
        ({ ok }) => ok,
        () => false,
      ),
    onStart: () => {},
    say: (line) => said.push(line),
  });
  after(() => program.stop(0));

  const write = (code: string) => writeFileSync(file, code);

  it('is not restarted if it failed to start, and its last output is shown', async () => {
    write(`throw new Error('broken on purpose');`);
    await assert.rejects(program.start(), /broken on purpose[^]*The test failed to start/);
    assert.deepEqual(said, []);
  });

  it('starts once it is fixed', async () => {
    write(
      `import { createServer } from 'node:http'; createServer((_, answer) => answer.end()).listen(${port}, '127.0.0.1');`,
    );
    await program.start();
  });

  it('can be stopped while it starts', async () => {
    await program.stop(0);
    write('setInterval(() => {}, 1000);');
    const starting = program.start();
    await Promise.all([assert.rejects(starting, /The test was stopped before it was ready/), program.stop(0)]);
  });
});
