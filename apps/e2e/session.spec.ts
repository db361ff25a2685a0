import { expect, type Page, test } from '@playwright/test';
import { admin, aPerson, type Person, seller, signIn } from './people.ts';
import { expectNotice } from './notices.ts';

for (const width of [1440, 390]) {
  for (const [who, person, path] of [
    ['a visitor', undefined, '/'],
    ['who is signed in', seller, '/'],
    ['who is signed in', seller, '/pricing-calculator'],
  ] as const) {
    test(`nothing moves when it becomes known on ${path} at ${width} px that it is ${who}`, async ({
      page,
      context,
    }) => {
      if (person) await signIn(context, person);
      await page.setViewportSize({ width, height: 844 });
      const release = await hold(page, '**/api/session');
      await page.goto(path);
      await expect(page.getByRole('banner')).toBeVisible();
      await page.evaluate(async () => (await document.fonts.ready).size);
      const before = await headerBoxes(page);
      await watchShifts(page);
      release();
      const known = person ? page.locator('a[href="/profile"]') : page.locator('header a[href="/login"]');
      await known.first().waitFor({ state: 'attached' });
      await expect(heading(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await headerBoxes(page)).toEqual(before);
      expect(await shifts(page)).toEqual([]);
    });
  }
}

test('a long name and many messages leave the header readable', async ({ page, context }) => {
  await signIn(context, seller);
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.route('**/api/session', async (route) => {
    const response = await route.fetch();
    const { user } = (await response.json()) as { user: object };
    return route.fulfill({ response, json: { user: { ...user, name: 'maximiliane.featherstonehaugh' } } });
  });
  await page.route('**/api/messages/unread-count', (route) => route.fulfill({ json: { count: 128 } }));
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /^Messages 99/ })).toBeVisible();
  const last = await header.getByRole('link', { name: 'Contact Us' }).boundingBox();
  const next = await header.getByTitle('Profile').first().boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan(next?.x ?? 0);
});

test('a deep link leads through signing in to where it points', async ({ page }) => {
  const person = await aPerson();
  await page.goto('/messages?compose');
  await expect(page).toHaveURL(`/login?return=${encodeURIComponent('/messages?compose')}`);
  await expect(heading(page)).toHaveText('Login');
  await fillIn(page, person);
  await expect(page).toHaveURL('/messages?compose');
  await expect(page.getByLabel('Subject')).toBeFocused();
  // The way back leads past the page for signing in.
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test('what a visitor answered is there after signing in, and gone after signing out', async ({ page }) => {
  const person = await aPerson();
  await page.goto('/pricing-calculator');
  await page.getByLabel('Solution 1').first().fill('Helix Private Cloud');
  await page.getByRole('link', { name: 'Proceed' }).click();
  await expect(page).toHaveURL(`/login?return=${encodeURIComponent('/compute-model')}`);
  await fillIn(page, person);
  await expect(heading(page)).toHaveText('Where will the workloads run?');
  await page.getByLabel('Helix Private Cloud: AWS').check();
  await page.reload();
  await expect(page.getByLabel('Helix Private Cloud: AWS')).toBeChecked();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login/);
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toMatch(/Helix|aws/);
});

test('signing out in one tab signs out the others, and signing in signs them in', async ({ page, context }) => {
  const person = await aPerson();
  await signIn(context, person);
  const other = await context.newPage();
  await page.goto('/');
  await other.goto('/profile');
  await expect(heading(other)).toContainText('Hello');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(other).toHaveURL(`/login?return=${encodeURIComponent('/profile')}`);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await fillIn(page, person);
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(heading(other)).toContainText('Hello');
});

test('a session that ended on the server leads to signing in', async ({ page, context }) => {
  await signIn(context, await aPerson());
  await page.goto('/transaction-history', { waitUntil: 'networkidle' });
  await expect(page.getByText('No Transactions Yet')).toBeVisible();
  await context.clearCookies();
  await page.getByRole('button', { name: 'Refresh History' }).click();
  await expect(page).toHaveURL(/\/login\?return=/);
});

test('a page begins at its top with its heading in focus, and the way back ends where it began', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Report Security' }).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(200);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle('Login · Casewright');

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(left));
  await page.goForward();
  await expect(heading(page)).toHaveText('Login');
});

