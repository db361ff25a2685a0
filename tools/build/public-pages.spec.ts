import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { before, describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { buildWhatChanged } from '../start/build.ts';
import { temporaryFolder } from '../services/temporary-folder.ts';
import { fromRoot } from '../webpack/from-root.ts';
import { remotes } from './applications.ts';
import { builtRemote, builtShell } from './built.fixture.ts';
import { pageFileOf } from './public-pages.ts';
import { publish } from './publish.ts';
import { shipRemotes, shipShell } from './site.ts';

const PUBLIC_URL = 'https://casewright.example';
const MAX_BYTES = 12_000;
const PREVIEW_AT_MOST_BYTES = 80_000;
/** What schema.org and Google require of each kind. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Product: ['name', 'description', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  Brand: ['name'],
  PostalAddress: ['addressLocality', 'addressCountry'],
};

/** Moves the clock of a process. */
const IN_A_YEAR = `data:text/javascript,${encodeURIComponent(`
  const Real = Date, now = () => Real.now() + 366 * 24 * 60 * 60 * 1000;
  globalThis.Date = class extends Real {
    constructor(...given) { given.length ? super(...given) : super(now()); }
    static now() { return now(); }
  };`)}`;

describe('the public pages', () => {
  const site = join(temporaryFolder('public-pages'), 'site');
  let paths: readonly string[] = [];
  const read = (path: string) => readFileSync(join(site, pageFileOf(path)), 'utf8');
  const owned = JSON.parse(readFileSync(fromRoot('apps/marketing/remote.json'), 'utf8')) as { paths: string[] };

  before(async () => {
    await buildWhatChanged();
    await publish(site, PUBLIC_URL);
    const map = readFileSync(join(site, 'sitemap.xml'), 'utf8');
    paths = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  });

  it('are those of marketing, listed for search engines', () => {
    assert.deepEqual(paths.toSorted(), owned.paths.toSorted());
    assert.match(
      readFileSync(join(site, 'robots.txt'), 'utf8'),
      /^Sitemap: https:\/\/casewright\.example\/sitemap\.xml$/m,
    );
  });

  it('preload their scripts and let the first one start them', () => {
    for (const path of paths) {
      const html = read(path);
      assert.match(
        html,
        /<link rel="preload" as="script" href="\/assets\/main\.\w+\.js" fetchpriority="low" data-after-paint>/,
        path,
      );
      assert.deepEqual(
        [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src),
        ['/early.js'],
        path,
      );
    }
  });

  it('have a title and description of their own', () => {
    const texts = () => new Set<string>();
    const said = { title: texts(), description: texts(), h1: texts(), preview: texts() };
    for (const path of paths) {
      const html = read(path);
      const one = (pattern: RegExp) => {
        const found = [...html.matchAll(pattern)].map(([, text = '']) => text);
        assert.equal(found.length, 1, `${path} has ${found.length} of ${pattern}`);
        return found[0] ?? '';
      };
      said.title.add(one(/<title>([^<]+)<\/title>(?=.*<\/head>)/g));
      const description = one(/<meta name="description" content="(.+?)">/g);
      assert.ok(description.length >= 70 && description.length <= 160, `${path}: ${description.length} characters`);
      said.description.add(description);
      said.h1.add(one(/<h1[^>]*>(.+?)<\/h1>/g));
      const address = PUBLIC_URL + path;
      assert.equal(one(/<link rel="canonical" href="(.+?)">/g), address);
      assert.equal(one(/<meta property="og:url" content="(.+?)">/g), address);
      assert.doesNotMatch(html, /noindex|\sstyle=/);
      said.preview.add(one(/<meta property="og:image" content="(.+?)">/g));
      assert.equal(one(/<meta name="twitter:card" content="(.+?)">/g), 'summary_large_image');
    }
    for (const [what, texts] of Object.entries(said)) assert.equal(texts.size, paths.length, what);
    // No other page is included.
    for (const path of paths)
      assert.equal([...said.h1].filter((title) => read(path).includes(`>${title}</h1>`)).length, 1, path);
    assert.match(readFileSync(join(site, 'index.html'), 'utf8'), /<meta name="robots" content="noindex"/);
  });

  it('have structured data that search engines accept', () => {
    const kinds = new Set<string>();
    const check = (data: unknown, path: string): void => {
      if (Array.isArray(data)) return data.forEach((part) => check(part, path));
      if (typeof data !== 'object' || data === null) return;
      const { '@type': kind = '' } = data as { '@type'?: string };
      kinds.add(kind);
      for (const property of REQUIRED[kind] ?? [`a kind that is known, not ${kind}`])
        assert.ok(property in data, `${kind} on ${path} has no ${property}`);
      for (const [name, value] of Object.entries(data)) {
        if (['url', 'item', 'logo'].includes(name)) assert.match(String(value), /^https:\/\//, path);
        check(value, path);
      }
    };
    for (const path of paths)
      for (const [, json = ''] of read(path).matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g))
        check(JSON.parse(json), path);
    assert.deepEqual([...kinds].sort(), Object.keys(REQUIRED).sort());
  });

  it('have preview images of the stated size', () => {
    const named = paths.map(
      (path) => /"og:image" content="https:\/\/casewright\.example(.+?)"/.exec(read(path))?.[1] ?? '',
    );
    const folder = join(site, dirname(named[0] ?? ''));
    assert.deepEqual(readdirSync(folder).toSorted(), named.map((name) => basename(name)).toSorted());
    const pictures = named.map((name) => readFileSync(join(site, name)));
    for (const picture of pictures) {
      assert.equal(picture.toString('latin1', 1, 4), 'PNG');
      assert.deepEqual([picture.readUInt32BE(16), picture.readUInt32BE(20)], [1200, 630]);
      assert.ok(picture.length <= PREVIEW_AT_MOST_BYTES);
    }
    assert.equal(new Set(pictures.map((picture) => picture.toString('latin1'))).size, paths.length);
  });

  it('link only to existing pages, files and sections', () => {
    const claims = remotes().flatMap((name) => {
      const text = readFileSync(fromRoot(`apps/${name}/remote.json`), 'utf8');
      return (JSON.parse(text) as { paths: string[] }).paths;
    });
    for (const path of paths) {
      for (const [, address = ''] of read(path).matchAll(/ (?:href|src)="([^"]+)"/g)) {
        if (address.startsWith('mailto:')) continue;
        const { origin, pathname, hash } = new URL(address, PUBLIC_URL + path);
        assert.equal(origin, PUBLIC_URL, address);
        // The API's suites test the answers.
        if (pathname.startsWith('/api/')) continue;
        const isThere = claims.some((claimed) => pathname === claimed || pathname.startsWith(`${claimed}/`));
        assert.ok(isThere || existsSync(join(site, pathname)), `${path} links to ${address}`);
        if (hash) assert.ok(read(pathname).includes(` id="${hash.slice(1)}"`), `${path} links to ${address}`);
      }
    }
  });

  it('do not depend on time or language, so that hydration matches', () => {
    const elsewhere = join(temporaryFolder('elsewhere'), 'site');
    const env = { ...process.env, PUBLIC_URL, TZ: 'Pacific/Auckland', LC_ALL: 'de_DE.UTF-8' };
    execFileSync(process.execPath, ['--import', IN_A_YEAR, fromRoot('tools/build/publish.ts'), elsewhere], { env });
    for (const path of paths) assert.equal(readFileSync(join(elsewhere, pageFileOf(path)), 'utf8'), read(path), path);
  });

  it('contain computed figures, but not the engine', () => {
    const { preload } = JSON.parse(readFileSync(fromRoot('dist/marketing/record.json'), 'utf8')) as {
      preload: readonly string[];
    };
    const scripts = preload.filter((file) => file.endsWith('.js'));
    const text = scripts.map((file) => readFileSync(fromRoot(`dist/marketing/${file}`), 'utf8')).join('');
    assert.ok(text.includes('$2.6M') && read('/').includes('$2.6M'));
    // The value model's error for a circular reference.
    assert.ok(!text.includes('depends on itself'));
  });

  it('take 12 kB at most', () => {
    for (const path of paths) {
      const size = brotliCompressSync(read(path)).length;
      assert.ok(size <= MAX_BYTES, `${path}: ${size} bytes`);
      assert.equal(readFileSync(join(site, `${pageFileOf(path)}.br`)).length, size);
    }
  });
});

