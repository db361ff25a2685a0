import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { comeBackTo, expectBalance, openCheckout } from './checkout.ts';
import { fiveMinutesPass } from './clock.ts';
import { complaintsOf } from './complaints.ts';
import { follow } from './follow.ts';
import { expectGood } from './good.ts';
import { expectNotice } from './notices.ts';
import { admin, aStranger, mailedCode, mailedText, type Person, signIn } from './people.ts';
import { answerAllSteps, expectStatement } from './wizard.ts';

// On a phone, where space is tightest.
test.use({ viewport: { width: 390, height: 844 } });

test('a stranger becomes a customer who starts a case', async ({ page, context, browser }) => {
  const complaints = complaintsOf(page);
  const stranger = aStranger();

  await test.step('plays with the sample case', () => playWithSample(page));
  await test.step('creates an account', () => createAccount(page, stranger));
  await test.step('verifies the email', () => verify(page, stranger));
  await test.step('signs in', () => signInOnPage(page, stranger));
  await test.step('looks at the dashboard', () => seeDashboard(page, stranger));
  await test.step('prices a case', () => priceCase(page));
  await test.step('buys what is missing', () => buyCredits(page, context));
  await test.step('starts the case', () => startCase(page));
  await test.step('is told where the credits went', () => seeHistory(page));
  await test.step('finds the case, and is mailed of it', () => seeCase(page, stranger));
  const subject = `A question of ${stranger.email}`;
  const adminPage = await (await browser.newContext()).newPage();
  await test.step('asks an admin', () => askAdmin(page, adminPage, subject));
  await test.step('is answered while the page is open', () => beAnswered(page, adminPage, subject));
  await test.step('is known to the admin', () => seeUser(adminPage, stranger));
  await test.step('is mailed what was not read', () => beMailed(page, adminPage, stranger));
  await adminPage.context().close();
  expect(complaints).toEqual([]);
});

async function playWithSample(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Open the sample case' }).click();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('$2.6M');
  const hosts = page.getByRole('slider', { name: 'Hosts after consolidation' });
  await hosts.focus();
  await page.keyboard.press('Home');
  await expect(hosts).toHaveAttribute('aria-valuetext', '66');
  await expect(result).toContainText('$2.1M');
  await expect(page.getByRole('figure', { name: 'What moves the result' })).toContainText('$2.1M');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('casewright-sample-case-letter.pdf');
  expect(readFileSync(await download.path()).toString('latin1', 0, 5)).toBe('%PDF-');
}

/** Starts from the current page. */
async function createAccount(page: Page, { email, password }: Person): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Create an Account' }).click();

  await expect(page).toHaveURL('/auth');
  const create = page.getByRole('button', { name: 'Create Account' });
  await page.getByLabel('First name').fill('Dana');
  await page.getByLabel('Last name').fill('Reyes');
  await page.getByLabel('Work email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel('I agree to the').check();
  await page.getByRole('main').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL('/terms-of-service?source=signup');
  await page.goBack();
  await expect(page.getByLabel('Work email', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).not.toContain(password);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // The notice lasts two seconds, so wait for it before clicking.
  await Promise.all([
    page.getByRole('button', { name: 'Creating Account...', disabled: true }).waitFor(),
    page.locator('body > canvas').waitFor({ state: 'attached' }),
    expectNotice(page, 'Account Created Successfully!'),
    create.click(),
  ]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page).toHaveURL(`/verify-email?email=${encodeURIComponent(email)}`);
}

async function verify(page: Page, { email }: Person): Promise<void> {
  const code = await mailedCode(email);
  await page.getByLabel('Verification code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Verify email' }).click();
  await expectNotice(page, 'Success!');
  await expectHome(page);
}

async function signInOnPage(page: Page, { email, password }: Person): Promise<void> {
  await fromHeader(page, 'button', 'Sign Out');
  await fromHeader(page, 'link', 'Login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expectHome(page);
}

/** The address changes before the page renders, which would close a menu opened in between. */
async function expectHome(page: Page): Promise<void> {
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: /^Show what your offering is worth/ })).toBeVisible();
}

