import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type Browser, chromium, type Page } from '@playwright/test';
import { WorkspaceCopy } from '../architecture/workspace-copy.ts';
import { CHROMIUM_ARGS, programOf } from '../bench/page-weight.ts';
import { findChromium } from '../test/chromium.ts';
import { bin } from '../test/command.ts';
import { waitDeadlineMs } from '../test/deadline.ts';
import { onlyInSoak } from '../test/soaked.ts';
import { startTemporaryProduct, type TemporaryProduct } from '../test/temporary-product.ts';

const PATH = '/news-room';
const LABEL = 'News of the Day';

/** Files that affect whether a shell finds a remote added after its build. */
const skip = onlyInSoak('apps/shell/src/remotes', 'tools/ship/main.ts', 'tools/build/site.ts');

describe('a remote shipped into a running product whose shell was built without it', { skip }, () => {
  let running: TemporaryProduct;
  let browser: Browser;

  before(async () => {
    running = await startTemporaryProduct();
    const executablePath = programOf(findChromium((line) => console.log(line)));
    browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  });

  after(async () => {
    await browser.close();
    await running.stop();
  });

  it('adds its path, menu entry and page to open pages', async () => {
    const page = await openProfile();
    const menu = page.getByRole('navigation', { name: 'Account' });
    assert.equal(await menu.getByRole('link', { name: LABEL }).count(), 0);
    assert.equal(await statusOf(PATH), 404);
    await page.evaluate(() => Object.assign(window, { stillHere: true }));

    shipNewRemote();

    assert.equal(await statusOf(PATH), 200);
    // After the page's table of remotes has expired.
    await page.clock.fastForward('00:30');
    await menu.getByRole('link', { name: 'Transaction History' }).click();
    await menu.getByRole('link', { name: LABEL }).click();
    await heading(page, 'News room').waitFor();
    assert.equal(new URL(page.url()).pathname, PATH);
    assert.equal(await page.locator('[data-app=news-room]').count(), 1);
    // Neither the shell nor the open page was reloaded.
    assert.ok(await page.evaluate(() => 'stillHere' in window));

    await page.reload();
    await heading(page, 'News room').waitFor();
  });

  /** A seller's profile page. */
  async function openProfile(): Promise<Page> {
    const { url } = running.product;
    const context = await browser.newContext();
    context.setDefaultTimeout(waitDeadlineMs());
    const answer = await context.request.post(`${url}/api/session`, {
      headers: { origin: url },
      data: { email: 'seller@northwind.example', password: running.env['DEMO_PASSWORD'] },
    });
    assert.ok(answer.ok());
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(`${url}/profile`);
    await heading(page, 'Hello, seller').waitFor();
    return page;
  }

  const statusOf = async (path: string): Promise<number> => (await fetch(running.product.url + path)).status;

  /** In a separate checkout, as its team would. */
  function shipNewRemote(): void {
    const checkout = new WorkspaceCopy();
    checkout.run(bin('nx'), 'generate', './tools:remote', 'news-room');
    const declaration = {
      paths: [PATH],
      accountPaths: [PATH],
      menu: [{ group: 'Work', label: LABEL, path: PATH, icon: 'newspaper', order: 9 }],
    };
    writeFileSync(join(checkout.folder, 'apps/news-room/remote.json'), JSON.stringify(declaration));
    checkout.run('tools/ship/ship.mjs', 'news-room', '--to', running.env['SITE'] ?? '');
  }
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
