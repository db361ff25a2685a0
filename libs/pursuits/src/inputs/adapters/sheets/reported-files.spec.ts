import { askedInputs, FILE_TYPES } from '@casewright/rules';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { readTableFile } from './read-table-file';

const FILES = join(__dirname, 'reported-files');

const TABLES = Object.fromEntries(
  askedInputs({
    proposed: [{ name: 'Helix', environments: ['aws'], computeModels: ['server-hosts', 'virtual-machines'] }],
    ...{ competitive: [], presentationSupport: false },
  }).map(({ key, table }) => [key, table]),
);

async function read(name: string, item: string) {
  const table = TABLES[item];
  if (!table) throw new Error(`No table is asked for by ${item}.`);
  const bytes = readFileSync(join(FILES, name));
  const type = name.endsWith('.xlsx') ? FILE_TYPES.xlsx : FILE_TYPES.csv;
  const range = ({ start, end }: { readonly start: number; readonly end: number }) =>
    Readable.from([bytes.subarray(start, end)], { objectMode: false });
  return (await readTableFile(range, { size: bytes.length, type }, table, null)).reading;
}

/** Cores, memory and storage in GiB. */
const HOSTS: Readonly<Record<string, readonly [rows: number, cores: number, memory: number, storage: number]>> = {
  'begin-first-header.csv': [1, 32, 512, 3_840],
  'bm-first-header.csv': [2, 64, 1_024, 7_680],
  'ctrl-z-end.csv': [1, 32, 512, 3_840],
  'duplicate-first-empty.csv': [2, 64, 1_024, 7_680],
  'duplicate-headers.csv': [2, 64, 1_024, 7_680],
  'footnote-row.csv': [2, 64, 1_024, 7_680],
  'hidden-rows.xlsx': [2, 64, 1_024, 7_680],
  'host-first-header.csv': [2, 64, 1_024, 7_680],
  'id3-first-header.csv': [1, 32, 512, 3_840],
  'mz-first-header.csv': [1, 32, 512, 3_840],
  'ns-prefix-inline.xlsx': [1, 32, 512, 3_840],
  'ns-prefix.xlsx': [1, 32, 512, 3_840],
  'semicolon-decimal-comma.csv': [2, 64, 1_023.75, 7_680.25],
  'solid-first-header.csv': [1, 32, 512, 3_840],
  'swiss-hosts.csv': [2, 64, 1_023, 11_509.76],
  'swiss-semicolon-point.csv': [2, 64, 1_023.75, 7_680.25],
  'total-row-blank-name.xlsx': [2, 64, 1_024, 7_680],
  'total-row.xlsx': [2, 64, 1_024, 7_680],
  'trailing-blank-formatted.xlsx': [1, 32, 512, 3_840],
  'trailing-formula-emptystring.xlsx': [1, 32, 512, 3_840],
  'trailing-formula-zero.xlsx': [1, 32, 512, 3_840],
  'two-row-header.xlsx': [2, 64, 1_024, 7_680],
  'two-visible-sheets.xlsx': [2, 64, 1_024, 7_680],
  'veryhidden-copy.xlsx': [2, 64, 1_024, 7_680],
};

/** vCPU, memory and storage in GiB. */
const MACHINES: typeof HOSTS = {
  'memory-bytes.csv': [1, 4, 16, 120],
  'memory-in-mb.csv': [2, 12, 80, 1_020],
  'memory-kib.csv': [1, 4, 16, 120],
  'memory-mb-brackets.csv': [2, 12, 80, 1_020],
  'powercli-memorymb.csv': [2, 12, 80, 1_020],
  'rvtools-tabvinfo.csv': [2, 12, 80, 560],
  'rvtools-vinfo-renamed.xlsx': [2, 12, 80, 560],
  'rvtools-vinfo.xlsx': [2, 12, 80, 560],
};

/** Cost in USD, or why the bill isn't counted. */
const BILLS: Readonly<Record<string, number | string>> = {
  'accounting-minus-after-sign.csv': 2_797.1,
  'accounting-parens.csv': 2_797.1,
  'accounting-trailing-minus.csv': 2_797.1,
  'accounting.csv': 2_797.1,
  'azure-eur-mca.csv': 3_510,
  'azure-german-headers.csv': 'The amounts are in EUR.',
  'azure-inr-ea.csv': 'The amounts are in INR.',
  'date1904.xlsx': 3_000,
  'day-first-dots-1-month.csv': 'The file covers 1 month.',
  'day-first-dots-3-months.csv': 38_773.25,
  'euro-cells.csv': 'The bill has amounts in several currencies: EUR (1), GBP (1), JPY (1).',
  'euro-format.xlsx': 'The amounts are in EUR.',
  'focus-1.0.csv': 270.3,
  'indian-grouping-int.csv': 370_368,
  'indian-grouping.csv': 370_370.34,
  'month-d-mmm-yy.csv': 38_773.25,
  'month-datetime-ampm.csv': 38_773.25,
  'month-german-names.csv': 38_773.25,
  'month-m-d-yy.csv': 38_773.25,
  'month-mm-yyyy.csv': 38_773.25,
  'month-mmm-yy.csv': 38_773.25,
  'month-y-m-d-slash.csv': 38_773.25,
  'usd-prefix.csv': 3_784.75,
};

/** Small files after public reports of people who do this job. Names and figures are invented. */
describe('a reported file', () => {
  it.each(Object.entries(HOSTS))('%s has the right hosts', async (name, [rows, cores, memory, storage]) => {
    const { problem, faults, ...reading } = await read(name, 'compute-server-hosts');
    expect([problem, faults, reading.rows, reading.totals['cores']]).toEqual([null, [], rows, cores]);
    expect(reading.totals['memoryGb']).toBeCloseTo(memory, 6);
    expect(reading.totals['storageGb']).toBeCloseTo(storage, 6);
  });

  it.each(Object.entries(MACHINES))('%s has the right machines', async (name, [rows, vcpu, memoryGb, storageGb]) => {
    const reading = await read(name, 'compute-virtual-machines');
    expect(reading).toMatchObject({ problem: null, faults: [], rows, totals: { vcpu, memoryGb, storageGb } });
  });

  it.each(Object.entries(BILLS))('%s has the right cost', async (name, cost) => {
    const { problem, faults, months, totals } = await read(name, 'environment-aws');
    expect(faults).toEqual([]);
    if (typeof cost === 'string') expect(problem).toContain(cost);
    else expect([problem, months, totals['costUsd']]).toEqual([null, 3, cost]);
  });

  it('is read by one of these tests', () => {
    expect(readdirSync(FILES).sort()).toEqual(Object.keys({ ...HOSTS, ...MACHINES, ...BILLS }).sort());
  });
});
