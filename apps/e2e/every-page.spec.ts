import { expect, type Page, test } from '@playwright/test';
import { complaintsOf, violations } from './complaints.ts';
import { admin, type Person, seller, signIn } from './people.ts';
import { watchRequests } from './settled.ts';
import { smallTargets } from './small-targets.ts';

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

interface PageOfProduct {
  readonly path: string;
  readonly title: string;
  readonly as?: Person;
}

/** Each has a title of its own, but for what opens within a page. */
const VISITED = {
  '/': 'Business value cases',
  '/plans': 'Account Plans',
  '/our-mission': 'Our Company',
  '/what-we-do': 'What We Do',
  '/performance-enhancement': 'Enhanced Performance',
  '/cost-optimization': 'Better Cost Optimization',
  '/strategic-alignment': 'Collaborative Orchestration',
  '/contact': 'Contact Us',
  '/pilot-program': 'Pilot Program',
  '/terms-of-service': 'Terms of Service',
  '/privacy-policy': 'Privacy Policy',
  '/report-abuse': 'Report Abuse',
  '/report-security': 'Report Security',
  '/auth': 'Create an Account',
  '/login': 'Login',
  '/password-reset': 'Reset Password',
  '/reset-password?access_token=one&refresh_token=two': 'Choose a New Password',
  '/undo-email-change?change=one&token=two': 'Undo Email Change',
  '/verify-email?email=dana%40fabrikam.example': 'Verify your email',
  '/nowhere': 'Page not found',
};
const CALCULATOR = { '/pricing-calculator': 'Solutions' };
const SIGNED_IN = {
  '/pilot-program': 'Pilot Program',
  '/profile': 'Dashboard',
  '/profile/settings': 'Profile · Settings',
  '/profile/settings?tab=security': 'Security · Settings',
  '/profile/settings?tab=data': 'Your data · Settings',
  '/purchase-credits': 'Purchase Value Credits',
  '/transaction-history': 'Transaction History',
  '/pursuit-history': 'Pursuit History',
  '/messages': 'Inbox',
  '/messages?compose': 'Inbox',
  '/sent': 'Sent',
  '/drafts': 'Drafts',
  ...CALCULATOR,
  '/compute-model': 'Environments',
  '/competitive-solutions': 'Compute models',
  '/pursuit-parameters': 'SLA and ACV',
  '/support-services': 'Support',
  '/cost-calculation': 'Result',
  '/calculations': 'Saved Calculations',
  '/calculations/compare': 'Compare Calculations',
};
const of = (titles: Readonly<Record<string, string>>, as?: Person): readonly PageOfProduct[] =>
  Object.entries(titles).map(([path, title]) => ({ path, title, ...(as && { as }) }));
const pages: readonly PageOfProduct[] = [
  ...of({ ...VISITED, ...CALCULATOR }),
  ...of({ ...SIGNED_IN, '/admin': 'Access Denied' }, seller),
  ...of({ '/profile': 'Dashboard', '/messages?compose': 'Inbox', '/admin': 'Admin Panel' }, admin),
];
/** The phone comes last: that is where accessibility is checked. */
const WIDTHS = [1440, 768, 320, 390];

for (const { path, title, as: person } of pages) {
  test(`${path} as ${person?.email ?? 'a visitor'}: named, accessible, within its width, within the policy`, async ({
    page,
    context,
  }) => {
    if (person) await signIn(context, person);
    const complaints = complaintsOf(page, path === '/nowhere' ? /status of 404/ : undefined);
    await page.setViewportSize({ width: 1440, height: 844 });
    await goto(page, path);
    await expect(page).toHaveTitle(path === '/' ? `Casewright · ${title}` : `${title} · Casewright`);
    const broken: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (beyond > 0) broken.push(`${width}: ${beyond} px wider than the window`);
    }
    broken.push(...(await violations(page)));
    broken.push(...(await smallTargets(page)).map((target) => `too small for a thumb: ${target}`));
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    broken.push(...(await violations(page, 'color-contrast')).map((violation) => `dark: ${violation}`));
    expect(broken).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

const opened: Record<string, (page: Page) => Promise<void>> = {
  'the menu of the header': async (page) => {
    await goto(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contact Us' })).toBeVisible();
  },
  'the menu of the account': async (page) => {
    await goto(page, '/profile');
    await page.getByRole('button', { name: /^Dashboard/ }).click();
    await expect(page.getByRole('link', { name: 'Purchase Value Credits' })).toBeVisible();
  },
  'the details of the cost': async (page) => {
    await goto(page, '/pursuit-parameters');
    await page.getByRole('button', { name: 'Details' }).click();
    await expect(page.getByRole('region', { name: 'Case cost details' })).toContainText('Due in 3 days');
  },
  'a question': async (page) => {
    await goto(page, '/pricing-calculator');
    await page.getByRole('button', { name: 'Clear All' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  },
  'a refusal beside its field': async (page) => {
    await goto(page, '/messages?compose');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Enter a subject.')).toBeVisible();
  },
};

for (const [what, show] of Object.entries(opened)) {
  test(`${what}, open on a phone: accessible, within its width, within the policy`, async ({ page, context }) => {
    await signIn(context, seller);
    const complaints = complaintsOf(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await show(page);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, 'color-contrast')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  });
}

test('a theme once chosen is there from the first paint, whatever the system says', async ({ page }) => {
  await goto(page, '/');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body)
        Object.assign(window, {
          first: (window as { first?: string }).first ?? document.documentElement.dataset['theme'],
        });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => (window as { first?: string }).first)).toBe('dark');
});

/** Until all that it asked for has come. */
async function goto(page: Page, path: string): Promise<void> {
  const settled = watchRequests(page);
  await page.goto(path);
  await page.locator('main:not([aria-busy=true]) h1').waitFor({ state: 'attached' });
  await settled();
}
