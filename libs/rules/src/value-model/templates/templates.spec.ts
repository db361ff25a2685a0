import { inputReading, sheetReading } from '../../inputs/reading.fixture';
import { readBill, rowsOf } from '../../intake/bills/read-bill.fixture';
import { withBillChoices } from '../../intake/bills/with-bill-choices';
import { DEFAULT_CHOICES, NO_ROWS } from '../../intake/intake';
import { aCase, solution } from '../../price-case.fixture';
import { amountsOf } from '../amounts';
import { compileModel } from '../compile-model';
import { contentFaults } from '../content-faults';
import type { DefaultsLibrary, LibraryDefault } from '../library/library-default';
import { VALUE_MODEL_LIMITS } from '../limits';
import { versionFaults } from '../version-faults';
import type { Scenario } from '../model';
import { resultsOf } from '../results';
import {
  caseSolutions,
  mappingFaults,
  mapSolutions,
  MODEL_TEMPLATES,
  NOT_IN_CASE,
  type PartialMapping,
  type ProvidedInput,
  type SolutionMapping,
  startModel,
  fileStatements,
  templateOf,
} from './all';

const ONE_EACH = aCase({
  proposed: [solution({ name: 'Helix' })],
  competitive: [solution({ name: 'Incumbent VMs' })],
});
const THREE_EACH = aCase({
  proposed: ['Helix', 'Helix Managed', 'Helix Edge'].map((name) => solution({ name })),
  competitive: ['Incumbent VMs', 'Rival Cloud', 'Helix'].map((name) => solution({ name })),
});

const templateNamed = (id: string) => {
  const template = templateOf(id);
  if (!template) throw new Error(id);
  return template;
};

const started = (
  id: string,
  inputs: readonly ProvidedInput[] = [],
  selections = ONE_EACH,
  chosen?: PartialMapping,
  library?: DefaultsLibrary,
) => {
  const template = templateNamed(id);
  const solutions = caseSolutions(selections);
  const mapping = mapSolutions(template, solutions, chosen);
  expect(mappingFaults(template, solutions, mapping)).toEqual({});
  return startModel(template, {
    prospect: 'Larkmoor Foods',
    seller: 'Dana Whitfield',
    reader: { name: 'Ines Calloway', position: 'Finance director' },
    ...{ solutions, mapping: mapping as SolutionMapping, inputs },
    ...(library && { library }),
    owner: 'Priya Raman',
    today: '2026-11-23',
  });
};

const resultIn = (id: string, scenario: Scenario) => {
  const { model, proposal } = started(id);
  const { compiled } = compileModel(model);
  const found = compiled && resultsOf(compiled, scenario).proposals.find((one) => one.solution === proposal);
  if (!found) throw new Error(`${id} has no ${proposal}`);
  return found;
};

describe.each(MODEL_TEMPLATES.map(({ id, ...template }) => [id, template] as const))(
  'the template %s',
  (id, template) => {
    it('can be computed, with matching units and within the limits', () => {
      const content = started(id);
      expect(contentFaults(content)).toEqual([]);
      for (const list of ['solutions', 'assumptions', 'calculations', 'costLines', 'benefits'] as const)
        expect(content.model[list].length).toBeLessThanOrEqual(VALUE_MODEL_LIMITS[list]);
    });

    it('counts no saving twice, and states transition and parallel operation of each solution', () => {
      const { solutions } = template;
      const others = solutions.filter(({ role }) => role !== 'today');
      const selections = aCase({
        proposed: others.map(({ name }) => solution({ name })),
        competitive: [solution({ name: 'Incumbent' })],
      });
      const like = Object.fromEntries(others.map((one, index) => [`proposed${index + 1}`, one.id]));
      expect(versionFaults(started(id, [], selections, { like }), 'version')).toEqual([]);
    });

    it('has a question for each assumption and uses all of them', () => {
      const { assumptions, calculations, costLines, benefits, discountRate } = template;
      const texts = [...calculations, ...costLines, ...benefits].map(({ expression }) => expression);
      const used = new Set(texts.flatMap((text) => text.match(/[A-Za-z_]\w*/g) ?? []));
      expect(assumptions.filter(({ question }) => !question.endsWith('?')).map(({ label }) => label)).toEqual([]);
      expect(assumptions.filter((one) => one.id !== discountRate && !used.has(one.id)).map((one) => one.id)).toEqual(
        [],
      );
    });

    it('is plausible: the base case pays back, and low values give less than high ones', () => {
      const [low, base, high] = (['low', 'base', 'high'] as const).map((scenario) => resultIn(id, scenario));
      expect(low?.netPresentValue).toBeLessThan(base?.netPresentValue ?? NaN);
      expect(high?.netPresentValue).toBeGreaterThan(base?.netPresentValue ?? NaN);
      expect(base?.netPresentValue).toBeGreaterThan(0);
      expect(base?.savingShare).toBeLessThan(0.5);
      expect(base?.paybackMonth).toBeGreaterThan(6);
    });
  },
);

