import { execFile } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { seller, signIn } from './people.ts';
import { product } from './product.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const NEXT = '1.1.0-next';
const TITLE = 'Tell us about your prospect opportunity.';
const NEXT_TITLE = 'Tell us about your next opportunity.';

test('a remote is shipped, rolled back, and refused if built against another contract, while a page stays open', async ({
  page,
  context,
}) => {
  const before = shipped();
  const others = versionsOfOthers();
  await signIn(context, seller);
  await page.clock.install();
  await page.goto('/pricing-calculator');
  await expect(heading(page)).toHaveText(TITLE);
  await leave(page);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const scripts = scriptsAskedFor(page);

  await ship({ REMOTE_VERSION: NEXT }, 'calculator');
  expect(shipped()).toBe(NEXT);
  rewrite(NEXT, (text) => text.replaceAll(TITLE, NEXT_TITLE));
  await visit(page, NEXT, NEXT_TITLE);
  expect(scripts.filter((path) => !path.startsWith(`/remotes/calculator/${NEXT}/`))).toEqual([]);
  await leave(page);

  await ship({}, 'calculator', '--back');
  for (let visits = 0; visits < 2; visits++) {
    await visit(page, before);
    await leave(page);
  }
  expect(versionsOfOthers()).toEqual(others);

  shipForeign();
  await toCalculator(page);
  await expect(heading(page)).toHaveText("This page didn't load");
  await leave(page);
  await toCalculator(page);
  await expect(heading(page)).toHaveText("This page didn't load");
  await page.getByText('Details').click();
  const details = page.getByRole('alert').getByRole('group');
  await expect(details).toContainText('@casewright/web');
  await expect(details).toContainText('^99.0.0');

  await ship({}, 'calculator');
  await page.clock.fastForward('00:30');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page)).toHaveText(TITLE);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

/** `npm run ship`, on the published files of the product under test. */
const ship = (env: NodeJS.ProcessEnv, ...args: string[]): Promise<unknown> =>
  promisify(execFile)(process.execPath, ['tools/ship/ship.mjs', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  });

/** Ships the calculator as it is, but requiring another major version of the contract. */
function shipForeign(): void {
  const table = readTable();
  const file = join(product.site, 'remotes.json');
  writeFileSync(file, JSON.stringify({ ...table, calculator: { ...table['calculator'], requires: '^99.0.0' } }));
  for (const compressed of ['.br', '.gz']) rmSync(file + compressed);
}

/** Changes the scripts of a version that no page has loaded yet, and removes their compressed copies. */
function rewrite(version: string, change: (text: string) => string): void {
  for (const file of globSync('**/*.js{,.br,.gz}', { cwd: folderOf(version) })) {
    const path = join(folderOf(version), file);
    if (file.endsWith('.js')) writeFileSync(path, change(readFileSync(path, 'utf8')));
    else rmSync(path);
  }
}

const folderOf = (version: string): string => join(product.site, 'remotes/calculator', version);

interface Remote {
  readonly version: string;
}

const readTable = (): Record<string, Remote> =>
  JSON.parse(readFileSync(join(product.site, 'remotes.json'), 'utf8')) as Record<string, Remote>;

const shipped = (): string => readTable()['calculator']?.version ?? '';

const versionsOfOthers = () =>
  Object.entries(readTable())
    .filter(([name]) => name !== 'calculator')
    .map(([name, { version }]) => [name, version]);

function scriptsAskedFor(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) paths.push(pathname);
  });
  return paths;
}

async function visit(page: Page, version: string, title = TITLE): Promise<void> {
  await toCalculator(page);
  await expect(page.locator('[data-app=calculator]')).toHaveAttribute('data-version', version);
  await expect(heading(page)).toHaveText(title);
}

/** Lets the page's table of versions expire, then opens the calculator. */
async function toCalculator(page: Page): Promise<void> {
  await page.clock.fastForward('00:30');
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Pricing Calculator' }).click();
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'seller' }).click();
  await expect(heading(page)).toHaveText('Hello, seller');
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
