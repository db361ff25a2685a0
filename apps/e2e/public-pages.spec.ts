import { expect, type Page, test } from '@playwright/test';
import { complaintsOf } from './complaints.ts';
import { inTwoParts } from './in-two-parts.ts';
import { seller, signIn } from './people.ts';
import { painted, watchRequests } from './settled.ts';
import { shiftsOf, watchShifts, withoutWebFonts } from './shifts.ts';

const PAGES = [
  ...['/', '/plans', '/sample-case', '/our-mission', '/what-we-do', '/contact?source=plans', '/pilot-program'],
  ...['/performance-enhancement', '/cost-optimization', '/strategic-alignment'],
  ...['/terms-of-service?source=pilot', '/privacy-policy', '/report-abuse', '/report-security', '/verify'],
];
/** They differ for a user, not only in the header. */
const PAGES_FOR_USERS = ['/', '/plans', '/performance-enhancement', '/pilot-program'];
const MAX_SHIFT = 0.01;

for (const { colorScheme, person, pages } of [
  { colorScheme: 'light', person: undefined, pages: PAGES },
  { colorScheme: 'dark', person: seller, pages: PAGES_FOR_USERS },
] as const) {
  test.describe(`public pages in ${colorScheme}, as ${person?.email ?? 'a visitor'}`, () => {
    test.use({ colorScheme });

    test('hydrate without changes or layout shifts', async ({ page, context }) => {
      const complaints = complaintsOf(page);
      await withoutWebFonts(page);
      await watchShifts(page);
      if (person) {
        await signIn(context, person);
        // Leaves the stored mark of a signed-in user.
        await page.goto('/');
        await alive(page);
      }
      for (const path of pages) {
        const settled = watchRequests(page);
        await page.goto(path, { waitUntil: 'commit' });
        const heading = await page.waitForSelector('h1');
        await alive(page);
        await settled();
        const account = page.getByRole('banner').getByText(person ? 'Sign Out' : 'Login');
        await expect(account.filter({ visible: true })).toBeVisible();
        // A rerendered page would have another heading element.
        expect(await heading.evaluate(({ isConnected }) => isConnected), path).toBe(true);
        await expectStill(page, path);
      }
      expect(complaints).toEqual([]);
    });
  });
}

/** The last words of the first part of a page. */
const ENDS = new Map([
  ['/', 'Year 5'],
  ['/sample-case', 'Payback'],
  ['/privacy-policy', 'San Francisco, California'],
  ['/report-abuse', 'on business days.'],
]);

test('public pages do not shift while the rest of them loads', async ({ page }) => {
  await using arriving = await inTwoParts(ENDS);
  await withoutWebFonts(page);
  await watchShifts(page);
  for (const [path, end] of ENDS) {
    await page.goto(arriving.url + path, { waitUntil: 'commit' });
    await expect(page.getByRole('main')).toContainText(end);
    await painted(page);
    arriving.release();
    await alive(page);
    await expectStill(page, path);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('public pages show their content and links, and the contact form works', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Create an Account' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'See how a case is built' }).click();
    await expect(page).toHaveURL(/#case-process$/);
    await page.getByRole('banner').getByRole('link', { name: 'Account Plans' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Plans');
    await expect(page).toHaveTitle('Account Plans · Casewright');
    // On a phone, the menu needs JavaScript, so the header shows its links.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('form', { name: 'Get in Touch' })).toBeVisible();

    await page.getByLabel('Contact Name').fill('Ruth <b>Adeyemi</b>');
    await page.getByLabel('Contact Email').fill('ruth@harbor.example');
    await page.getByLabel('Contact Number').fill('415-555-01');
    await page.getByLabel('Message').fill('We sell edge servers.\nHello.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('alert')).toHaveText('Validation ErrorPhone number must be at least 10 characters');
    const phone = page.getByLabel('Contact Number');
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription('Phone number must be at least 10 characters');
    await expect(page.getByLabel('Contact Name')).toHaveValue('Ruth <b>Adeyemi</b>');
    await expect(page.getByLabel('Message')).toHaveValue('We sell edge servers.\nHello.');
    await phone.fill('415-555-0142');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText("Thank you for contacting us! We'll get back to you soon.")).toBeVisible();
    await expect(page).toHaveURL(/\/contact#sent$/);
  });
});

test('a public page stays readable with working links if its remote is unavailable', async ({ page }) => {
  await page.route('**/remotes/marketing/**/*.js', (route) => route.fulfill({ status: 404 }));
  const failed = page.waitForResponse((answer) => answer.url().includes('remoteEntry') && answer.status() === 404);
  const settled = watchRequests(page);
  await page.goto('/plans');
  await failed;
  await settled();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Plans');
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch');
});

test('a public page used before hydration keeps its place and replays the click', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/main.*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/sample-case', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Dark theme' }).click();
  const hosts = page.getByRole('slider', { name: 'Hosts after consolidation' });
  await hosts.press('Home');
  await page.getByRole('link', { name: 'Report Security' }).scrollIntoViewIfNeeded();
  const readAt = await page.evaluate(() => scrollY);
  expect(readAt).toBeGreaterThan(200);
  held.resolve();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => scrollY)).toBe(readAt);
  await expect(hosts).toHaveAttribute('aria-valuetext', '66');
});

async function expectStill(page: Page, path: string): Promise<void> {
  const shifts = await shiftsOf(page);
  const score = shifts.reduce((sum, shift) => sum + shift.score, 0);
  expect(score, `${path} moved: ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(MAX_SHIFT);
}

/** Waits for hydration and the session. */
const alive = (page: Page): Promise<void> => expect(page.locator('[data-for-visitors]')).toHaveCount(0);
