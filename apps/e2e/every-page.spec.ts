import { expect, type Page, test } from '@playwright/test';
import { aModeledCase, makeDraft } from './cases.ts';
import { complaintsOf, SHELL, violations } from './complaints.ts';
import { follow } from './follow.ts';
import { admin, type Person, seller, signIn } from './people.ts';
import { watchRequests } from './settled.ts';
import { smallTargets } from './small-targets.ts';

test.use({ colorScheme: 'light' });

interface PageOfProduct {
  readonly path: string;
  readonly title: string;
}

interface Visit {
  readonly who: string;
  readonly as?: Person;
  readonly pages: readonly PageOfProduct[];
}

/** Neighbors differ in their titles, by which a page is known to be open. */
const VISITED = {
  '/': 'Business value cases',
  '/plans': 'Account Plans',
  '/sample-case': 'Sample Case',
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
  '/help': 'Help',
  '/status': 'Status',
  '/accessibility': 'Accessibility',
  '/report-security': 'Report Security',
  '/verify': 'Verify a Document',
  '/auth': 'Create an Account',
  '/login': 'Login',
  '/password-reset': 'Reset Password',
  '/reset-password?access_token=one&refresh_token=two': 'Choose a New Password',
  '/undo-email-change?change=one&token=two': 'Undo Email Change',
  '/verify-email?email=dana%40fabrikam.example': 'Verify your email',
  '/case-review': 'Case Review',
  '/nowhere': 'Page not found',
};
const CALCULATOR = { '/pricing-calculator': 'Solutions' };
const SIGNED_IN = {
  '/pilot-program': 'Pilot Program',
  '/profile': 'Dashboard',
  '/profile/settings': 'Profile · Settings',
  '/profile/settings?tab=security': 'Security · Settings',
  '/profile/settings?tab=sessions': 'Sessions · Settings',
  '/profile/settings?tab=emails': 'Emails · Settings',
  '/profile/settings?tab=billing': 'Billing · Settings',
  '/profile/settings?tab=data': 'Your data · Settings',
  '/purchase-credits': 'Purchase Value Credits',
  '/transaction-history': 'Transaction History',
  '/pursuit-history': 'Pursuit History',
  '/messages': 'Inbox',
  '/sent': 'Sent',
  '/messages?compose': 'Inbox',
  '/drafts': 'Drafts',
  ...CALCULATOR,
  '/compute-model': 'Environments',
  '/competitive-solutions': 'Compute models',
  '/pursuit-parameters': 'SLA and ACV',
  '/support-services': 'Support',
  '/cost-calculation': 'Result',
  '/pursuits': 'Current Pursuits',
  '/pursuits/new': 'Register a Pursuit',
  '/pursuits?view=table': 'Current Pursuits',
  '/completion-approvals': 'Completion Approvals',
  '/calculations': 'Saved Calculations',
  '/calculations/compare': 'Compare Calculations',
};
const AS_ADMIN = {
  '/profile': 'Dashboard',
  '/messages?compose': 'Inbox',
  '/messages/team': 'Team inbox',
  '/admin': 'Messages · Admin Panel',
  '/admin/users': 'Users · Admin Panel',
  '/admin/settings': 'Settings · Admin Panel',
  '/admin/cases': 'Cases · Admin Panel',
  '/admin/credits': 'Credits · Admin Panel',
  '/admin/rate-cards': 'Rate Cards · Admin Panel',
  '/admin/price-books': 'Price Books · Admin Panel',
  '/admin/defaults': 'Defaults · Admin Panel',
  '/admin/audit': 'Audit · Admin Panel',
  '/admin/pilot-signups': 'Pilot Signups · Admin Panel',
  '/admin/pricing-calculator': 'Pricing Calculator · Admin Panel',
  '/admin/saved-calculations': 'Saved Calculations · Admin Panel',
  '/admin/mails': 'Emails · Admin Panel',
  '/admin/system': 'System · Admin Panel',
};
const of = (titles: Readonly<Record<string, string>>): readonly PageOfProduct[] =>
  Object.entries(titles).map(([path, title]) => ({ path, title }));
const VISITS: readonly Visit[] = [
  { who: 'a visitor', pages: of({ ...VISITED, ...CALCULATOR }) },
  { who: 'a seller', as: seller, pages: of({ ...SIGNED_IN, '/admin': 'Access Denied' }) },
  { who: 'an admin', as: admin, pages: of(AS_ADMIN) },
];
/** An advocate's page without an opened link. */
const ANSWERED_404 = '/case-review';
/** The phone is last, since accessibility is checked there. */
const WIDTHS = [1440, 768, 320, 390];

