import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { freePort } from '../services/free-port.ts';
import { reachableFolder } from '../services/unprivileged-user.ts';
import { startPostgres } from '../services/postgres.ts';
import { until } from '../test/eventually.ts';
import { onlyInSoak } from '../test/soaked.ts';
import { temporaryFolder } from '../services/temporary-folder.ts';
import { haveExited, RunningStart } from './running-start.ts';
import { PORTS } from './settings.ts';

const answers = async (url: string): Promise<boolean> => (await fetch(url).catch(() => undefined))?.ok ?? false;

const dataOf = ({ state }: RunningStart): string => reachableFolder(join(state, 'postgres'));

const skip = onlyInSoak('tools/start', 'tools/services', 'tools/launch');

describe('npm start', { concurrency: false }, () => {
  const running: RunningStart[] = [];
  const begin = async (options?: Parameters<typeof RunningStart.begin>[0]) => {
    const start = await RunningStart.begin(options);
    running.push(start);
    return start;
  };
  after(async () => {
    for (const start of running) start.signal('SIGTERM');
    await Promise.all(running.map((start) => start.ended()));
  });

  // These share one folder, so they run one after another.
  it('survives starts, kills and stops in one folder', async (step) => {
    let first: RunningStart;

    await step.test('brings up the product, its inbox and its payments, and says where they are', async () => {
      first = await (await begin()).ready();
      for (const offset of [0, 1, 2]) {
        const url = `http://localhost:${first.port + offset}`;
        assert.ok(first.output.includes(url), url);
        assert.ok(await answers(url), url);
      }
      assert.ok(await answers(`${first.url}/api/health/ready`));
      assert.match(first.output, /seller@northwind\.example/);
    });

    await step.test('refuses to run twice from one folder, and harms nobody', async () => {
      const second = await begin({ state: first.state });
      assert.equal(await second.ended(), 1);
      assert.match(second.output, /is already running from this folder \(process \d+\)/);
      assert.ok(await answers(`${first.url}/api/health/ready`));
    });

    await step.test('starts a program again that broke down', { skip }, async () => {
      const before = first.processes().started;
      const [api] = before.slice(-2);
      assert.ok(api);
      process.kill(api.pid, 'SIGKILL');
      await until(() => first.output.includes('is running again'));
      assert.ok(await answers(`${first.url}/api/health/ready`));
      assert.match(first.output, /The API .* ended \(SIGKILL\) and is started again/);
    });

    await step.test('starts its database again when it is killed', { skip }, async () => {
      const [pid = ''] = readFileSync(join(dataOf(first), 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await until(() => first.output.includes('PostgreSQL is running again.'));
      await until(() => answers(`${first.url}/api/health/ready`));
      assert.match(first.output, /PostgreSQL ended \(SIGKILL\) and is started again\./);
    });

    await step.test('leaves no process behind when it is asked to end', async () => {
      const { owner, started } = first.processes();
      first.signal('SIGTERM');
      assert.equal(await first.ended(), 0);
      assert.ok(haveExited([owner, ...started]));
      assert.equal(await answers(first.url), false);
    });

    await step.test('leaves no process behind when it is killed', async () => {
      const again = await (await begin({ state: first.state })).ready();
      const { owner, started } = again.processes();
      process.kill(owner.pid, 'SIGKILL');
      // The guard ends the database; then the next run may use the data.
      await until(() => haveExited(started) && !existsSync(join(dataOf(again), 'postmaster.pid')));
    });

    await step.test('recovers from a run whose processes survived it, and keeps the data', { skip }, async () => {
      // As if guard and supervisor were killed together: the database still runs.
      const data = dataOf(first);
      const stale = await startPostgres({ data, durable: true });
      const again = await (await begin({ state: first.state })).ready();
      assert.ok(await answers(`${again.url}/api/health/ready`));
      const password = /Password for both\s+(\S+)/.exec(first.output)?.[1];
      assert.ok(password && again.output.includes(password));
      again.signal('SIGINT');
      assert.equal(await again.ended(), 0);
      await stale.stop();
    });
  });

  it('names damaged secrets and a remedy', { skip }, async () => {
    const damaged = temporaryFolder('damaged secrets');
    writeFileSync(join(damaged, 'secrets.json'), '{"appSecret":"cut');
    const start = await begin({ state: damaged });
    assert.equal(await start.ended(), 1);
    assert.match(start.output, /secrets\.json is damaged\.\nRestore it from a backup\. Or delete it/);
  });

  it('names a taken port and a remedy', { skip }, async () => {
    const port = await freePort(PORTS);
    const squatter = createServer().listen(port + 1, '127.0.0.1');
    const start = await begin({ port });
    assert.equal(await start.ended(), 1);
    assert.ok(start.output.includes(`Port ${port + 1} (inbox) is already in use.`));
    assert.match(start.output, /PORT=\d+ npm start/);
    squatter.close();
  });

  it('starts nothing embedded in production', async () => {
    const start = await begin({ env: { NODE_ENV: 'production' } });
    assert.equal(await start.ended(), 1);
    assert.match(start.output, /DATABASE_URL is missing/);
    assert.doesNotMatch(start.output, /PostgreSQL/);
  });

  it('says in one sentence why a database cannot be used', { skip }, async () => {
    const start = await begin({ env: { DATABASE_URL: 'postgres://app:secret@127.0.0.1:9/nothing' } });
    assert.equal(await start.ended(), 1);
    assert.match(start.output, /DATABASE_URL doesn’t work: nothing is listening at that address\.\n$/);
    assert.doesNotMatch(start.output, /secret|Build/);
  });
});
