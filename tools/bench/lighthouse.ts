import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../test/chromium.ts';
import { bin, command } from '../test/command.ts';
import { startTemporaryProduct } from '../test/temporary-product.ts';
import { median, type Outcome } from './compare.ts';
import { CHROMIUM_ARGS, programOf } from './page-weight.ts';

/** Runs per page; the best one counts, since the machine may be busy. */
const RUNS = 3;
const LEAST = { performance: 0.98, accessibility: 1, 'best-practices': 1, seo: 1 };
const CATEGORIES = Object.keys(LEAST) as (keyof typeof LEAST)[];
type Device = 'mobile' | 'desktop';

interface Report {
  readonly categories: Readonly<Record<keyof typeof LEAST, { readonly score: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly displayValue?: string }>>;
}

/** Audits public pages, or `wanted`, as a phone on a slow network and as a desktop. @yields outcomes per page */
export async function* lighthouse(wanted: readonly string[]): AsyncGenerator<readonly Outcome[]> {
  const program = programOf(findChromium((line) => console.log(line)));
  const running = await startTemporaryProduct();
  try {
    const { url } = running.product;
    const map = await (await fetch(`${url}/sitemap.xml`)).text();
    const all = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    const unknown = wanted.filter((path) => !all.includes(path));
    if (unknown.length > 0) throw new Error(`There is no public page ${unknown.join(', ')}.`);
    for (const path of wanted.length > 0 ? wanted : all)
      for (const device of ['mobile', 'desktop'] as const) yield await outcomesOf(url + path, path, device, program);
  } finally {
    await running.stop();
  }
}

async function outcomesOf(url: string, path: string, device: Device, program: string): Promise<Outcome[]> {
  const reports: Report[] = [];
  const scoreOf = (category: keyof typeof LEAST) => median(reports.map(({ categories }) => categories[category].score));
  const isMet = () => reports.length > 0 && CATEGORIES.every((category) => scoreOf(category) >= LEAST[category]);
  for (let attempts = 0; reports.length < RUNS && !isMet(); attempts++) {
    if (attempts === 2 * RUNS) throw new Error(`Chromium could not audit ${path} in ${attempts} runs.`);
    const report = await audit(url, device, program);
    if (report) reports.push(report);
  }
  return CATEGORIES.map((category) => {
    const ratio = scoreOf(category);
    const met = ratio >= LEAST[category];
    const detail = category === 'performance' ? timingsIn(reports.at(-1)) : `${reports.length} runs`;
    return { title: `Lighthouse ${category} of ${path}, ${device}`, ratio, limit: `≥ ${LEAST[category]}`, met, detail };
  });
}

const TIMINGS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** Includes Lighthouse's benchmark of the machine. */
const timingsIn = (report: Report | undefined): string =>
  [
    ...TIMINGS.map((name) => `${initials(name)} ${report?.audits[name]?.displayValue ?? '?'}`),
    `benchmark index ${report?.environment.benchmarkIndex ?? '?'}`,
  ].join(', ');

const initials = (name: string): string =>
  name
    .split('-')
    .map(([letter]) => letter?.toUpperCase())
    .join('');

/** Chromium sometimes misses the start of its trace. */
const TO_BE_REPEATED = /NO_NAVSTART|Please run Lighthouse again/;

/** Undefined if the run failed. */
async function audit(url: string, device: Device, program: string): Promise<Report | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    const options = ['--quiet', '--output=json', `--output-path=${file}`, `--only-categories=${CATEGORIES.join(',')}`];
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
