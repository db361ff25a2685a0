import { expect, type Page } from '@playwright/test';

export const expectNotice = (page: Page, title: string, message = ''): Promise<void> =>
  expect(page.getByRole('region', { name: 'Notices' })).toContainText(`${title}${message}`);
