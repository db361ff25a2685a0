import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { temporaryFolder } from '../services/temporary-folder.ts';
import { keepRemotes, readTable, shipBack, shipRemotes, shipShell } from './site.ts';

describe('shipping into a site', () => {
  let folder: string;
  let site: string;

  beforeEach(() => {
    folder = temporaryFolder('ship');
    site = join(folder, 'site');
  });

  it('puts a remote under its version and says so in the table', () => {
    ship('calculator', '1.0.0-a');
    assert.equal(readTable(site)['calculator']?.version, '1.0.0-a');
    assert.equal(file('remotes/calculator/1.0.0-a/remoteEntry.js'), 'calculator 1.0.0-a');
  });

  it('leaves other remotes, and the versions that open pages use, as they are', () => {
    ship('admin', '1.0.0-x', ['/admin']);
    ship('calculator', '1.0.0-a');
    ship('calculator', '1.0.0-b');
    assert.equal(readTable(site)['calculator']?.version, '1.0.0-b');
    assert.equal(readTable(site)['admin']?.version, '1.0.0-x');
    assert.equal(file('remotes/calculator/1.0.0-a/remoteEntry.js'), 'calculator 1.0.0-a');
  });

  it('refuses a path that another remote owns, and changes nothing', () => {
    ship('calculator', '1.0.0-a', ['/pricing-calculator']);
    assert.throws(
      () => ship('admin', '1.0.0-x', ['/admin', '/pricing-calculator']),
      /admin claims \/pricing-calculator, which calculator owns/,
    );
    assert.deepEqual(Object.keys(readTable(site)), ['calculator']);
    assert.ok(!existsSync(join(site, 'remotes/admin')));
  });

  it('lets a path move from one remote to another when both are shipped at once', () => {
    ship('calculator', '1.0.0-a', ['/pricing-calculator', '/prices']);
    const built = {
      marketing: remote('marketing', '1.0.0-m', ['/prices']),
      calculator: remote('calculator', '1.0.0-b', ['/pricing-calculator']),
    };
    shipRemotes(built, site);
    assert.deepEqual(readTable(site)['marketing']?.paths, ['/prices']);
  });

  it('goes back version by version, until there is none before', () => {
    for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) ship('calculator', version);
    assert.equal(shipBack('calculator', site).version, '1.0.0-b');
    assert.equal(shipBack('calculator', site).version, '1.0.0-a');
    assert.equal(readTable(site)['calculator']?.version, '1.0.0-a');
    assert.throws(() => shipBack('calculator', site), /calculator has no version to go back to/);
  });

  it('goes back to what stood there before, when a version was shipped again', () => {
    for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-a', '1.0.0-a']) ship('calculator', version);
    assert.equal(shipBack('calculator', site).version, '1.0.0-b');
  });

  it('does not go back to a version whose path another remote took over', () => {
    ship('calculator', '1.0.0-a', ['/pricing-calculator', '/prices']);
    ship('calculator', '1.0.0-b', ['/pricing-calculator']);
    ship('marketing', '1.0.0-m', ['/prices']);
    assert.throws(() => shipBack('calculator', site), /calculator claims \/prices, which marketing owns/);
  });

  it('keeps the last five versions', () => {
    for (const version of ['a', 'b', 'c', 'd', 'e', 'f']) ship('calculator', version);
    assert.ok(!existsSync(join(site, 'remotes/calculator/a')));
    assert.ok(existsSync(join(site, 'remotes/calculator/b')));
  });

  it('forgets a remote that is no more', () => {
    ship('calculator', '1.0.0-a');
    ship('admin', '1.0.0-x', ['/admin']);
    keepRemotes(['admin'], site);
    assert.deepEqual(Object.keys(readTable(site)), ['admin']);
  });

  it('replaces the shell and leaves the remotes', () => {
    ship('calculator', '1.0.0-a');
    const built = made('shell', { 'index.html': 'new page', 'assets/main.0123456789.js': 'main' });
    shipShell(built, site);
    assert.equal(file('index.html'), 'new page');
    assert.equal(file('assets/main.0123456789.js'), 'main');
    assert.equal(readTable(site)['calculator']?.version, '1.0.0-a');
  });

  it('keeps its history where no browser can ask for it', () => {
    ship('calculator', '1.0.0-a');
    assert.ok(existsSync(`${site}.history.json`));
  });

  const ship = (name: string, version: string, paths = ['/pricing-calculator']) =>
    shipRemotes({ [name]: remote(name, version, paths) }, site);

  function remote(name: string, version: string, paths: readonly string[]): string {
    const record = { entry: `/remotes/${name}/${version}/remoteEntry.js`, version, paths, preload: [] };
    return made(name, { 'remoteEntry.js': `${name} ${version}`, 'record.json': JSON.stringify(record) });
  }

  function made(name: string, files: Record<string, string>): string {
    const built = join(folder, 'dist', name);
    mkdirSync(join(built, 'assets'), { recursive: true });
    for (const [path, content] of Object.entries(files)) writeFileSync(join(built, path), content);
    return built;
  }

  const file = (path: string) => readFileSync(join(site, path), 'utf8');
});