describe('started model', () => {
  const sheet = sheetReading({
    ...{ name: 'vHost', headers: ['Host', 'CPU cores', 'Power (W)'], rows: 96 },
    columns: { host: 0, cores: 1, powerWatts: 2 },
  });
  const servers: ProvidedInput = {
    ...{ key: 'compute-server-hosts', title: 'Server hosts', answers: null, providedOn: '2026-11-20' },
    reading: inputReading({ sheets: [sheet], rows: 96, totals: { cores: 4_608, powerWatts: 0 } }),
    file: { id: 'f1', name: 'server-inventory.xlsx' },
  };
  const rate: ProvidedInput = {
    ...{ key: 'discount-rate', title: 'Discount rate and horizon', reading: null, file: null },
    ...{ answers: { ratePercent: '10', horizonYears: '4' }, providedOn: '2026-11-19' },
  };
  const find = (inputs: readonly ProvidedInput[], id: string) =>
    started('virtualization-refresh', inputs).model.assumptions.find((assumption) => assumption.id === id);

  it('takes counts from files, with file, sheet, column and date', () => {
    expect(find([servers], 'hosts')).toMatchObject({
      ...{ base: 96, source: 'server-inventory.xlsx, Server hosts', asOf: '2026-11-20', confidence: 'high' },
      reference: { fileId: 'f1', file: 'server-inventory.xlsx', sheet: 'vHost', column: 'A (Host)' },
    });
    expect(find([servers], 'cores')).toMatchObject({ base: 48, reference: { column: 'B (CPU cores)' } });
  });

  it('says which rows of a recognized file were counted', () => {
    const groups = [
      { ...NO_ROWS, reason: null, rows: 96, faults: [] },
      { ...NO_ROWS, reason: 'hidden' as const, rows: 4, faults: [] },
    ];
    const intake = {
      ...{ source: null, rows: 'host' as const, sheets: [], groups, storageKinds: [], priced: null },
      ...{ choices: DEFAULT_CHOICES, notes: [], questions: [] },
    };
    const source = 'server-inventory.xlsx, Server hosts: 96 of 100 rows counted; 4 left out: 4 hidden rows';
    const reading = inputReading({ sheets: [sheet], rows: 96, intake });
    expect(find([{ ...servers, reading }], 'hosts')).toMatchObject({ source });
  });

  it('states what was counted in files that numbers come from', () => {
    const groups = [{ ...NO_ROWS, reason: null, rows: 96, faults: [] }];
    const intake = {
      ...{ source: null, rows: 'host' as const, sheets: [], groups, storageKinds: [], priced: null },
      ...{ choices: DEFAULT_CHOICES, notes: [], questions: [] },
    };
    const read = { ...servers, reading: inputReading({ sheets: [sheet], rows: 96, intake }) };
    const { assumptions } = started('virtualization-refresh', [read]).model;
    const stated = { file: 'server-inventory.xlsx', statement: '96 hosts counted.' };
    expect(fileStatements(assumptions, [read, read])).toEqual([stated]);
    expect(fileStatements(assumptions, [{ ...read, file: { id: 'f2', name: 'newer.xlsx' } }])).toEqual([]);
  });

  it('takes typed answers and moves their range', () => {
    const typed = { ...servers, reading: null, file: null, answers: { hosts: '1,000', cores: '32,000' } };
    expect(find([typed], 'hosts')).toMatchObject({ base: 1_000, source: 'Typed in by the seller, Server hosts' });
    expect(find([typed], 'cores')).toMatchObject({ base: 32 });
    expect(find([rate], 'rate')).toMatchObject({ base: 0.1, low: 0.122222, high: 0.0888889 });
    expect(started('virtualization-refresh', [rate]).model.horizonYears).toBe(4);
  });

  it('takes a monthly bill from a file or a typed answer', () => {
    const billed = (input: Partial<ProvidedInput>) =>
      started('private-cloud-or-hyperscaler', [
        { ...servers, key: 'environment-aws', title: 'AWS bill', ...input },
      ]).model.assumptions.find(({ id }) => id === 'monthlyBill')?.base;
    const columns = { service: 0, month: 1, costUsd: 2 };
    const reading = inputReading({
      ...{ sheets: [{ ...sheet, columns }], rows: 60, months: 3, totals: { costUsd: 540_000 } },
    });
    expect(billed({ reading })).toBe(180_000);
    expect(billed({ reading: { ...reading, totals: { costUsd: 3_703_703.67 } } })).toBe(1_234_567.89);
    expect(billed({ reading: null, answers: { monthlyCostUsd: '190,000' } })).toBe(190_000);
  });

  it('adds up the bills of all clouds, and names one that is not counted', () => {
    const bill = (cloud: string, monthlyCostUsd: string | undefined): ProvidedInput => ({
      ...{ ...servers, reading: null, file: null, key: `environment-${cloud}`, title: `${cloud} bill` },
      answers: monthlyCostUsd ? { monthlyCostUsd } : null,
    });
    const bills = [bill('aws', '190,000'), bill('azure', '10000'), bill('oracle-cloud', undefined)];
    expect(
      started('private-cloud-or-hyperscaler', bills).model.assumptions.find(({ id }) => id === 'monthlyBill'),
    ).toMatchObject({
      base: 200_000,
      source: 'Typed in by the seller, aws bill; Typed in by the seller, azure bill; not counted: oracle-cloud bill',
    });
  });

  describe('from a bill with commitments', () => {
    const HEADER =
      'BilledCost|EffectiveCost|BillingCurrency|ChargePeriodStart|ChargeCategory|CommitmentDiscountId|ServiceName|ProviderName';
    const inMonths = (costs: string) =>
      rowsOf(
        [HEADER, ...['08', '09', '10'].map((month) => `${costs}|USD|2026-${month}-01|Usage|sp-1|EC2|AWS`)].join('\n'),
      );
    const found = readBill(inMonths('0|10000'));
    const withEnd = found.bill && {
      ...found,
      bill: {
        ...found.bill,
        commitments: found.bill.commitments && { ...found.bill.commitments, until: '2028-05-20' },
      },
    };
    const billed = (reading: ProvidedInput['reading']): ProvidedInput => ({
      ...{ key: 'environment-aws', title: 'AWS bill', answers: null, providedOn: '2026-11-20', reading },
      file: { id: 'f3', name: 'focus.csv' },
    });
    const modelOf = (reading: ProvidedInput['reading']) =>
      started('private-cloud-or-hyperscaler', [billed(reading)]).model;
    const assumption = (reading: ProvidedInput['reading'], id: string) =>
      modelOf(reading).assumptions.find((one) => one.id === id);

    it('names the file, column, filter and count of what they cost, and when they end', () => {
      expect(assumption(found, 'commitmentFee')).toMatchObject({
        ...{ base: 10_000, kind: 'measured', asOf: '2026-11-20' },
        source: 'focus.csv, AWS bill: 3 lines of commitments, 1 in all, effective cost 30,000.00 in 3 months',
        reference: { fileId: 'f3', column: 'B (EffectiveCost)' },
      });
      expect(assumption(found, 'commitmentMonths')).toMatchObject({ base: 12, kind: 'default' });
      expect(assumption(withEnd ?? null, 'commitmentMonths')).toMatchObject({
        ...{
          base: 18,
          kind: 'measured',
          source: expect.stringContaining('the last of which ends on 2028-05-20') as string,
        },
      });
    });

    it('leaves them out if the seller doesn’t count them', () => {
      const uncounted = withBillChoices(found, { basis: null, types: ['usage'] });
      expect(assumption(uncounted, 'commitmentFee')).toMatchObject({ base: 0, kind: 'default' });
    });

    it('lets them run on after the move, until they end', () => {
      const { compiled } = compileModel(modelOf(withEnd ?? null));
      const amounts = compiled && amountsOf(compiled).costLines;
      const amountsOfLine = (id: string) =>
        amounts?.[compiled?.costLines.findIndex((line) => line.id === id) ?? -1]?.slice(1, 4);
      expect(amountsOfLine('competing1-commitments')).toEqual([120_000, 60_000, 0]);
      // Documents state them as contracts that run on.
      const running = compiled?.model.costLines.filter(({ purpose }) => purpose === 'commitment');
      expect(running?.map(({ id }) => id)).toEqual(['proposed1-commitments']);
      // In the four months of parallel operation, the bill of today has them.
      expect(amountsOfLine('proposed1-commitments')).toEqual([80_000, 60_000, 0]);
    });
  });

  it('marks everything else as a default, and ignores files with errors', () => {
    const faulty = { ...servers, reading: { ...servers.reading, problem: 'It has no rows.' } } as ProvidedInput;
    for (const inputs of [[], [faulty]])
      expect(find(inputs, 'hosts')).toMatchObject({
        ...{ base: 80, source: 'Template default', asOf: '2026-11-23', confidence: 'low', owner: 'Priya Raman' },
      });
    expect(find([servers], 'power')).not.toHaveProperty('reference');
  });
});

