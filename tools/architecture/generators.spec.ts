import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { bin, TYPE_CHECK } from '../test/command.ts';
import { onlyInSoak } from '../test/soaked.ts';
import { WorkspaceCopy } from './workspace-copy.ts';

/** Files that affect whether generated files lint, compile and build. */
const skip = onlyInSoak(
  'tools/generators',
  'tools/eslint',
  '.oxlintrc.json',
  '.oxfmtrc.json',
  'tools/typescript',
  'tools/webpack',
  'tools/build',
  'tools/nx',
  'tsconfig.base.json',
  'package-lock.json',
);

describe('what the generators make', () => {
  const remote = 'apps/news-room';
  const context = 'libs/pilot-signups';
  const wiring = ['apps/api/app.module.ts', 'apps/api/migrations.ts', 'libs/web/src/pages.ts'];
  let copy: WorkspaceCopy;

  before(() => {
    copy = new WorkspaceCopy();
    copy.run(bin('nx'), 'generate', './tools:remote', 'news-room');
    copy.run(bin('nx'), 'generate', './tools:context', 'pilot-signups');
    copy.run(bin('nx'), 'generate', './tools:remote', 'identity');
  });

  it('is formatted', () => {
    copy.run(bin('oxfmt'), '--check', remote, context, ...wiring, '.github', 'package.json');
  });

  it('passes lint with its boundaries', { skip }, () => {
    copy.run(bin('eslint'), remote, context, ...wiring);
    copy.run(bin('oxlint'), '--type-aware', remote, context, ...wiring);
  });

  for (const project of [remote, context, 'apps/api', 'libs/web']) {
    it(`compiles (${project})`, { skip }, () => {
      copy.run(TYPE_CHECK, '-p', project);
    });
  }

  it('passes its generated tests', { skip }, () => {
    const report = join(copy.folder, 'report.json');
    copy.run('tools/jest/run.ts', remote, context, '--json', `--outputFile=${report}`);
    const { numPassedTests } = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number };
    assert.equal(numPassedTests, 2);
  });

  it('builds, and owns its path', { skip }, () => {
    copy.run('tools/build/bundle.ts', 'news-room');
    const record = JSON.parse(readFileSync(join(copy.folder, 'dist/news-room/record.json'), 'utf8')) as {
      paths: readonly string[];
    };
    assert.deepEqual(record.paths, ['/news-room']);
    assert.ok(existsSync(join(copy.folder, '.github/workflows/news-room.yml')));
  });

  it('is part of the server', () => {
    const wired = (file: string) => readFileSync(join(copy.folder, file), 'utf8');
    assert.match(wired('apps/api/app.module.ts'), /imports: \[[^\]]*\bPilotSignupsModule\b/);
    assert.match(wired('apps/api/migrations.ts'), /const MIGRATIONS = \[[^\]]*\.\.\.PILOT_SIGNUPS_MIGRATIONS,\n\];/);
  });

  it('can be installed from the lock file, and has an owner', () => {
    const { packages } = JSON.parse(readFileSync(join(copy.folder, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { resolved?: string }>;
    };
    const owners = readFileSync(join(copy.folder, '.github/CODEOWNERS'), 'utf8');
    for (const folder of [remote, context]) {
      const name = folder.split('/')[1] ?? '';
      assert.equal(packages[`node_modules/@casewright/${name}`]?.resolved, folder);
      assert.ok(existsSync(join(copy.folder, 'node_modules/@casewright', name, 'package.json')));
      assert.ok(owners.includes(`/${folder}/ `));
    }
  });

  it('gives a remote another package name than its context', () => {
    const { name } = JSON.parse(readFileSync(join(copy.folder, 'apps/identity/package.json'), 'utf8')) as {
      name: string;
    };
    assert.equal(name, '@casewright/identity-remote');
    assert.ok(existsSync(join(copy.folder, 'node_modules/@casewright/identity/src')));
  });

  it('never overwrites an existing project', () => {
    assert.throws(() => copy.run(bin('nx'), 'generate', './tools:remote', 'calculator'), /project calculator already/);
    assert.throws(() => copy.run(bin('nx'), 'generate', './tools:remote', 'Two-Words'), /kebab-case|pattern/);
  });
});
