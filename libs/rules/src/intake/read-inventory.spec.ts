import { INPUT_TABLES } from '../inputs/input-tables';
import { type InputReading, openQuestions, questionsOf, type TableReading } from '../inputs/reading';
import { checkedRow } from './plausibility';
import { readSheets, type Sheets } from './read-inventory.fixture';
import type { LeftOutReason } from './rows';
import { withChoices } from './with-choices';
import { withCorrections } from './with-corrections';

const HEADER = ['VM', 'vCPU', 'Memory (GB)', 'Storage (GB)'];
const HOST_HEADER = ['Host', 'Cores', 'Memory (GB)', 'Storage (GB)'];
const HOSTS = [HOST_HEADER, ['esx-01', '32', '512', '3840'], ['esx-02', '32', '512', '3840']];
const readHosts = (sheets: Sheets) => readSheets(sheets, INPUT_TABLES.hosts).reading;

describe('inventory', () => {
  it('counts and totals the rows below a title', () => {
    const rows = [['Inventory of site A'], [], HEADER, ['app-01', '4', '16', '120'], ['db-01', '8', '1.5 TB', '900']];
    expect(readSheets({ '': rows }).reading).toMatchObject({
      problem: null,
      rows: 2,
      totals: { vcpu: 12, memoryGb: 1_552, storageGb: 1_020 },
      faults: [],
      sheets: [{ headerRow: 3, columns: { vm: 0, vcpu: 1, memoryGb: 2, storageGb: 3 }, isUsed: true }],
    });
  });

  it('reads units that stand in the cells, and no word that it doesn’t know', () => {
    const header = [...HOST_HEADER, 'Power (W)'];
    const rows = [header, ['a', '32 cores', '0.5 TiB', '1.5T', '1.2 kW'], ['b', '32', '512 Go', '3 To', '450 W']];
    expect(readHosts({ '': rows })).toMatchObject({
      ...{ faults: [], totals: { cores: 64, memoryGb: 1_024, storageGb: 4_608, powerWatts: 1_650 } },
    });
    const huge = [HOST_HEADER, ['a', '1e30', '1e9 TB', '9']];
    expect(readHosts({ '': huge }).faults).toMatchObject([{ kind: 'not-a-number' }, { kind: 'not-a-number' }]);
    const odd = [header, ['a', '1.2k', '512 GB/s', '60 %', '2 hp']];
    expect(readHosts({ '': odd }).faults.map(({ place, kind }) => [place, kind])).toEqual(
      [1, 2, 3, 4].map((place) => [place, 'not-a-number']),
    );
  });

  it('reads grouped digits as whole cores and MiB', () => {
    const header = ['VM', 'vCPU', 'Memory (MiB)', 'Storage (GB)'];
    const german = [header, ['a', '4', '16.384', '100'], ['b', '8', '65.536', '200']];
    expect(readSheets({ '': german }).reading.totals).toMatchObject({ vcpu: 12, memoryGb: 80, storageGb: 300 });
    const american = [header, ['a', '4', '16,384', '100'], ['b', '8', '65,536', '1.5']];
    expect(readSheets({ '': american }).reading.totals).toMatchObject({ vcpu: 12, memoryGb: 80, storageGb: 101.5 });
  });

  it('counts by what a table of one’s own says about its machines', () => {
    const header = [...HEADER, 'Status', 'Power State', 'Template', 'UUID', 'Used (GB)'];
    const rows = [
      ['a', '4', '16', '100', 'green', 'On', 'no', 'u-1', '40'],
      ['b', '4', '16', '100', 'green', 'Powered Off', 'no', 'u-2', '40'],
      ['c', '4', '16', '100', 'green', 'VM running', 'yes', 'u-3', '40'],
      ['a', '4', '16', '100', 'green', 'On', 'no', 'u-1', '40'],
      ['d', '4', '16', '100', 'green', 'Stopped (deallocated)', 'no', 'u-4', '40'],
      ['e', '4', '16', '100', 'green', 'en veille', 'no', 'u-5', '40'],
    ];
    expect(readSheets({ '': [header, ...rows] }).reading).toMatchObject({
      totals: { vcpu: 8, storageGb: 80 },
      intake: {
        notes: ['1 machine counts whatever this power state means: “en veille”.'],
        groups: [
          { rows: 2 },
          { reason: 'template', rows: 1 },
          { reason: 'duplicate', rows: 1 },
          { reason: 'off', rows: 2 },
        ],
      },
    });
  });

  it.each([
    ['in another language', [['合計', '64', '1024', '7680']]],
    [
      'of several kinds',
      [
        ['Avg', '32', '512', '3840'],
        ['Max', '32', '512', '3840'],
        ['2 hosts total', '64', '1024', '7680'],
      ],
    ],
  ])('leaves out totals %s', (_, totals) => {
    expect(readHosts({ '': [...HOSTS, ...totals] })).toMatchObject({
      ...{ rows: 2, totals: { cores: 64 }, faults: [] },
      intake: { questions: [] },
    });
  });

  it('leaves out the subtotals of a spreadsheet', () => {
    const [header = [], ...hosts] = HOSTS;
    const rows = [
      ...hosts.map((row) => ['C1', ...row]),
      ['C1 Total', '', '64', '1024', '7680'],
      ['C2', 'esx-03', '16', '256', '1000'],
      ['C2 Total', '', '16', '256', '1000'],
      ['Grand Total', '', '80', '1280', '8680'],
    ];
    const expected = { faults: [], rows: 3, totals: { cores: 80 }, intake: { questions: [] } };
    expect(readHosts({ '': [['Cluster', ...header], ...rows] })).toMatchObject(expected);
    const inName = rows.map(([cluster = '', name = '', ...more]) => [name || cluster, ...more]);
    expect(readHosts({ '': [header, ...inName] })).toMatchObject(expected);
  });

  it('takes no second row of a merged name for a total', () => {
    const [header = [], host = []] = HOSTS;
    expect(readHosts({ '': [header, host, ['', ...host.slice(1)]] }).faults).toMatchObject([
      { kind: 'empty', rows: [3] },
    ]);
  });

  it('says that two tables stand side by side', () => {
    const rows = HOSTS.map((row, at) => [...row, '', ...(at === 0 ? row : [`other-${at}`, ...row.slice(1)])]);
    expect(readHosts({ Hosts: rows }).problem).toMatch(/^Sheet “Hosts” has two tables side by side\./);
  });

  it('leaves out hidden rows, such as those that a filter hides', () => {
    const rows = [HEADER, ['a', '4', '16', '120'], ['b', '8', '32', '240']];
    expect(readSheets({ '': rows }, INPUT_TABLES.machines, null, [3]).reading).toMatchObject({
      totals: { vcpu: 4, memoryGb: 16, storageGb: 120 },
      intake: { groups: [{ rows: 1 }, { reason: 'hidden', rows: 1 }] },
    });
  });

  it('takes no share for an amount', () => {
    const rows = [
      ['VM', 'CPU %', 'Memory (GB)', 'Storage (GB)'],
      ['a', '12', '16', '120'],
    ];
    expect(readSheets({ '': rows }).reading.problem).toMatch(/^We didn’t find this column: vCPU/);
  });

  it('reports faults by sheet, column and row', () => {
    const rows = [HEADER, ['a', '4', '', '1'], ['b', 'four', '1', '-1'], ['c', '4', '', '1'], ['', '4', '1', '1']];
    expect(readSheets({ VMs: rows }).reading.faults).toEqual([
      { sheet: 'VMs', column: 'Memory (GB)', place: 2, kind: 'empty', rows: [2, 4], count: 2 },
      { sheet: 'VMs', column: 'vCPU', place: 1, kind: 'not-a-number', rows: [3], count: 1 },
      { sheet: 'VMs', column: 'Storage (GB)', place: 3, kind: 'negative', rows: [3], count: 1 },
      { sheet: 'VMs', column: 'VM', place: 0, kind: 'empty', rows: [5], count: 1 },
    ]);
  });

  it('reads all sheets with the columns, or only those of a known tool', () => {
    const row = ['a', '1', '1', '1'];
    const two = { 'Site A': [HEADER, row], 'Site B': [HEADER, row, row], Notes: [['Ask Marcus']] };
    expect(readSheets(two).reading).toMatchObject({
      ...{ rows: 3, sheets: [{ isUsed: true }, { isUsed: true }, { isUsed: false }] },
    });
    const vInfo = [
      ['VM', 'CPUs', 'Memory', 'Provisioned MiB'],
      ['a', '2', '4096', '10240'],
    ];
    expect(readSheets({ ...two, Sheet1: vInfo }).reading).toMatchObject({
      ...{ rows: 1, totals: { vcpu: 2, memoryGb: 4, storageGb: 10 } },
    });
  });

  it('names a missing column until the seller maps it, with units where the headers have none', () => {
    const rows = [
      ['VM', 'Threads', 'RAM', 'Disk'],
      ['a', '4', '16384', '120'],
    ];
    expect(readSheets({ '': rows }).reading).toMatchObject({
      problem: expect.stringMatching(/^We didn’t find this column: vCPU\./) as string,
      sheets: [{ samples: [['a'], ['4'], ['16384'], ['120']] }],
    });
    const mapping = { sheet: '', headerRow: 1, columns: { vm: 0, vcpu: 1, memoryGb: 2, storageGb: 3 } };
    expect(readSheets({ '': rows }, INPUT_TABLES.machines, mapping).reading.problem).toBe(
      'The file doesn’t say the unit of “RAM” and “Disk”. Choose it under “Match columns”.',
    );
    const units = { memoryGb: 'MiB', storageGb: 'GB' } as const;
    expect(readSheets({ '': rows }, INPUT_TABLES.machines, { ...mapping, units }).reading).toMatchObject({
      ...{ problem: null, totals: { vcpu: 4, memoryGb: 16, storageGb: 120e9 / 2 ** 30 } },
    });
  });

  it.each<[string, Sheets, RegExp]>([
    ['without rows', {}, /has no rows/],
    ['with a header only', { '': [HEADER] }, /no rows below the header/],
    [
      'with too many sheets',
      Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`s${n}`, [HEADER]])),
      /more than 50 sheets/,
    ],
    [
      'with more than 20,000 machines',
      { '': [HEADER, ...Array.from({ length: 20_001 }, (_, n) => [`vm-${n}`, '1', '1', '1'])] },
      /^The file lists 20,001 machines\. We read up to 20,000/,
    ],
    ['with a second table', { '': [HEADER, ['a', '1', '1', '1'], [], ...HOSTS] }, /has a second table from row 4 on/],
  ])('refuses a table %s', (_, sheets, problem) => {
    expect(readSheets(sheets).reading.problem).toMatch(problem);
  });
});

