import assert from 'node:assert/strict';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { filesOf } from '../../apps/shell/src/remotes/place.ts';
import { ownerOf } from '../../apps/shell/src/remotes/ownership.ts';
import { watchRequests } from '../../apps/e2e/settled.ts';
import { CHROMIUM_ARGS, programOf } from '../bench/page-weight.ts';
import { freePort } from '../services/free-port.ts';
import { temporaryFolder } from '../services/temporary-folder.ts';
import { buildWhatChanged } from '../start/build.ts';
import { findChromium } from '../test/chromium.ts';
import { waitDeadlineMs } from '../test/deadline.ts';
import { onlyInSoak } from '../test/soaked.ts';
import { startWebServer, type WebServer } from '../web-server/web-server.ts';
import { fromRoot } from '../webpack/from-root.ts';
import { type Declaration, recordOf } from '../webpack/remote-record.ts';
import { remotes } from './applications.ts';
import { publish } from './publish.ts';
import { shipRemotes } from './site.ts';

const PRELOAD = ['assets/routes.css', '218.js', 'routes.js'];
const MAX_BYTES = 4_000;
const icons =
  'chart-no-axes-column files users calendar bell folder shield tag wallet truck globe map phone star target zap box archive clock flag';

const own = Object.fromEntries(
  remotes().map((name) => {
    const text = readFileSync(fromRoot(`apps/${name}/remote.json`), 'utf8');
    return [name, recordOf(versionOf(name), JSON.parse(text) as Declaration, PRELOAD)];
  }),
);
const generated = Object.fromEntries(
  icons.split(' ').map((icon, order) => {
    const name = `remote${order}`;
    const claims = { paths: [`/${name}`], accountPaths: [`/${name}`], pages: { [`/${name}`]: 'overview' } };
    const menu = [{ group: 'Work', label: `Remote ${order}`, path: `/${name}`, icon, order }];
    return [name, recordOf(versionOf(name), { ...claims, menu }, PRELOAD)];
  }),
);

/** As different from each other as real remotes. */
function versionOf(name: string): string {
  return `1.0.0-${Buffer.from(name.padEnd(20, name)).toString('base64url').slice(-8)}`;
}

describe('twenty remotes more', () => {
  const all = { ...own, ...generated };

  it('keep the table of remotes below 4 kB', () => {
    assert.equal(Object.keys(generated).length, 20);
    const size = brotliCompressSync(JSON.stringify(all)).length;
    assert.ok(size < MAX_BYTES, `${size} bytes`);
  });

  it('do not change the requests of existing pages', () => {
    const opened = (table: typeof all, path: string) => {
      const name = ownerOf(table, path) ?? '';
      const remote = table[name];
      return remote && filesOf(name, remote);
    };
    for (const path of Object.values(own).flatMap(({ paths }) => paths))
      assert.deepEqual(opened(all, path), opened(own, path));
    assert.deepEqual(opened(all, '/remote7'), [
      `/remotes/remote7/${versionOf('remote7')}/remoteEntry.js`,
      ...PRELOAD.map((file) => `/remotes/remote7/${versionOf('remote7')}/${file}`),
    ]);
  });
});

const skip = onlyInSoak('apps/shell/src/remotes', 'tools/build', 'tools/web-server');

describe('twenty remotes more in a built site', { skip }, () => {
  const folder = temporaryFolder('twenty-remotes');
  const site = join(folder, 'site');
  const api = createServer((_, answer) =>
    answer.setHeader('content-type', 'application/json').end(JSON.stringify({ user: null })),
  );
  let web: WebServer;
  let browser: Browser;

  before(async () => {
    await buildWhatChanged();
    await publish(site, undefined);
    const apiPort = await freePort();
    await new Promise<void>((resolve) => api.listen(apiPort, '127.0.0.1', resolve));
    web = await startWebServer({ port: await freePort(), site, apiUrl: `http://127.0.0.1:${apiPort}` });
    const executablePath = programOf(findChromium((line) => console.log(line)));
    browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  });

  after(async () => {
    await browser.close();
    await web.stop();
    api.closeAllConnections();
    api.close();
  });

  it('add files of their own, and change neither other files nor what the home page requests', async () => {
    const files = filesOfSite();
    const requests = await requestsOfHome();
    assert.ok(requests.includes('/remotes.json'), requests.join(' '));
    assert.equal((await fetch(`${web.url}/remote7`)).status, 404);

    await shipRemotes(
      Object.fromEntries(Object.entries(generated).map(([name, record]) => [name, built(name, record)])),
      site,
    );

    assert.equal((await fetch(`${web.url}/remote7`)).status, 200);
    const after = filesOfSite();
    const changed = [...files].filter(([file, content]) => after.get(file) !== content).map(([file]) => file);
    assert.deepEqual(changed.toSorted(), ['remotes.json', 'remotes.json.br', 'remotes.json.gz']);
    const added = [...after.keys()].filter((file) => !files.has(file));
    assert.deepEqual(
      added.filter((file) => !/^(remotes|\.owned)\/remote\d+/.test(file)),
      [],
    );
    assert.deepEqual(await requestsOfHome(), requests);
  });

  const filesOfSite = (): ReadonlyMap<string, string> =>
    new Map(
      globSync(['**/*', '.owned/*', '.pages/**/*', '.well-known/*'], { cwd: site, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .map((file) => [file.slice(site.length + 1), readFileSync(file, 'latin1')]),
    );

  /** Requests of a first visit, without idle prefetching. */
  async function requestsOfHome(): Promise<readonly string[]> {
    const context = await browser.newContext();
    context.setDefaultTimeout(waitDeadlineMs());
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      // Opts out of reporting.
      Math.random = () => 0.99;
    });
    const page = await context.newPage();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url().slice(web.url.length)));
    const settled = watchRequests(page);
    await page.goto(`${web.url}/`);
    // Wait for hydration.
    await page.waitForFunction(() => !document.querySelector('[data-for-visitors]'));
    await settled();
    await context.close();
    return requests.toSorted();
  }

  function built(name: string, record: object): string {
    const place = join(folder, 'dist', name);
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'record.json'), JSON.stringify(record));
    writeFileSync(join(place, 'remoteEntry.js'), name);
    return place;
  }
});
