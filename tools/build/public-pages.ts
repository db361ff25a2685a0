import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ownerOf } from '../../apps/shell/src/remotes/ownership.ts';
import { folderOf } from '../../apps/shell/src/remotes/place.ts';
import { headOf, scriptsAfterPaint, styleLink } from './page-head.ts';
import { drawnPreview, type Preview, PREVIEWS } from './preview/drawn-preview.ts';
import { renderPages } from './renderer.ts';
import { removeCompressed, replaceCompressed, replaceFile } from './replace-file.ts';
import type { RemoteRecord, RemoteTable } from './site.ts';

const FOLDER = '.pages';

/** File of the page at `path`, relative to the site. Known to nginx too. */
export const pageFileOf = (path: string): string => `${FOLDER}/${path.replace(/\/+$/, '').slice(1) || '~'}.html`;

const pathOf = (file: string): string => `/${file.slice(0, -'.html'.length).replace(/^~$/, '')}`;

interface Composition {
  readonly shell: string;
  readonly table: RemoteTable;
  readonly folders: Readonly<Record<string, string>>;
  readonly publicUrl: string | undefined;
}

interface ComposedPage {
  readonly html: string;
  readonly preview: Preview | undefined;
}

/** Renders the public pages of remotes by path, without writing them. */
export async function composePages(composition: Composition): Promise<ReadonlyMap<string, ComposedPage>> {
  const { shell, table, folders, publicUrl } = composition;
  const composed = new Map<string, ComposedPage>();
  for (const [name, folder] of Object.entries(folders)) {
    const record = table[name];
    if (!record) continue;
    const pages = await renderPages(shell, name, { version: record.version, folder });
    if (pages.length === 0) continue;
    const template = readFileSync(join(shell, 'index.html'), 'utf8');
    const styles = stylesOf(name, record);
    // A shell published earlier starts them itself.
    const scripts = placeOf('scripts').exec(template)?.[0];
    for (const page of pages) {
      if (ownerOf(table, page.path) !== name) throw new Error(`${name} does not own its public page ${page.path}.`);
      const preview = publicUrl && page.image ? await drawnPreview(page.path, page.image, publicUrl) : undefined;
      const head = headOf(page, publicUrl, preview?.path);
      const html = withPage(template, page.path, {
        page: head,
        styles,
        content: page.content,
        ...(scripts !== undefined && { scripts: scriptsAfterPaint(scripts) }),
      });
      composed.set(page.path, { html, preview });
    }
  }
  return composed;
}

interface Placement {
  readonly pages: ReadonlyMap<string, ComposedPage>;
  readonly table: RemoteTable;
  /** Remotes whose pages these are. Their other pages are removed. */
  readonly names: readonly string[];
  readonly publicUrl: string | undefined;
}

/** Writes the pages, the sitemap and robots.txt. */
export function placePublicPages(site: string, { pages, table, names, publicUrl }: Placement): void {
  placePages(site, pages, table, names);
  removeUnusedPreviews(site);
  listPages(site, publicUrl);
}

function placePages(
  site: string,
  pages: ReadonlyMap<string, ComposedPage>,
  table: RemoteTable,
  names: readonly string[],
): void {
  for (const [path, { html, preview }] of pages) {
    if (preview) replaceFile(join(site, preview.path), preview.picture);
    replaceCompressed(join(site, pageFileOf(path)), html);
  }
  for (const path of publishedPages(site)) {
    const owner = ownerOf(table, path);
    const isLeft = owner === undefined || names.includes(owner);
    if (isLeft && !pages.has(path)) removeCompressed(join(site, pageFileOf(path)));
  }
}

function removeUnusedPreviews(site: string): void {
  const folder = join(site, PREVIEWS);
  if (!existsSync(folder)) return;
  const pages = publishedPages(site).map((path) => readFileSync(join(site, pageFileOf(path)), 'utf8'));
  for (const name of readdirSync(folder))
    if (!pages.some((page) => page.includes(`${PREVIEWS}${name}`))) rmSync(join(folder, name));
}

function listPages(site: string, publicUrl: string | undefined): void {
  const places = [
    'User-agent: *',
    'Disallow: /api/',
    ...(publicUrl ? ['', `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`] : []),
  ];
  replaceFile(join(site, 'robots.txt'), `${places.join('\n')}\n`);
  if (!publicUrl) return rmSync(join(site, 'sitemap.xml'), { force: true });
  const entries = publishedPages(site).map((path) => `  <url><loc>${new URL(path, publicUrl).href}</loc></url>\n`);
  replaceFile(
    join(site, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`,
  );
}

const publishedPages = (site: string): string[] =>
  existsSync(join(site, FOLDER))
    ? globSync('**/*.html', { cwd: join(site, FOLDER) })
        .map(pathOf)
        .sort()
    : [];

/** Follow the styles of the shell. */
function stylesOf(name: string, { version, preload }: RemoteRecord): string {
  const files = preload.filter((file) => file.endsWith('.css'));
  return files.map((file) => styleLink(folderOf(name, version), file)).join('');
}

/** A placeholder in the shell's HTML template. */
export const placeOf = (name: string): RegExp => new RegExp(`<!--!${name}-->.*<!--!/${name}-->`, 's');

function withPage(template: string, path: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((html, [name, text]) => {
    const place = placeOf(name);
    if (!place.test(html)) throw new Error(`The shell's page has no place for the ${name} of ${path}.`);
    return html.replace(place, () => text);
  }, template);
}