describe('rows without data', () => {
  it.each([
    ['a total', ['Total', '64', '1024', '7680']],
    ['a total in another language', ['Summe:', '64', '1024', '7680']],
    ['a total without a name', ['', '64', '1024', '7680']],
    ['a note', ['Source: CMDB export of 2026-11-20']],
    ['zeros of formulas', ['', '0', '0', '0.0']],
    ['a repeated header', HOST_HEADER],
  ])('are left out: %s', (_, row) => {
    expect(readHosts({ '': [...HOSTS, row] })).toMatchObject({
      ...{ problem: null, rows: 2, totals: { cores: 64, memoryGb: 1_024 }, faults: [] },
    });
  });

  it('are not a host that is called like a total, or lacks its amounts', () => {
    expect(readHosts({ '': [...HOSTS, ['total-01', '32', '512', '3840']] })).toMatchObject({ rows: 3, faults: [] });
    expect(readHosts({ '': [...HOSTS, ['esx-03', '', '', '']] }).faults).toHaveLength(3);
  });

  it('make the seller check a total that differs', () => {
    expect(readHosts({ '': [...HOSTS, ['Total', '96', '1024', '7680']] }).intake?.questions).toMatchObject([
      { kind: 'total-differs', text: 'The total in row 4 says 96 cores, but the rows above add up to 64.' },
    ]);
  });
});

