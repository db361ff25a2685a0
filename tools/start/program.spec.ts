import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { freePort } from '../services/free-port.ts';
import { temporaryFolder } from '../services/temporary-folder.ts';
import { Program } from './program.ts';

describe('A program of the product', () => {
  it('is not restarted if it failed to start, shows its last output, and starts once it is fixed', async () => {
    const { program, said, port, write } = await given(`throw new Error('broken on purpose');`);
    await assert.rejects(program.start(), /broken on purpose[^]*The test failed to start/);
    assert.deepEqual(said, []);

    write(
      `import { createServer } from 'node:http'; createServer((_, answer) => answer.end()).listen(${port}, '127.0.0.1');`,
    );
    await program.start();
    await program.stop(0);
  });

  it('can be stopped while it starts', async () => {
    const { program } = await given('setInterval(() => {}, 1000);');
    const starting = program.start();
    await Promise.all([assert.rejects(starting, /The test was stopped before it was ready/), program.stop(0)]);
  });

  async function given(code: string) {
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
    const write = (text: string) => writeFileSync(file, text);
    write(code);
    return { program, said, port, write };
  }
});
