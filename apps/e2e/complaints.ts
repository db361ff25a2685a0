import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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

/** Rules of accessibility that the page breaks, or those named of them, each with the first part that breaks it. */
export async function violations(page: Page, ...rules: string[]): Promise<string[]> {
  // Without frames there is nothing to put together, for which it would open another page.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} (${nodes[0]?.failureSummary})`);
}