for (const { who, as: person, pages } of VISITS) {
  test(`pages of ${who}: named, accessible, within their width, within the policy`, async ({ page, context }) => {
    if (person) await signIn(context, person);
    const complaints = complaintsOf(page);
    const settled = watchRequests(page);
    const broken: string[] = [];
    const ofModel = person ? await pagesOfAModel(person) : [];
    for (const [index, { path, title }] of [...pages, ...ofModel].entries()) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 1440, height: 844 });
      await (index === 0 ? page.goto(path) : follow(page, path));
      const named = path === '/' ? `Casewright · ${title}` : `${title} · Casewright`;
      await expect.soft(page, path).toHaveTitle(named);
      await page.locator('main:not([aria-busy=true]) h1').waitFor({ state: 'attached' });
      await settled();
      const found = [...(await flawsOf(page, index === 0 ? [] : SHELL)), ...complaints.splice(0)];
      const isExpected = (text: string) => path === ANSWERED_404 && text.includes('status of 404');
      broken.push(...found.filter((flaw) => !isExpected(flaw)).map((flaw) => `${path}: ${flaw}`));
    }
    expect(broken).toEqual([]);
  });
}

/** The admin who started the value model edits it. The seller reads it and its first draft. */
async function pagesOfAModel(reader: Person): Promise<readonly PageOfProduct[]> {
  const { caseId, pursuitId, prospect } = await aModeledCase();
  const model = `/value-models/${caseId}`;
  const edited = { [model]: `${prospect} · Value model` };
  if (reader === admin) return of(edited);
  await makeDraft(caseId);
  return of({
    [`/pursuits/${pursuitId}?tab=case`]: prospect,
    ...edited,
    [`${model}/versions/0-1`]: 'Draft 0.1 · Value model',
    [`${model}/compare`]: 'Compare versions · Value model',
  });
}

async function flawsOf(page: Page, except: readonly string[]): Promise<string[]> {
  const flaws: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    flaws.push(...(await beyondWindow(page)).map((beyond) => `${beyond} at ${width} px`));
  }
  flaws.push(...(await violations(page, { except })));
  flaws.push(...(await smallTargets(page)).map((target) => `too small for a thumb: ${target}`));
  return [...flaws, ...(await darkViolations(page, except))];
}

async function darkViolations(page: Page, except: readonly string[] = []): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  return (await violations(page, { rules: ['color-contrast'], except })).map((violation) => `dark: ${violation}`);
}

async function beyondWindow(page: Page): Promise<string[]> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return beyond > 0 ? [`${beyond} px wider than the window`] : [];
}

const opened: Record<string, (page: Page) => Promise<void>> = {
  'the menu of the header': async (page) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Contact Us' })).toBeVisible();
    // The open menu traps the focus.
    await header.getByRole('button', { name: 'Sign Out' }).last().focus();
    await page.keyboard.press('Tab');
    await expect(header.getByRole('link', { name: 'Casewright, home' })).toBeFocused();
  },
  'the menu of the account': async (page) => {
    await follow(page, '/profile');
    await page.getByRole('button', { name: /^Dashboard/ }).click();
    await expect(page.getByRole('link', { name: 'Purchase Value Credits' })).toBeVisible();
  },
  'the details of the cost': async (page) => {
    await follow(page, '/pursuit-parameters');
    await page.getByRole('button', { name: 'Details' }).click();
    await expect(page.getByRole('region', { name: 'Case cost details' })).toContainText('Due in 3 business days');
  },
  'a question': async (page) => {
    await follow(page, '/pricing-calculator');
    await page.getByRole('button', { name: 'Clear All' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  },
  'a refusal beside its field': async (page) => {
    await follow(page, '/messages?compose');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Enter a subject.')).toBeVisible();
  },
};

test('menus and dialogs on a phone: accessible, within its width, within the policy', async ({ page, context }) => {
  await signIn(context, seller);
  const complaints = complaintsOf(page);
  const settled = watchRequests(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const broken: string[] = [];
  for (const [what, show] of Object.entries(opened)) {
    await page.emulateMedia({ colorScheme: 'light' });
    await show(page);
    await settled();
    const flaws = [...(await violations(page)), ...(await beyondWindow(page)), ...(await darkViolations(page))];
    broken.push(...[...flaws, ...complaints.splice(0)].map((flaw) => `${what}: ${flaw}`));
  }
  expect(broken).toEqual([]);
});

test('a chosen theme applies from the first paint, whatever the system prefers', async ({ page }) => {
  await page.goto('/');
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
