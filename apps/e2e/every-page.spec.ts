import { type Browser, expect, type Page, test } from '@playwright/test';
import { complaintsOf, violations } from './complaints.ts';
import { admin, type Person, seller, signIn } from './people.ts';

interface PageOfProduct {
  readonly path: string;
  readonly as?: Person;
}

const VISITED = ['/', '/auth', '/login', '/verify-email?email=dana%40fabrikam.example', '/nowhere'];
const SIGNED_IN = [
  '/profile',
  '/purchase-credits',
  '/transaction-history',
  '/messages',
  '/messages?compose',
  '/sent',
  '/pricing-calculator',
  '/compute-model',
  '/competitive-solutions',
  '/pursuit-parameters',
  '/support-services',
  '/cost-calculation',
];
const pages: readonly PageOfProduct[] = [
  ...VISITED.map((path) => ({ path })),
  { path: '/pricing-calculator' },
  ...SIGNED_IN.map((path) => ({ path, as: seller })),
  { path: '/admin', as: seller },
  ...['/profile', '/messages?compose', '/admin'].map((path) => ({ path, as: admin })),
];
const WIDTHS = [1440, 768, 390];

for (const { path, as: person } of pages) {
  test(`${path} as ${person?.email ?? 'a visitor'}: accessible, within its width, within the policy`, async ({
    browser,
  }) => {
    const page = await open(browser, person);
    const complaints = complaintsOf(page);
    const broken: string[] = [];
    const judge = async (width: number, colorScheme: 'light' | 'dark', ...rules: string[]) => {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      broken.push(...(await violations(page, ...rules)).map((violation) => `${width} ${colorScheme}: ${violation}`));
    };
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await goto(page, path);
      await judge(width, 'light');
      // The other theme is the same page in other colours.
      await judge(width, 'dark', 'color-contrast');
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (beyond > 0) broken.push(`${width}: ${beyond} px wider than the window`);
    }
    expect(broken).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('each page has a title of its own', async ({ browser }) => {
  const titles: string[] = [];
  for (const [person, paths] of [
    [undefined, VISITED],
    [seller, SIGNED_IN.filter((path) => !path.includes('compose'))],
    [admin, ['/admin']],
  ] as const) {
    const page = await open(browser, person);
    for (const path of paths) {
      await goto(page, path);
      titles.push(await page.title());
    }
  }
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  expect(titles.filter((title) => !title.includes('Casewright'))).toEqual([]);
});

async function open(browser: Browser, person?: Person): Promise<Page> {
  const context = await browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce' });
  if (person) await signIn(context, person);
  return context.newPage();
}

/** Until all that it asked for has come. */
async function goto(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  await page.locator('main:not([aria-busy]) h1').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}
