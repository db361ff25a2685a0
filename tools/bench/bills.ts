import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, open, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../webpack/from-root.ts';
import { median, type Outcome } from './compare.ts';

const LINES = 5_000_000;
const ROUNDS = 3;
const AT_LEAST = 0.3;
const MEMORY_MB = 300;
/** As the product starts it, see InputReaderInProcess. */
const HEAP_MB = 256;

const SERVICES = ['Amazon EC2', 'Amazon S3', 'Amazon RDS', 'AWS Lambda'];

/** Reading a bill of 5,000,000 lines in a process of its own, against the fastest CSV reader of the registry. */
export async function bills(): Promise<readonly Outcome[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-bills-'));
  try {
    const path = join(folder, 'bill.csv');
    await writeBill(path);
    const rounds: { ours: Reading; bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({ bare: await secondsOf(path), ours: await readAsProduct(path) });
    const ratio = median(rounds.map(({ ours, bare }) => bare / ours.seconds));
    const memory = Math.max(...rounds.map(({ ours }) => ours.memoryMb));
    const seconds = median(rounds.map(({ ours }) => ours.seconds));
    return [
      {
        title: `speed of reading a bill of ${LINES.toLocaleString('en-US')} lines, by the fastest CSV reader`,
        ...{ ratio, limit: `≥ ${AT_LEAST}`, met: ratio >= AT_LEAST },
        detail: `${seconds.toFixed(1)} s, ${Math.round(LINES / seconds).toLocaleString('en-US')} lines a second`,
      },
      {
        title: 'MB that the process takes at most',
        ...{ ratio: memory, limit: `< ${MEMORY_MB}`, met: memory < MEMORY_MB },
        detail: `in ${ROUNDS} rounds`,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeBill(path: string): Promise<void> {
  const file = createWriteStream(path);
  file.write(
    'ChargePeriodStart,ServiceName,ChargeCategory,BilledCost,EffectiveCost,BillingCurrency,ProviderName,ResourceId\n',
  );
  let text = '';
  for (let line = 0; line < LINES; line++) {
    const day = `2026-${String(8 + (line % 3)).padStart(2, '0')}-${String(1 + (line % 28)).padStart(2, '0')}`;
    const cost = ((line % 9_973) / 1e4).toFixed(6);
    text += `${day}T00:00:00Z,${SERVICES[line % 4]},${line % 50 === 0 ? 'Tax' : 'Usage'},${cost},${cost},USD,AWS,i-${line % 10_000}\n`;
    if (text.length < 1_000_000) continue;
    if (!file.write(text)) await once(file, 'drain');
    text = '';
  }
  file.end(text);
  await once(file, 'finish');
}

async function secondsOf(path: string): Promise<number> {
  const since = performance.now();
  const child = fork(fromRoot('tools/bench/bare/bill-reader.ts'), [path]);
  await once(child, 'exit');
  return (performance.now() - since) / 1_000;
}

interface Reading {
  readonly seconds: number;
  readonly memoryMb: number;
}

interface FromChild {
  readonly question?: { readonly start: number; readonly end: number };
  readonly result?: { readonly reading: { readonly problem: string | null } };
}

async function readAsProduct(path: string): Promise<Reading> {
  const { size } = await stat(path);
  const file = await open(path);
  const since = performance.now();
  const child = fork(fromRoot('dist/api/read-table.js'), {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, '--max-semi-space-size=8'],
    serialization: 'advanced',
  });
  let memoryMb = 0;
  child.on('message', ({ question, result }: FromChild) => {
    if (result) {
      if (result.reading.problem) throw new Error(result.reading.problem);
      return;
    }
    if (!question) return;
    void (async () => {
      memoryMb = await peakMemoryOf(child.pid);
      const block = Buffer.alloc(question.end - question.start);
      await file.read(block, 0, block.length, question.start);
      child.send({ reply: block });
    })();
  });
  child.send({ file: { size, type: 'text/csv' }, table: BILL_TABLE, mapping: null });
  await once(child, 'exit');
  await file.close();
  return { seconds: (performance.now() - since) / 1_000, memoryMb };
}

async function peakMemoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
}

/** The columns that a bill needs; sources know their own. */
const BILL_TABLE = {
  ...{ rows: 'bill-line', unit: ['cost item', 'cost items'], months: 3, example: [] },
  columns: [
    { key: 'service', label: 'Service', kind: 'text', isRequired: true, alsoCalled: [] },
    { key: 'month', label: 'Month', kind: 'month', isRequired: true, alsoCalled: [] },
    { key: 'costUsd', label: 'Cost (USD)', kind: 'number', isRequired: true, alsoCalled: [] },
  ],
};
