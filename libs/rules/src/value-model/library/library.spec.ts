import { importTrial } from '../../line-files/import-trial';
import { readLines } from '../../line-files/read-lines';
import type { Assumption } from '../model';
import { LIBRARY_KEYS, MODEL_TEMPLATES, TEMPLATE_DEFAULTS, unitOfKey } from '../templates/all';
import { DEFAULT_COLUMNS, defaultFormat } from './default-columns';
import { fittingDefaults, type LibraryDefault, withDefault } from './library-default';
import { newerDefaults } from './newer-default';

const TODAY = '2026-11-28';
const FORMAT = defaultFormat(TODAY, unitOfKey);
const HEADER = DEFAULT_COLUMNS.map(({ header }) => header);
const power = {
  ...{ Key: 'power-price', Name: 'Electricity', Unit: 'USD/kWh', Low: '0.09', Base: '0.12', High: '0.18' },
  ...{ Publisher: 'Example Office', Title: 'Energy prices', URL: 'https://energy.example/prices' },
  'Source date': '2026-06-30',
};
const file = (...rows: readonly Readonly<Record<string, string>>[]) => [
  HEADER,
  ...rows.map((row) => HEADER.map((header) => row[header] ?? '')),
];
const POWER: LibraryDefault = {
  ...{ key: 'power-price', name: 'Electricity', unit: 'USD/kWh', low: 0.09, base: 0.12, high: 0.18 },
  ...{ publisher: 'Example Office', title: 'Energy prices', url: 'https://energy.example/prices' },
  ...{ asOf: '2026-06-30', note: '' },
};

describe('a file of defaults', () => {
  it('is read, percentages as shares, and written the same way', () => {
    const rate = { ...power, Key: 'discount-rate', Unit: '%', Low: "'-1.5%", Base: '9%', High: '11%' };
    const { lines, faults } = readLines(FORMAT, file(power, rate));
    expect(faults).toEqual([]);
    expect(lines).toEqual([POWER, expect.objectContaining({ low: -0.015, base: 0.09, high: 0.11 })]);
    const written = lines.map((line) => FORMAT.columns.map((column) => FORMAT.cellOf(column, line)));
    expect(importTrial(FORMAT, lines, [HEADER, ...written])).toMatchObject({ unchanged: 2, changes: [], faults: [] });
  });

  it.each([
    [{ Key: 'Power price' }, 'Key', 'Use lowercase words with hyphens, such as power-price.'],
    [{ Name: '' }, 'Name', 'Required.'],
    [{ Publisher: '=HYPERLINK()' }, 'Publisher', 'Use up to 60 characters, starting with a letter or digit.'],
    [{ Key: 'x', Unit: 'USD per kWh?' }, 'Unit', 'Enter a unit of value models, such as USD/host/year, %, or 1.'],
    [{ Unit: 'USD/host' }, 'Unit', 'Models use this key in USD/kWh.'],
    [{ Low: '0.13' }, 'Base', 'Enter at least the low value.'],
    [{ High: '0.1' }, 'High', 'Enter at least the base value.'],
    [{ Base: '$0.12' }, 'Base', 'Enter a number with a decimal point, such as 0.12, without a unit or currency sign.'],
    [
      { Key: 'discount-rate', Unit: '%', Low: '1%', Base: '0.09', High: '11%' },
      'Base',
      'Enter a percentage with its sign, such as 9%.',
    ],
    [{ URL: 'http://energy.example' }, 'URL', 'Enter an address that starts with https://, up to 300 characters.'],
    [{ URL: 'https://exa mple' }, 'URL', 'Enter an address that starts with https://, up to 300 characters.'],
    [{ 'Source date': '2026-11-29' }, 'Source date', 'Enter a day up to today.'],
    [{ 'Source date': '2026-02-30' }, 'Source date', 'Enter a day such as 2026-11-20.'],
  ])('has faults by row and column: %j', (cells, column, message) => {
    expect(readLines(FORMAT, file({ ...power, ...cells })).faults).toEqual([{ row: 2, column, message }]);
  });

  it('has each key once', () => {
    expect(readLines(FORMAT, file(power, power)).faults).toEqual([
      { row: 3, column: 'Key', message: 'Row 2 has the same key.' },
    ]);
  });
});

