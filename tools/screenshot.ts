import { chromium, type Page } from 'playwright';
import { findChromium } from './test/chromium.ts';
import { startTemporaryProduct } from './test/temporary-product.ts';
import { fromRoot } from './webpack/from-root.ts';

/** Takes README.md's screenshot from a temporary product: `node tools/screenshot.ts`. */
const PICTURE = '.github/product.png';
const SIZE = { width: 1440, height: 660 };
const DRAFT = {
  solutionCount: 2,
  solutionNames: ['Helix Private Cloud', 'Helix Managed'],
  proposedEnvironmentSelections: { proposed1: { 'on-premise': true, azure: true }, proposed2: { azure: true } },
  competitorCount: 1,
  competitorNames: ['Incumbent VMs'],
  competitiveEnvironmentSelections: { competitive1: { 'on-premise': true, aws: true } },
};

const found = findChromium((line) => console.log(line));
if ('missing' in found) throw new Error(found.missing);
const running = await startTemporaryProduct();
const { product, env } = running;
const browser = await chromium.launch({
  executablePath: found.program,
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ baseURL: product.url, viewport: SIZE, locale: 'en-US', colorScheme: 'light' });
  await signIn(page, env['DEMO_PASSWORD'] ?? '');
  await page.goto('/compute-model');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: fromRoot(PICTURE) });
  console.log(PICTURE);
} finally {
  await browser.close();
  await running.stop();
}

async function signIn(page: Page, password: string): Promise<void> {
  const answer = await page.request.post('/api/session', {
    headers: { origin: product.url },
    data: { email: 'seller@northwind.example', password },
  });
  const { user } = (await answer.json()) as { user: { id: string } };
  const draft = Object.entries(DRAFT).map(([key, value]) => [`casewright:${user.id}:${key}`, JSON.stringify(value)]);
  await page.addInitScript((entries) => {
    for (const [key = '', value = ''] of entries) localStorage.setItem(key, value);
  }, draft);
}