test('the way back through the areas shows each as it was', async ({ page, context }) => {
  await signIn(context, seller);
  await page.goto('/profile');
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
  await page.goForward();
  await expect(heading(page)).toHaveText('Messages');
});

test('an address that nobody owns is not found, and leads home', async ({ page }) => {
  for (const path of ['/nowhere', '/profile/deeper', '/compute-model/deeper', '/admin/nothing']) {
    await page.goto(path);
    await expect(heading(page)).toHaveText('Oops! Page not found');
  }
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a server that is just starting again makes nobody a visitor', async ({ page, context }) => {
  await signIn(context, seller);
  let refusals = 0;
  await page.route('**/api/session', (route) => (refusals++ < 2 ? route.fulfill({ status: 503 }) : route.continue()));
  await page.goto('/profile');
  await expect(heading(page)).toHaveText('Hello, seller');
  expect(refusals).toBeGreaterThan(1);
});

const troubles = [
  { path: '/transaction-history', api: '**/api/credits/transactions*', says: 'Failed to load transaction history.' },
  { path: '/messages', api: '**/api/messages?*', says: 'Failed to load messages.' },
  { path: '/sent', api: '**/api/messages?*', says: 'Failed to load sent messages.' },
  { path: '/cost-calculation', api: '**/api/cases/quote', says: 'The price could not be confirmed.' },
  { path: '/admin', api: '**/api/admin/users*', says: 'Failed to load users.', as: admin },
] as const;

for (const { path, api, says, ...rest } of troubles) {
  test(`${path} tells that the server failed, and Retry asks again`, async ({ page, context }) => {
    await signIn(context, 'as' in rest ? rest.as : seller);
    await page.route(api, (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(path);
    const failure = page.getByRole('main').getByRole('alert').filter({ hasText: says });
    await expect(failure).toBeVisible();
    await page.unroute(api);
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(failure).toHaveCount(0);
    await expect(heading(page)).toBeVisible();
  });
}

for (const { path, api, ...rest } of troubles.filter(({ path }) => path !== '/cost-calculation')) {
  test(`${path} holds the place of what is slow to come`, async ({ page, context }) => {
    await signIn(context, 'as' in rest ? rest.as : seller);
    const release = await hold(page, api);
    await page.goto(path);
    const place = page.getByRole('main').getByRole('status', { name: /^Loading/ });
    await expect(place).toBeVisible();
    await expect(heading(page)).toBeVisible();
    release();
    await expect(place).toHaveCount(0);
  });
}

test('a form keeps what was typed when the server fails', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/api/session', (route) => route.fulfill({ status: 502, body: '' }));
  await fillIn(page, seller);
  await expectNotice(page, 'Login Failed', 'An unexpected error occurred. Please try again.');
  await page.unroute('**/api/session');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function fillIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Has the answers wait until they are released. */
async function hold(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => (await held, route.continue()));
  return release;
}

/** Where everything in the header is that stands there whoever asks. */
const headerBoxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, header > div > a, header nav[aria-label=Main]:not([hidden]) a')]
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
      .map(({ name, box: { x, y, width, height } }) => `${name?.slice(0, 20)}: ${x} ${y} ${width} ${height}`)
      .slice(0, 8),
  );

/** What moves from now on without the user having done anything. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { shifts: seen });
    new PerformanceObserver((list) => {
      const moved = (list.getEntries() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
      for (const { node } of moved.flatMap(({ sources }) => sources))
        seen.push(node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent));
    }).observe({ type: 'layout-shift' });
  });

const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

interface Shift extends PerformanceEntry {
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node }[];
}