async function seeDashboard(page: Page, { email }: Person): Promise<void> {
  const name = email.split('@')[0] ?? '';
  await fromHeader(page, 'link', name);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${name}`);
  await expect(page.getByRole('region', { name: 'Account Funding Balance' })).toContainText('0credits');
  await fromMenu(page, 'Pricing Calculator');
}

async function priceCase(page: Page): Promise<void> {
  await answerAllSteps(page);
  await expectGood(page);
  await page.reload();
  await expectStatement(page);
  await expect(page.getByText('Helix Private Cloud, Helix Managed vs. Incumbent VMs')).toBeVisible();
  await expect(page.getByText('You need 59 more credits to proceed with this case.')).toBeVisible();
  await page.getByRole('link', { name: 'Purchase', exact: true }).click();
}

async function buyCredits(page: Page, context: BrowserContext): Promise<void> {
  await expect(page).toHaveURL('/purchase-credits?case=59');
  await expectBalance(page, 0);
  const checkout = await openCheckout(page, 100);
  await expect(checkout.getByRole('heading', { level: 1 })).toContainText('100');
  const returning = checkout.waitForRequest(/purchase-credits\?success=true/);
  await checkout.getByRole('button', { name: 'Pay $90.00' }).click();
  const returnAddress = (await returning).url();
  expect(new URL(returnAddress).searchParams.get('credits')).toBe('100');
  await expectPaid(checkout);

  // Returning by history or bookmark finds the credits already granted.
  await checkout.goto(returnAddress);
  await expectPaid(checkout);
  await checkout.close();
  expect(context.pages()).toHaveLength(1);
  await comeBackTo(page);
  await expectBalance(page, 100);
}

async function expectPaid(page: Page): Promise<void> {
  await expectNotice(
    page,
    'Payment Successful!',
    "You've successfully purchased 100 credits. Your balance has been updated.",
  );
  await expect(page).toHaveURL('/purchase-credits?case=59');
  await expectBalance(page, 100);
}

async function startCase(page: Page): Promise<void> {
  await page.goBack();
  await expectStatement(page);
  await expect(page.getByText('41 credits')).toBeVisible();
  expect(await keptAnswers(page)).toContain('solutionCount');
  await page.getByRole('textbox', { name: 'Prospect' }).fill('Wexcombe Hospitals');
  await page.getByRole('button', { name: 'Start Case' }).click();
  await expectNotice(page, 'Case Started');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('region', { name: 'Account Funding Balance' })).toContainText('41credits');
  expect(await keptAnswers(page)).toEqual([]);
}

/** Storage keys of S1 §3. */
const keptAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = Object.keys(localStorage).map((key) => key.split(':').at(-1) ?? '');
    return names.filter((name) => /^(solution|competitor|proposed|competitive|sla|acv|environment|compute)/.test(name));
  });

async function seeHistory(page: Page): Promise<void> {
  await fromMenu(page, 'Transaction History');
  await expect(page).toHaveURL('/transaction-history');
  const lines = page.getByRole('list', { name: 'Transactions' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText(/[-−]59.*Usage/);
  await expect(lines.last()).toContainText(/\+100.*Purchase/);
  await expectBalance(page, 41);
}

async function seeCase(page: Page, { email }: Person): Promise<void> {
  await fromMenu(page, 'Pursuit History');
  const pursuit = page.getByRole('list', { name: 'Pursuits' }).getByRole('listitem');
  await expect(pursuit).toContainText(/Helix Private Cloud, Helix Managed vs. Incumbent VMs.*59/);
  await pursuit.getByRole('link').click();
  await expect(page.getByText('Your case will be due two business days later.')).toBeVisible();
  expect(await mailedText(email, /View your case/)).toContain(new URL(page.url()).pathname);
  await fromMenu(page, 'Current Pursuits');
  await page.getByRole('link', { name: 'Waiting for you' }).click();
  await expect(page.getByRole('heading', { name: 'Complete the inputs.' })).toBeVisible();
}

async function askAdmin(page: Page, adminPage: Page, subject: string): Promise<void> {
  await signIn(adminPage.context(), admin);
  await adminPage.goto('/messages');
  const waiting = await unread(adminPage);

  // The case's announcement may still be on its way.
  await fromMenu(page, /^Inbox/);
  await expect(page.getByRole('list', { name: 'Inbox messages' })).toContainText('Your case has been started');
  await page.getByRole('link', { name: 'Compose' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expectNotice(page, 'Error', 'Please fill in all fields.');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message', { exact: true }).fill('When will you call?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expectNotice(page, 'Message Sent');

  await expect(adminPage.getByRole('list', { name: 'Inbox messages' }).getByText(subject)).toBeVisible();
  await expect.poll(() => unread(adminPage)).toBeGreaterThan(waiting);
}

/** Badge, bell and list update without a reload. */
async function beAnswered(page: Page, adminPage: Page, subject: string): Promise<void> {
  const waiting = await unread(page);
  await adminPage.getByRole('list', { name: 'Inbox messages' }).getByText(subject).click();
  await adminPage.getByRole('textbox', { name: /^Reply to/ }).fill('Today, at noon.');
  await adminPage.getByRole('button', { name: 'Send', exact: true }).click();
  await expectNotice(adminPage, 'Message Sent');

  await expect.poll(() => unread(page)).toBe(waiting + 1);
  const reply = `Re: ${subject}`;
  await expect(page.getByRole('list', { name: 'Inbox messages' }).getByText(reply)).toBeVisible();
  await page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
  await page.getByRole('region', { name: 'Notifications' }).getByText(reply).click();

  await expect(page.getByRole('article', { name: reply })).toContainText(/When will you call\?.*Today, at noon\./);
  await expectGood(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectNotice(page, 'Message Deleted', 'Message deleted successfully.');
  const inbox = page.getByRole('list', { name: 'Inbox messages' });
  await expect(inbox.getByText(reply)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(inbox.getByText(reply)).toBeVisible();
}

/** Five minutes later, with no page open. */
async function beMailed(page: Page, adminPage: Page, { email }: Person): Promise<void> {
  await page.close();
  await follow(adminPage, `/messages?to=${email}`);
  await adminPage.getByLabel('Subject').fill('Your inputs are complete');
  await adminPage.getByLabel('Message', { exact: true }).fill('We begin tomorrow.');
  await adminPage.getByRole('button', { name: 'Send', exact: true }).click();
  await expectNotice(adminPage, 'Message Sent');

  fiveMinutesPass(email);
  const mail = await mailedText(email, /you haven’t read yet/);
  expect(mail).toContain('Ada Admin — Your inputs are complete: We begin tomorrow.');
  expect(mail).toContain('/messages');
}

/** The bell's count. Every seller's message goes to every admin. */
async function unread(page: Page): Promise<number> {
  const said = await page.getByRole('button', { name: /^Notifications/ }).getAttribute('aria-label');
  return Number(/\d+/.exec(said ?? '')?.[0] ?? 0);
}

async function seeUser(adminPage: Page, { email }: Person): Promise<void> {
  await follow(adminPage, '/profile');
  await adminPage.getByRole('link', { name: 'Admin Panel' }).click();
  await expect(adminPage.getByRole('heading', { level: 1 })).toHaveText('Admin Panel');
  await adminPage.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link', { name: 'Users' }).click();
  await adminPage.getByRole('searchbox', { name: 'Search users' }).fill(email);
  const users = adminPage.getByRole('table', { name: 'Non-Admin Users' }).getByRole('row');
  await expect(users).toHaveCount(2);
  await expect(users.last()).toContainText(`Dana Reyes${email}`);
}

/** Follows a link of the header, or of its menu on a narrow screen. */
async function fromHeader(page: Page, role: 'link' | 'button', name: string): Promise<void> {
  await unfoldHeader(page);
  await page.getByRole('banner').getByRole(role, { name, exact: true }).last().click();
}

async function unfoldHeader(page: Page): Promise<void> {
  const openMenu = page.getByRole('button', { name: 'Open menu' });
  if (await openMenu.isVisible()) await openMenu.click();
}

async function fromMenu(page: Page, name: string | RegExp): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Account' });
  await unfoldHeader(page);
  await menu.getByRole('link', { name, exact: true }).click();
}
