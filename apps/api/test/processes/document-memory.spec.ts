import { sampleSnapshot } from '@casewright/documents';
import { type Snapshot, VALUE_MODEL_LIMITS } from '@casewright/rules';
import type { DocumentKind } from '@casewright/value-models';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const PROGRAM = join(__dirname, '../../../../dist/api/make-document.js');
const LIMIT_MB = 300;
/** Prints the peak memory at exit. */
const NOTED = `process.on('exit', () => console.log(process.resourceUsage().maxRSS))`;

it.each<DocumentKind>(['pdf-a4', 'pptx', 'xlsx'])(
  `the largest model becomes a %s in a process of less than ${LIMIT_MB} MB`,
  async (kind) => {
    const child = fork(PROGRAM, {
      execArgv: ['--import', `data:text/javascript,${encodeURIComponent(NOTED)}`],
      serialization: 'advanced',
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const said: string[] = [];
    child.stdout?.on('data', (chunk) => said.push(String(chunk)));
    const made: unknown[] = [];
    child.on('message', (bytes) => made.push(bytes));
    child.send({ kind, snapshot: largestSnapshot() });
    await once(child, 'close');
    expect(made).toHaveLength(1);
    expect(Number(said.join('')) / 1024).toBeLessThan(LIMIT_MB);
  },
);

/** The sample with the maximum assumptions, lines, and years. */
function largestSnapshot(): Snapshot {
  const sample = sampleSnapshot();
  const assumptions = filled(sample.model.assumptions, VALUE_MODEL_LIMITS.assumptions);
  const costLines = filled(sample.model.costLines, VALUE_MODEL_LIMITS.costLines);
  return { ...sample, model: { ...sample.model, horizonYears: 10, assumptions, costLines } };
}

/** Adds copies of rows with other IDs. */
function filled<Row extends { readonly id: string; readonly label: string }>(rows: readonly Row[], count: number) {
  return Array.from({ length: Math.ceil(count / rows.length) }, (_, copy) =>
    rows.map((row) => (copy === 0 ? row : { ...row, id: `${row.id}_${copy}`, label: `${row.label} ${copy}` })),
  )
    .flat()
    .slice(0, count);
}
