import { expect, type Page } from '@playwright/test';

/** Waits until the notice is shown: its title, and its message. */
export const expectNotice = (page: Page, title: string, message = ''): Promise<void> =>
  expect(page.getByRole('region', { name: 'Notices' })).toContainText(`${title}${message}`);