describe('the solutions of a started model', () => {
  const solutionsIn = ({ model }: ReturnType<typeof started>) =>
    model.solutions.map(({ name, role }) => `${role}: ${name}`);
  const CHOSEN: PartialMapping = {
    today: 'competing1',
    like: {
      proposed1: 'private',
      proposed2: 'managed',
      proposed3: 'private',
      competing2: 'managed',
      competing3: 'none',
    },
  };

  it('are the two of a case of two, with nothing of others in any row', () => {
    for (const { id } of MODEL_TEMPLATES) {
      const content = started(id);
      expect(solutionsIn(content)).toEqual(['today: Incumbent VMs', 'proposed: Helix']);
      const { costLines, benefits, assumptions } = content.model;
      expect(new Set(costLines.map((line) => line.solution))).toEqual(new Set(['competing1', 'proposed1']));
      expect(benefits.filter((driver) => driver.solution !== 'proposed1')).toEqual([]);
      expect(assumptions.filter(({ label }) => label.includes('anaged'))).toEqual([]);
      expect(content.scope).toMatch(/: Helix compared with Incumbent VMs$/);
    }
  });

  it('are all six of a case of six, each with lines, drivers and numbers of its own', () => {
    const content = started('virtualization-refresh', [], THREE_EACH, CHOSEN);
    expect(contentFaults(content)).toEqual([]);
    expect(solutionsIn(content)).toEqual([
      'today: Incumbent VMs',
      ...['proposed: Helix (proposed)', 'proposed: Helix Managed', 'proposed: Helix Edge'],
      ...['competing: Rival Cloud', 'competing: Helix (competing)'],
    ]);
    const { model } = content;
    const linesOf = (id: string) => model.costLines.filter((line) => line.solution === id);
    expect(linesOf('proposed3').map(({ id, expression }) => [id, expression])).toContainEqual([
      'proposed3-hosts',
      'hostsNew3 * hostPrice',
    ]);
    expect(linesOf('competing3')).toEqual([]);
    expect(model.benefits.map((driver) => driver.solution)).toEqual(
      ['proposed1', 'proposed2', 'proposed3', 'competing2'].flatMap((id) => [id, id]),
    );
    expect(
      model.assumptions.filter(({ id }) => /^hostsNew/.test(id)).map(({ label, group }) => [label, group]),
    ).toEqual([
      ['Hosts after consolidation, Helix (proposed)', 'Proposed'],
      ['Hosts after consolidation, Helix Managed', 'Proposed'],
      ['Hosts after consolidation, Helix Edge', 'Proposed'],
      ['Hosts after consolidation, Rival Cloud', 'Competing'],
    ]);
  });

  it('may have a solution in use today that is none of the case’s', () => {
    const like = { competing1: 'managed' };
    const content = started('virtualization-refresh', [], ONE_EACH, { today: NOT_IN_CASE, like });
    expect(contentFaults(content)).toEqual([]);
    expect(solutionsIn(content)).toEqual([
      ...['today: Today’s virtualization', 'proposed: Helix', 'competing: Incumbent VMs'],
    ]);
  });

  it('are asked for where the template can’t tell', () => {
    const template = templateNamed('virtualization-refresh');
    const solutions = caseSolutions(THREE_EACH);
    const faultsWith = (chosen?: PartialMapping) =>
      Object.keys(mappingFaults(template, solutions, mapSolutions(template, solutions, chosen)));
    expect(faultsWith()).toEqual(['today', ...solutions.map(({ id }) => `like.${id}`)]);
    expect(faultsWith({ today: 'proposed1', like: CHOSEN.like })).toContain('today');
    expect(faultsWith({ ...CHOSEN, like: { ...CHOSEN.like, proposed2: 'spread' } })).toEqual(['like.proposed2']);
  });
});

