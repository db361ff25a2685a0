import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Compiles in two thirds of the time that the full source takes on each page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Depends on the machine's speed, not on the page. */
const OF_SPEED = /was preloaded using link preload but not used within a few seconds/;

/** Collects console errors, warnings and policy violations from now on, except `expected`. */
export function complaintsOf(page: Page, expected?: RegExp): string[] {
  const complaints: string[] = [];
  page.on('console', (said) => {
    const isTold = ['error', 'warning'].includes(said.type()) && !OF_SPEED.test(said.text());
    if (isTold && !expected?.test(said.text())) complaints.push(`${page.url()}: ${said.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  return complaints;
}

/** Header and footer, which every page has. */
export const SHELL: readonly string[] = ['header:has(~ main)', 'main ~ footer'];

interface Checked {
  /** All by default. */
  readonly rules?: readonly string[];
  /** Selectors of parts that were checked on another page. */
  readonly except?: readonly string[];
}

/** Accessibility violations, each with its first element. Collecting violations only halves axe's time. */
export async function violations(page: Page, { rules = [], except = [] }: Checked = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ runOnly, exclude }) => {
      const options = {
        resultTypes: ['violations' as const],
        selectors: false,
        // Only for audio and video, which no page has.
        preload: false,
        ...(runOnly.length > 0 && { runOnly }),
      };
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({ exclude }, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} (${nodes[0]?.failureSummary})`);
    },
    { runOnly: [...rules], exclude: [...except] },
  );
}
