import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../test/chromium.ts';
import { bin, command } from '../test/command.ts';
import { startThrowAwayProduct } from '../test/throw-away-product.ts';
import { median, type Outcome } from './compare.ts';
import { CHROMIUM_ARGS, programOf } from './page-weight.ts';

const RUNS = 3;
const LEAST = { performance: 0.95, accessibility: 1 };
type Category = keyof typeof LEAST;

interface Report {
  readonly categories: Readonly<Record<Category, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>;
}

/** Chromium's own audit of the home page, on a phone with a slow line and on a desktop. */
export async function lighthouse(): Promise<Outcome[]> {
  const program = programOf(findChromium((line) => console.log(line)));
  const running = await startThrowAwayProduct();
  try {
    const outcomes: Outcome[] = [];
    for (const device of ['mobile', 'desktop'] as const) {
      const reports: Report[] = [];
      for (let attempts = 0; reports.length < RUNS; attempts++) {
        if (attempts === 2 * RUNS) throw new Error(`Chromium could not audit the home page in ${attempts} runs.`);
        const report = await audit(running.product.url, device, program);
        if (report) reports.push(report);
      }
      for (const category of ['performance', 'accessibility'] as const) {
        outcomes.push(outcomeOf(category, device, reports));
      }
    }
    return outcomes;
  } finally {
    await running.stop();
  }
}

function outcomeOf(category: Category, device: string, reports: readonly Report[]): Outcome {
  const ratio = median(reports.map(({ categories }) => categories[category].score));
  const timings = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ];
  const last = reports.at(-1)?.audits ?? {};
  return {
    title: `Lighthouse ${category} of the home page, ${device}`,
    ratio,
    limit: `≥ ${LEAST[category]}`,
    met: ratio >= LEAST[category],
    detail:
      category === 'performance'
        ? timings.map((name) => `${initials(name)} ${last[name]?.displayValue ?? '?'}`).join(', ')
        : `${reports.length} runs`,
  };
}

const initials = (name: string): string =>
  name
    .split('-')
    .map(([letter]) => letter?.toUpperCase())
    .join('');

/** Now and then Chromium misses the beginning of its own trace: Lighthouse asks to be run again. */
const TO_BE_REPEATED = /NO_NAVSTART|Please run Lighthouse again/;

/** Undefined when the run is worth nothing. */
async function audit(url: string, device: 'mobile' | 'desktop', program: string): Promise<Report | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    const options = [
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--only-categories=performance,accessibility',
    ];
    const { isGood, output } = await command(
      [
        bin('lighthouse'),
        url,
        ...options,
        ...(device === 'desktop' ? ['--preset=desktop'] : []),
        `--chrome-flags=--headless=new ${CHROMIUM_ARGS.join(' ')}`,
      ],
      { CHROME_PATH: program },
    );
    if (!isGood && TO_BE_REPEATED.test(output)) return undefined;
    if (!isGood) throw new Error(output);
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