describe('defaults', () => {
  const typed = (key: string, answers: Readonly<Record<string, string>>): ProvidedInput => ({
    ...{ key, title: key, answers, reading: null, file: null, providedOn: '2026-11-20' },
  });
  /** The input that says how large the environment is, at the default of its template. */
  const SIZES: Readonly<Record<string, (size: number) => ProvidedInput>> = {
    'virtualization-refresh': (size) => typed('compute-server-hosts', { hosts: String(80 * size) }),
    'cloud-migration': (size) => typed('compute-virtual-machines', { vms: String(1_600 * size) }),
    'sql-server-consolidation': (size) => typed('compute-sql-server-hosts', { hosts: String(40 * size) }),
    'private-cloud-or-hyperscaler': (size) => typed('environment-aws', { monthlyCostUsd: String(210_000 * size) }),
    'security-tooling': (size) => typed('compute-virtual-machines', { vms: String(4_000 * size) }),
  };
  const returnOf = (id: string, inputs: readonly ProvidedInput[]) => {
    const { model, proposal } = started(id, inputs);
    const { compiled } = compileModel(model);
    const found = compiled && resultsOf(compiled).proposals.find((one) => one.solution === proposal);
    return found?.returnOnInvestment ?? NaN;
  };

  it.each(MODEL_TEMPLATES.map(({ id }) => id))('of %s give the same return for an environment of any size', (id) => {
    const usual = returnOf(id, []);
    for (const size of [0.25, 1, 10]) {
      const ratio = returnOf(id, [SIZES[id]!(size)]) / usual;
      expect(ratio).toBeGreaterThan(0.75);
      expect(ratio).toBeLessThan(1.33);
    }
  });

  it('follow the number of hosts, and say so', () => {
    const { assumptions } = started('virtualization-refresh', [typed('compute-server-hosts', { hosts: '40' })]).model;
    const find = (id: string) => assumptions.find((assumption) => assumption.id === id);
    expect(find('refresh')).toMatchObject({ base: 24, low: 18, high: 30 });
    expect(find('hostsNew')).toMatchObject({
      ...{ base: 26, low: 30, high: 23, confidence: 'low' },
      source: 'Template default, scaled with Hosts in service',
    });
    expect(find('staffNow')).toMatchObject({ base: 2 });
    expect(find('vms')).toMatchObject({ base: 800 });
    expect(find('licensePrice')).toMatchObject({ base: 120, source: 'Template default' });
  });
});