describe('shipping public pages', () => {
  const folder = temporaryFolder('shipping-pages');
  let count = 0;

  it('removes pages that a version no longer has', async () => {
    const site = fresh();
    await shipShell(shell('S1'), site, { publicUrl: PUBLIC_URL });
    await shipRemotes({ notes: remote('a', 'first') }, site);
    assert.equal(readdirSync(join(site, 'assets/previews')).length, 1);
    // Paths below a public page don't exist.
    assert.deepEqual(readdirSync(join(site, '.owned')), []);
    await shipRemotes({ notes: remote('b', undefined) }, site);
    assert.ok(!existsSync(join(site, pageFileOf('/notes'))));
    assert.ok(!existsSync(join(site, `${pageFileOf('/notes')}.br`)));
    assert.deepEqual(readdirSync(join(site, 'assets/previews')), []);
    assert.deepEqual(readdirSync(join(site, '.owned')), ['notes']);
  });

  it('refuses inline styles and pages of other remotes without publishing anything', async () => {
    const site = fresh();
    await shipShell(shell('S1'), site);
    const styled = remote('a', '<p style="color: red">');
    await assert.rejects(
      shipRemotes({ notes: styled }, site),
      /\/notes is a public page, and has an inline style at a <p>/,
    );
    const foreign = remote('a', 'first', ['/elsewhere']);
    await assert.rejects(shipRemotes({ notes: foreign }, site), /notes does not own its public page \/notes/);
    assert.ok(!existsSync(join(site, 'remotes.json')));
  });

  const shell = (name: string) => builtShell(folder, name);
  const remote = (version: string, text: string | undefined, owned?: readonly string[]) =>
    builtRemote(folder, version, text, owned);
  const fresh = () => join(folder, String(count++), 'site');
});