describe('formulas', () => {
  it.each(['=B2&B3', '#REF!', '#DIV/0!', '#NAME?'])('without a result are faults, in names and amounts: %s', (cell) => {
    const { faults } = readSheets({ '': [HEADER, [cell, '4', '16', '120'], ['b', cell, cell, cell]] }).reading;
    expect(faults.map(({ column, kind }) => [column, kind])).toEqual([
      ['VM', 'empty'],
      ['vCPU', 'not-a-number'],
      ['Memory (GB)', 'not-a-number'],
      ['Storage (GB)', 'not-a-number'],
    ]);
  });

  it('that say true or false are no amounts', () => {
    expect(readSheets({ '': [HEADER, ['a', 'TRUE', '16', '120']] }).reading.faults).toMatchObject([
      { column: 'vCPU', kind: 'not-a-number' },
    ]);
  });
});

describe('headers', () => {
  it('may have two rows', () => {
    const rows = [
      ['Host', 'CPU', '', 'Memory', 'Storage'],
      ['Name', 'Sockets', 'Cores', 'GB', 'GB'],
      ['esx-01', '2', '32', '512', '3840'],
    ];
    expect(readHosts({ '': rows })).toMatchObject({
      ...{ problem: null, rows: 1, totals: { cores: 32, memoryGb: 512, storageGb: 3_840 }, faults: [] },
    });
  });

  it('may repeat a column: the first that is filled counts', () => {
    const header = ['Host', 'Cores', 'Memory (GB)', 'Memory (GB)', 'Storage (GB)'];
    expect(readHosts({ '': [header, ['a', '32', '', '512', '3840']] })).toMatchObject({ totals: { memoryGb: 512 } });
    expect(readHosts({ '': [header, ['a', '32', '512', '384', '1']] })).toMatchObject({ totals: { memoryGb: 512 } });
  });

  it('say the unit, or the seller is asked', () => {
    const read = (memory: string, cell: string) =>
      readHosts({
        '': [
          ['Host', 'Cores', memory, 'Storage (TiB)'],
          ['a', '32', cell, '1'],
        ],
      });
    expect(read('Memory', '512').problem).toMatch(/^The file doesn’t say the unit of “Memory”/);
    expect(read('Memory', '512 GB')).toMatchObject({ problem: null, totals: { memoryGb: 512, storageGb: 1_024 } });
    expect(read('Memory [MB]', '524288')).toMatchObject({ problem: null, totals: { memoryGb: 512 } });
    expect(read('Memory (KB)', '536870912')).toMatchObject({ problem: null, totals: { memoryGb: 512 } });
    expect(read('Memory (KiB)', '536870912')).toMatchObject({ problem: null, totals: { memoryGb: 512 } });
    expect(read('Memory (bytes)', '549755813888')).toMatchObject({ problem: null, totals: { memoryGb: 512 } });
  });
});