describe('a library of defaults', () => {
  const found: LibraryDefault = {
    ...{ key: 'power-price', name: 'Electricity', unit: 'USD/kWh', low: 0.1, base: 0.14, high: 0.2 },
    ...{ publisher: 'Example Office', title: 'Energy prices', url: 'https://energy.example' },
    ...{ asOf: '2026-06-30', note: '' },
  };
  const startedWith = (defaults: readonly LibraryDefault[], inputs: readonly ProvidedInput[] = []) =>
    started('virtualization-refresh', inputs, ONE_EACH, undefined, { version: 3, defaults }).model.assumptions;

  it('comes before the defaults of a template, with the end that is worse for the proposal as the low one', () => {
    const assumptions = startedWith([
      found,
      { ...found, key: 'vm-migration', unit: 'USD/VM', low: 90, base: 150, high: 300 },
    ]);
    const find = (id: string) => assumptions.find((one) => one.id === id);
    expect(find('powerPrice')).toMatchObject({
      ...{ group: 'General', low: 0.1, base: 0.14, high: 0.2, kind: 'default', asOf: '2026-06-30' },
      ...{ source: 'Example Office, Energy prices (library version 3)', library: { key: 'power-price', version: 3 } },
    });
    expect(find('movePrice')).toMatchObject({ group: 'Proposed', low: 300, base: 150, high: 90 });
    expect(find('pue')).toMatchObject({ source: 'Template default' });
  });

  it('comes after what the prospect states', () => {
    const rate: ProvidedInput = {
      ...{ key: 'discount-rate', title: 'Discount rate', answers: { ratePercent: '7' } },
      ...{ reading: null, file: null, providedOn: '2026-11-20' },
    };
    const wacc = { ...found, key: 'discount-rate', unit: '%', low: 0.08, base: 0.1, high: 0.12 };
    expect(startedWith([wacc], [rate]).find(({ id }) => id === 'rate')).toMatchObject({ base: 0.07, kind: 'prospect' });
  });
});
