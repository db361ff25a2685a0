import { expect, type Page, type Route, test } from '@playwright/test';
import { seller, signIn } from './people.ts';
import { watchRequests } from './settled.ts';
import { shiftsOf, watchShifts, withoutWebFonts } from './shifts.ts';

test('the header does not move when the session loads, and fits a long name with many messages', async ({
  page,
  context,
}) => {
  await signIn(context, seller);
  for (const [width, path] of [
    [390, '/'],
    [1440, '/pricing-calculator'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await withoutWebFonts(page);
    const settled = watchRequests(page);
    const release = await hold(page, '**/api/session');
    const releaseCount = await hold(page, '**/api/messages/unread-count', { count: 12 });
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeVisible();
    const before = await headerBoxes(page);
    await watchShifts(page);
    await release();
    await page.locator('a[href="/profile"]').first().waitFor({ state: 'attached' });
    await expect(heading(page)).toBeVisible();
    await releaseCount();
    await expect(page.getByRole('banner').getByText('12').filter({ visible: true })).toBeVisible();
    await settled();
    expect(await headerBoxes(page)).toEqual(before);
    expect(await shiftsOf(page)).toEqual([]);
  }

  await page.setViewportSize({ width: 1280, height: 844 });
  // Read first, since the page may send requests until the end.
  const { user } = (await (await page.request.get('/api/session')).json()) as { user: object };
  const long = { user: { ...user, name: 'maximiliane.featherstonehaugh' } };
  await page.route('**/api/session', (route) => route.fulfill({ json: long }));
  await page.route('**/api/messages/unread-count', (route) => route.fulfill({ json: { count: 128 } }));
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /^Messages 99/ })).toBeVisible();
  const last = await header.getByRole('link', { name: 'Contact Us' }).boundingBox();
  const next = await header.getByTitle('Profile').first().boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan(next?.x ?? 0);
});

test('a page opens at the top with its heading focused, and back restores each scroll position', async ({
  page,
  context,
}) => {
  await signIn(context, seller);
  await page.goto('/');
  await page.getByRole('link', { name: 'Report Security' }).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(200);
  await page.getByRole('banner').getByRole('link', { name: 'seller' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, seller' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle('Dashboard · Casewright');

  const menu = page.getByRole('navigation', { name: 'Account' });
  await menu.getByRole('link', { name: 'Inbox' }).click();
  await expect(heading(page)).toHaveText('Messages');
  await menu.getByRole('link', { name: 'Pricing Calculator' }).click();
  await page.getByRole('link', { name: 'Proceed' }).click();
  await expect(heading(page)).toHaveText('Where will the workloads run?');
  for (const title of ['Tell us about your prospect opportunity.', 'Messages', 'Hello, seller']) {
    await page.goBack();
    await expect(heading(page)).toHaveText(title);
  }
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(left));
  await page.goForward();
  await expect(heading(page)).toHaveText('Hello, seller');
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Holds back the server's answers, or `json` instead, until released. */
async function hold(page: Page, url: string, json?: object): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const answered: Promise<void>[] = [];
  const answer = (route: Route) => answered.push(held.then(() => (json ? route.fulfill({ json }) : route.continue())));
  await page.route(url, answer);
  return async () => {
    release();
    await Promise.all(answered);
    if (!json) await page.unroute(url, answer);
  };
}

/** Positions of the header elements that all visitors see. */
const headerBoxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, header > div > a, header nav[aria-label=Main]:not([hidden]) a')]
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
      .map(({ name, box: { x, y, width, height } }) => `${name?.slice(0, 20)}: ${x} ${y} ${width} ${height}`)
      .slice(0, 8),
  );
