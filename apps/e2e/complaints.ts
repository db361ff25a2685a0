import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** How long the browser waits for a preloaded file to be used tells of the machine's speed, not of the page. */
const OF_SPEED = /was preloaded using link preload but not used within a few seconds/;

/** What the browser complains of from now on: errors, warnings, what the content policy refused; but for what is `expected`. */
export function complaintsOf(page: Page, expected?: RegExp): string[] {
  const complaints: string[] = [];
  page.on('console', (said) => {
    const isTold = ['error', 'warning'].includes(said.type()) && !OF_SPEED.test(said.text());
    if (isTold && !expected?.test(said.text())) complaints.push(`${page.url()}: ${said.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  return complaints;
}

/**
 * Rules of accessibility that the page breaks, or those named of them, each with the first part that breaks it. Only what
 * is broken is collected: listing all that is in order takes axe twice as long.
 */
export async function violations(page: Page, ...rules: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const options = { resultTypes: ['violations' as const], selectors: false, ...(runOnly.length > 0 && { runOnly }) };
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} (${nodes[0]?.failureSummary})`);
  }, rules);
}