describe('the keys of templates', () => {
  it('belong to assumptions with one unit, that scale with nothing', () => {
    for (const [id, keys] of Object.entries(LIBRARY_KEYS)) {
      const assumptions = MODEL_TEMPLATES.find((template) => template.id === id)?.assumptions ?? [];
      for (const [name, key] of Object.entries(keys)) {
        const assumption = assumptions.find((one) => one.id === name);
        expect([id, name, key, assumption?.unit, assumption?.scalesWith]).toEqual([
          id,
          name,
          key,
          unitOfKey(key),
          undefined,
        ]);
      }
    }
    expect(
      readLines(FORMAT, file(...TEMPLATE_DEFAULTS.map(({ key }) => ({ ...power, Key: key, Unit: 'apples' })))).faults,
    ).toHaveLength(TEMPLATE_DEFAULTS.length);
  });
});

const ASSUMPTION: Assumption = {
  ...{ id: 'powerPrice', label: 'Electricity', group: 'Fixed', unit: 'USD/kWh', base: 0.2 },
  ...{ source: 'Guess', asOf: '2026-01-01', confidence: 'high', owner: 'Priya Raman' },
  reference: { fileId: 'f', file: 'f.csv', sheet: '', column: '' },
};

describe('a default of the library', () => {
  it('gives an assumption its value, range, source, and date, and takes it out of the fixed ones', () => {
    expect(withDefault(ASSUMPTION, POWER, 3)).toEqual({
      ...{ id: 'powerPrice', label: 'Electricity', group: 'General', unit: 'USD/kWh' },
      ...{ low: 0.09, base: 0.12, high: 0.18, kind: 'default', confidence: 'low', owner: 'Priya Raman' },
      ...{ source: 'Example Office, Energy prices (library version 3)', asOf: '2026-06-30' },
      library: { key: 'power-price', version: 3 },
    });
    expect(withDefault(ASSUMPTION, { ...POWER, low: 0.12, high: 0.12 }, 3)).toMatchObject({ group: 'Fixed' });
  });

  it('fits assumptions of its unit', () => {
    const library = {
      version: 1,
      defaults: [POWER, { ...POWER, key: 'pue', unit: '1' }, { ...POWER, key: 'rate', unit: '%' }],
    };
    const keys = (unit: string) => fittingDefaults(library, unit).map(({ key }) => key);
    expect([keys('USD/kWh'), keys('USD/kW*hour'), keys('%'), keys('1'), keys('hosts')]).toEqual([
      ['power-price'],
      [],
      ['rate'],
      ['pue'],
      [],
    ]);
  });

  it('is pointed out once a newer version has another value, range, or source', () => {
    const taken = withDefault(ASSUMPTION, POWER, 2);
    const turned = { ...taken, low: 0.18, high: 0.09 };
    const texts = (found: Partial<LibraryDefault>, version = 3, assumption: Assumption = turned) =>
      newerDefaults([assumption], { version, defaults: [{ ...POWER, ...found }] }).map(({ text }) => text);
    expect(texts({ base: 0.14 })).toEqual(['Library version 3 says $0.14/kWh; yours is from version 2.']);
    expect(texts({ low: 0.1 })).toEqual(['Library version 3 says $0.10 to $0.18/kWh; yours is from version 2.']);
    expect(texts({ asOf: '2026-09-30' })).toEqual([
      'Library version 3 has a source of Sep 30, 2026; yours is from version 2.',
    ]);
    expect([
      texts({}),
      texts({ base: 0.14 }, 2),
      texts({ key: 'other', base: 0.14 }),
      texts({ base: 0.14 }, 3, ASSUMPTION),
    ]).toEqual([[], [], [], []]);
  });
});
