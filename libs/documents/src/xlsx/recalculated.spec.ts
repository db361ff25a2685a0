import type { Snapshot } from '@casewright/rules';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleSnapshot } from '../sample/sample-snapshot';
import { randomSnapshot } from '../snapshot/random-snapshot.fixture';
import { valueCaseXlsx } from './value-case-xlsx';

/** Set by `npm run soak`. */
const { TEST_LIBREOFFICE: program = '' } = process.env;
const PRECISION = 1e-9;

const proof = program ? it : it.skip;
const left = program ? '' : ': in `npm run soak`';

proof(`a workbook comes to what it says when LibreOffice computes it${left}`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-recalculated-'));
  for (const [index, snapshot] of [sampleSnapshot(), atEdges(), ...[1, 2, 3, 4, 5].map(randomSnapshot)].entries()) {
    const file = await valueCaseXlsx(snapshot);
    const [said, computed] = [await figuresOf(file), await figuresOf(recomputed(folder, file, index))];
    expect(said.size).toBeGreaterThan(50);
    const wrong = [...said].filter(([place, value]) => !isSame(value, computed.get(place)));
    expect(wrong).toEqual([]);
  }
  rmSync(folder, { recursive: true });
});

proof(`a workbook comes to the issued low and high when its scenario changes${left}`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-scenarios-'));
  const snapshots = [sampleSnapshot(), ...[1, 2, 3].map(randomSnapshot)];
  for (const [index, snapshot] of snapshots.entries()) {
    const file = await valueCaseXlsx(snapshot);
    for (const [column, scenario] of [
      [3, 'Low'],
      [5, 'High'],
    ] as const) {
      const { sheets } = await readXlsx(recomputed(folder, withScenario(file, scenario), index));
      const summary = sheets.find(({ name }) => name === 'Summary')?.rows ?? [];
      const metrics = summary.slice(6, 14);
      expect(metrics.map(([label]) => label)).toContain('Internal rate of return');
      expect(metrics.filter((row) => !isSame(row[column], row[1]))).toEqual([]);
    }
  }
  rmSync(folder, { recursive: true });
});

/** Chooses a scenario on the assumptions sheet. */
function withScenario(file: Uint8Array, scenario: string): Uint8Array {
  const parts = Object.entries(unzipSync(file)).map(([name, bytes]) => {
    const chosen = strFromU8(bytes).replace(
      /<c r="C4" t="s"([^<>]*)><v>\d+<\/v><\/c>/,
      `<c r="C4"$1 t="inlineStr"><is><t>${scenario}</t></is></c>`,
    );
    return [name, name.endsWith('sheet2.xml') ? strToU8(chosen) : bytes] as const;
  });
  return zipSync(Object.fromEntries(parts));
}

/** The sample with amounts at rounding edges of floating-point numbers. */
function atEdges(): Snapshot {
  const sample = sampleSnapshot();
  const lines = [
    '1000000[USD] * round(1.005, 2)',
    'if(0.1 + 0.2 = 0.3, 50000[USD], 7000[USD])',
    '267.5[USD] * 1.1',
  ].map((expression, index) => ({
    ...{ id: `edge${index}`, solution: 'private', category: 'Software', label: `Edge ${index}`, expression },
  }));
  return { ...sample, model: { ...sample.model, costLines: [...sample.model.costLines, ...lines], roundTo: 1 } };
}

function recomputed(folder: string, file: Uint8Array, index: number): Uint8Array {
  const given = join(folder, `${index}.xlsx`);
  writeFileSync(given, withoutResults(file));
  const out = join(folder, 'computed');
  execFileSync(program, ['--headless', '--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', out, given], {
    env: { ...process.env, HOME: folder },
    stdio: 'ignore',
  });
  return readFileSync(join(out, `${index}.xlsx`));
}

/** Strips cached results from formulas. */
function withoutResults(file: Uint8Array): Uint8Array {
  const parts = Object.entries(unzipSync(file)).map(([name, bytes]) => {
    if (!name.startsWith('xl/worksheets/')) return [name, bytes] as const;
    return [name, strToU8(strFromU8(bytes).replace(/<\/f><v>[^<]*<\/v>/g, '</f>'))] as const;
  });
  return zipSync(Object.fromEntries(parts));
}

/** Formula results by sheet and cell. */
async function figuresOf(file: Uint8Array): Promise<ReadonlyMap<string, unknown>> {
  const { sheets } = await readXlsx(file);
  return new Map(
    sheets.flatMap(({ name, cells, rows }) =>
      [...(cells ?? [])].flatMap(([place, { formula }]) => {
        const [row = 0, column = 0] = place.split(',').map(Number);
        return formula === undefined ? [] : [[`${name} ${place}`, rows[row]?.[column]] as const];
      }),
    ),
  );
}

const isSame = (said: unknown, computed: unknown): boolean =>
  typeof said === 'number' && typeof computed === 'number'
    ? Math.abs(said - computed) <= PRECISION * Math.max(1, Math.abs(said))
    : (said || null) === (computed || null);
