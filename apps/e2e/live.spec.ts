import { expect, type BrowserContext, type Page, test } from '@playwright/test';
import { complaintsOf } from './complaints.ts';
import { aPerson, signIn } from './people.ts';
import { product } from './product.ts';

test('tabs of a browser share one stream, hand it over when closed, and follow the session of every tab', async ({
  page,
  context,
  browser,
}) => {
  const person = await aPerson();
  const streams = streamsOf(context);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await signIn(context, person);
  expect(streams.opened, 'for a visitor').toEqual([]);
  const first = streams.next();
  await page.goto('/messages');
  await first;
  const other = await context.newPage();
  const complaints = complaintsOf(other);
  await other.goto('/sent');
  await expect(other.getByText('No sent messages yet')).toBeVisible();

  await write(context, 'To both tabs');
  await expect(entry(other, 'To both tabs')).toBeVisible();
  expect(streams.opened).toEqual([page]);

  const second = streams.next();
  await page.close();
  await second;
  expect(streams.opened.at(-1)).toBe(other);
  await write(context, 'To the one that is left');
  await expect(entry(other, 'To the one that is left')).toBeVisible();
  expect(complaints).toEqual([]);

  await context.setOffline(true);
  await expect(other.getByText('You’re offline.')).toBeVisible();
  const third = streams.next();
  await context.setOffline(false);
  await third;
  await expect(other.getByText('You’re offline.')).toBeHidden();

  const elsewhere = await browser.newContext();
  await signIn(elsewhere, person);
  await elsewhere.request.delete('/api/account/sessions', { headers: { origin: product.url } });
  await expect(other).toHaveURL(`/login?return=${encodeURIComponent('/sent')}`);
  await expect(other.getByText('Your session expired or was ended on another device.').first()).toBeVisible();
  await elsewhere.close();

  const newcomer = await context.newPage();
  await newcomer.goto('/login');
  await newcomer.getByLabel('Email', { exact: true }).fill(person.email);
  await newcomer.getByLabel('Password', { exact: true }).fill(person.password);
  await newcomer.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(other).toHaveURL('/sent');
  await expect(entry(other, 'To both tabs')).toBeVisible();
  await newcomer.getByRole('button', { name: 'Sign Out' }).click();
  await expect(newcomer.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(other).toHaveURL(`/login?return=${encodeURIComponent('/sent')}`);
});

const entry = (page: Page, subject: string) => page.getByRole('list', { name: 'Sent messages' }).getByText(subject);

const write = (context: BrowserContext, subject: string) =>
  context.request.post('/api/messages', {
    headers: { origin: product.url },
    data: { subject, content: 'When will you call?' },
  });

/** The pages that have opened a stream, in order. */
function streamsOf(context: BrowserContext) {
  const opened: Page[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live') opened.push(request.frame().page());
  });
  return { opened, next: () => context.waitForEvent('response', (answer) => answer.url().endsWith('/api/live')) };
}