describe('plausibility', () => {
  const questions = (...rows: readonly (readonly string[])[]) =>
    readSheets({ '': [HEADER, ...rows] }).reading.intake?.questions ?? [];

  it.each([
    ['little memory', ['a', '4', '0.9', '1'], 'memory-per-vcpu'],
    ['much memory', ['a', '4', '1025', '1'], 'memory-per-vcpu'],
    ['more memory than any machine', ['a', '1000', '24577', '1'], 'machine-size'],
    ['more vCPU than any machine', ['a', '1025', '4096', '1'], 'machine-size'],
  ])('asks about a machine with %s', (_, row, kind) => {
    expect(questions(row)).toMatchObject([{ kind, text: expect.stringContaining('a (row 2') as string, rows: [0] }]);
  });

  it('takes machines at the limits', () => {
    expect(questions(['a', '4', '1', '1'], ['b', '4', '1024', '1'], ['c', '1024', '24576', '1'])).toEqual([]);
  });

  it('asks about names that are listed twice', () => {
    expect(questions(['a', '1', '1', '1'], ['A', '1', '1', '1'])).toMatchObject([
      { kind: 'same-names', text: expect.stringContaining('1 name is listed more than once: a (rows 2, 3)') as string },
    ]);
  });
});

describe('questions', () => {
  const header = ['VM', 'Powerstate', 'Template', 'CPUs', 'Memory', 'Provisioned MiB'];
  const vm = (name: string, memory: string, power = 'poweredOn', template = 'False') => [
    ...[name, power, template, '2', memory, '1024'],
  ];
  const read = (...rows: readonly (readonly string[])[]) => {
    const { reading, entries } = readSheets({ '': [header, ...rows] });
    if (!reading.intake) throw new Error('no intake');
    return { reading, intake: reading.intake, rows: entries.map(checkedRow) };
  };
  const asked = (reading: TableReading) => questionsOf(reading).map(({ kind, rows }) => [kind, rows]);
  const counting = (reading: InputReading, ...count: LeftOutReason[]) => withChoices(reading, { count, storage: null });

  it('about rows that are left out are asked once these rows count', () => {
    const { reading } = read(vm('on', '4096'), vm('off', '100', 'poweredOff'), vm('image', '99', 'poweredOff', 'True'));
    expect(asked(reading)).toEqual([]);
    expect(asked(counting(reading, 'off'))).toEqual([['memory-per-vcpu', [1]]]);
    expect(asked(counting(reading, 'off', 'template'))).toEqual([
      ['memory-per-vcpu', [2]],
      ['memory-per-vcpu', [1]],
    ]);
  });

  it('about repeated names are asked once two of the rows count', () => {
    const off = vm('b', '4096', 'poweredOff');
    const { reading } = read(vm('a', '4096'), vm('A', '4096', 'poweredOff'), off, off);
    expect(asked(reading)).toEqual([]);
    expect(asked(counting(reading, 'off'))).toEqual([['same-names', [0, 1, 2, 3]]]);
    const apart = read(vm('b', '4096', 'poweredOff', 'True'), off).reading;
    expect(asked(counting(apart, 'off'))).toEqual([]);
    expect(asked(counting(apart, 'off', 'template'))).toEqual([['same-names', [0, 1]]]);
  });

  it('are open until the same is confirmed, of these rows', () => {
    const { reading } = read(vm('a', '4096'), vm('b', '100'), vm('c', '100', 'poweredOff'));
    const confirmed = questionsOf(reading);
    expect(openQuestions(reading, confirmed)).toEqual([]);
    expect(openQuestions(counting(reading, 'off'), confirmed)).toMatchObject([{ rows: [2] }]);
    expect(openQuestions(reading, [{ kind: 'machine-size', text: '', rows: [1] }])).toHaveLength(1);
  });

  it('close when a correction makes the row plausible, and open again when it is undone', () => {
    const { reading, intake, rows } = read(vm('a', '100'), vm('b', '100'));
    const corrected = rows.map((row) => (row.position === 0 ? { ...row, memoryBytes: 2 ** 32 } : row));
    const after = withCorrections(reading, { groups: intake.groups, rows: corrected });
    expect(asked(after)).toEqual([['memory-per-vcpu', [1]]]);
    expect(openQuestions(after, questionsOf(reading))).toEqual([]);
    expect(asked(withCorrections(after, { groups: intake.groups, rows }))).toEqual([['memory-per-vcpu', [0, 1]]]);
    const leftOut = rows.map((row) => ({ ...row, leftOut: 'by-hand' as const }));
    expect(asked(withCorrections(reading, { groups: intake.groups, rows: leftOut }))).toEqual([]);
  });

  it('about what the file says of itself close when the corrected rows agree, and open again', () => {
    const hosts = readSheets({ '': [...HOSTS, ['Total', '96', '1024', '7680']] }, INPUT_TABLES.hosts);
    const groups = hosts.reading.intake?.groups ?? [];
    const rows = hosts.entries.map(checkedRow);
    const corrected = rows.map((row) => (row.position === 0 ? { ...row, cpus: 64 } : row));
    const after = withCorrections(hosts.reading, { groups, rows: corrected });
    expect(asked(after)).toEqual([]);
    expect(asked(withCorrections(after, { groups, rows }))).toEqual([['total-differs', undefined]]);

    const vHost = [
      ['Host', '# CPU', '# Cores', '# Memory', '# VMs'],
      ['esx', '2', '32', '524288', '1'],
    ];
    const both = readSheets({ vHost, vInfo: [header, vm('a', '4096'), vm('b', '4096')] });
    expect(asked(both.reading)).toEqual([['hosts-differ', undefined]]);
    const one = both.entries
      .map(checkedRow)
      .map((row) => (row.name === 'b' ? { ...row, leftOut: 'by-hand' as const } : row));
    expect(asked(withCorrections(both.reading, { groups: both.reading.intake?.groups ?? [], rows: one }))).toEqual([]);
  });
});
