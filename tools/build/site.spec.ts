import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

  it('marks areas of remotes for nginx, but no public pages', async () => {
    await ship('calculator', '1.0.0-a', ['/', '/pricing-calculator', '/cases/old']);
    assert.deepEqual(readdirSync(join(site, '.owned')).sort(), ['cases', 'pricing-calculator', '~']);
    await ship('calculator', '1.0.0-b', ['/pricing-calculator']);
    assert.deepEqual(readdirSync(join(site, '.owned')), ['pricing-calculator']);
  });

  it('publishes a security.txt that is valid for less than a year', async () => {
    await shipShell(made('shell', { 'index.html': '' }), site);
    const [, expires = ''] = /^Expires: (.*)$/m.exec(file('.well-known/security.txt')) ?? [];
    const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000);
    assert.ok(days > 300 && days < 365, expires);
    assert.match(file('.well-known/security.txt'), /^Contact: mailto:security@/);
  });

  it('keeps other remotes, and the versions that open pages use', async () => {
    await ship('admin', '1.0.0-x', ['/admin']);
    await ship('calculator', '1.0.0-a');
    await ship('calculator', '1.0.0-b');
    assert.equal(readTable(site)['calculator']?.version, '1.0.0-b');
    assert.equal(readTable(site)['admin']?.version, '1.0.0-x');
    assert.equal(file('remotes/calculator/1.0.0-a/remoteEntry.js'), 'calculator 1.0.0-a');
  });

  it('refuses a path that another remote owns, without changes', async () => {
    await ship('calculator', '1.0.0-a', ['/pricing-calculator']);
    await assert.rejects(
      () => ship('admin', '1.0.0-x', ['/admin', '/pricing-calculator']),
      /admin claims \/pricing-calculator, but calculator owns \/pricing-calculator/,
    );
    assert.deepEqual(Object.keys(readTable(site)), ['calculator']);
    assert.ok(!existsSync(join(site, 'remotes/admin')));
  });

  it('refuses a path below or above one that another remote owns', async () => {
    await ship('account', '1.0.0-a', ['/', '/profile/settings']);
    await assert.rejects(
      () => ship('settings', '1.0.0-s', ['/profile/settings/keys']),
      /settings claims \/profile\/settings\/keys/,
    );
    await assert.rejects(() => ship('settings', '1.0.0-s', ['/profile']), /but account owns \/profile\/settings/);
    await assert.rejects(() => ship('settings', '1.0.0-s', ['/Profile/Settings']), /but account owns/);
    await ship('profiles', '1.0.0-p', ['/profiles']);
    assert.deepEqual(Object.keys(readTable(site)), ['account', 'profiles']);
  });

  it('refuses a remote that requires more than the published shell provides', async () => {
    await shipShell(made('shell', { 'index.html': '', 'shell.json': JSON.stringify({ contract: '1.2.0' }) }), site);
    await ship('calculator', '1.0.0-a');
    const newer = remote('admin', '1.0.0-x', ['/admin'], '^1.3.0');
    await assert.rejects(
      () => shipRemotes({ admin: newer }, site),
      /admin requires @casewright\/web \^1\.3\.0, but the published shell has 1\.2\.0/,
    );
    assert.deepEqual(Object.keys(readTable(site)), ['calculator']);
  });

  it('lets a path move between remotes that are shipped together', async () => {
    await ship('calculator', '1.0.0-a', ['/pricing-calculator', '/prices']);
    const built = {
      marketing: remote('marketing', '1.0.0-m', ['/prices']),
      calculator: remote('calculator', '1.0.0-b', ['/pricing-calculator']),
    };
    await shipRemotes(built, site);
    assert.deepEqual(readTable(site)['marketing']?.paths, ['/prices']);
  });

  it('goes back version by version until there is none', async () => {
    for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) await ship('calculator', version);
    assert.equal((await shipBack('calculator', site)).version, '1.0.0-b');
    assert.equal((await shipBack('calculator', site)).version, '1.0.0-a');
    assert.equal(readTable(site)['calculator']?.version, '1.0.0-a');
    await assert.rejects(() => shipBack('calculator', site), /calculator has no version to go back to/);
  });

  it('goes back to the previous version after one was shipped again', async () => {
    for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-a', '1.0.0-a']) await ship('calculator', version);
    assert.equal((await shipBack('calculator', site)).version, '1.0.0-b');
  });

  it('does not go back to a version whose path another remote took over', async () => {
    await ship('calculator', '1.0.0-a', ['/pricing-calculator', '/prices']);
    await ship('calculator', '1.0.0-b', ['/pricing-calculator']);
    await ship('marketing', '1.0.0-m', ['/prices']);
    await assert.rejects(() => shipBack('calculator', site), /calculator claims \/prices, but marketing owns \/prices/);
  });

  it('keeps the last five versions', async () => {
    for (const version of ['a', 'b', 'c', 'd', 'e', 'f']) await ship('calculator', version);
    assert.ok(!existsSync(join(site, 'remotes/calculator/a')));
    assert.ok(existsSync(join(site, 'remotes/calculator/b')));
  });

  it('publishes one after the other what is shipped at the same time', async () => {
    await ship('calculator', '1.0.0-a');
    const atOnce = await Promise.allSettled([
      ship('calculator', '1.0.0-b'),
      ship('admin', '1.0.0-x', ['/admin']),
      ship('copy', '1.0.0-y', ['/admin']),
    ]);
    const refusals = atOnce.flatMap((ended) => (ended.status === 'rejected' ? [String(ended.reason)] : []));
    assert.equal(refusals.length, 1);
    assert.match(refusals[0] ?? '', /claims \/admin, but (admin|copy) owns \/admin/);
    assert.equal(readTable(site)['calculator']?.version, '1.0.0-b');
    assert.equal(Object.values(readTable(site)).filter(({ paths }) => paths.includes('/admin')).length, 1);

    await Promise.all([shipBack('calculator', site), ship('marketing', '1.0.0-m', ['/prices'])]);
    assert.equal(readTable(site)['calculator']?.version, '1.0.0-a');
    assert.equal(readTable(site)['marketing']?.version, '1.0.0-m');
  });

  it('removes a remote that no longer exists', async () => {
    await ship('calculator', '1.0.0-a');
    await ship('admin', '1.0.0-x', ['/admin']);
    await keepRemotes(['admin'], site);
    assert.deepEqual(Object.keys(readTable(site)), ['admin']);
  });

  it('keeps source maps out of reach of browsers, as long as their version', async () => {
    const record = {
      version: 'a',
      requires: '^1.0.0',
      paths: ['/admin'],
      preload: [],
    };
    const built = made('admin', { 'routes.js': '', 'routes.js.map': 'map', 'record.json': JSON.stringify(record) });
    await shipRemotes({ admin: built }, site);
    await shipShell(made('shell', { 'index.html': '', 'assets/main.js.map': 'main map' }), site);
    assert.ok(!existsSync(join(site, 'remotes/admin/a/routes.js.map')));
    assert.ok(!existsSync(join(site, 'assets/main.js.map')));
    assert.equal(readFileSync(`${site}.source-maps/remotes/admin/a/routes.js.map`, 'utf8'), 'map');
    assert.equal(readFileSync(`${site}.source-maps/assets/main.js.map`, 'utf8'), 'main map');
    for (const version of ['b', 'c', 'd', 'e', 'f']) await ship('admin', version, ['/admin']);
    assert.ok(!existsSync(`${site}.source-maps/remotes/admin/a`));
  });

  const ship = (name: string, version: string, paths = ['/pricing-calculator']) =>
    shipRemotes({ [name]: remote(name, version, paths) }, site);

  function remote(name: string, version: string, paths: readonly string[], requires = '^1.2.0'): string {
    const record = { version, requires, paths, preload: [] };
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
