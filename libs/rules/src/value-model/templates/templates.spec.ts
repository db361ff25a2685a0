import { aCase, solution } from '../../price-case.fixture';
import { compileModel } from '../compile-model';
import { contentFaults } from '../content-faults';
import { VALUE_MODEL_LIMITS } from '../limits';
import type { Scenario } from '../model';
import { resultsOf } from '../results';
import { MODEL_TEMPLATES, type ProvidedInput, startModel, templateOf } from './all';

const started = (id: string, inputs: readonly ProvidedInput[] = []) => {
  const template = templateOf(id);
  if (!template) throw new Error(id);
  return startModel(template, {
    prospect: 'Larkmoor Foods',
    seller: 'Dana Whitfield',
    reader: { name: 'Ines Calloway', position: 'Finance director' },
    selections: aCase({ proposed: [solution({ name: 'Helix' })], competitive: [solution({ name: 'Incumbent VMs' })] }),
    inputs,
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
  const sheet = {
    ...{ name: 'vHost', headerRow: 1, headers: ['Host', 'CPU cores', 'Power (W)'], rows: 96, isUsed: true },
    columns: { host: 0, cores: 1, powerWatts: 2 },
  };
  const servers: ProvidedInput = {
    ...{ key: 'compute-server-hosts', title: 'Server hosts', answers: null, providedOn: '2026-11-20' },
    reading: { problem: null, sheets: [sheet], rows: 96, totals: { cores: 4_608, powerWatts: 0 }, faults: [] },
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
    const reading = {
      ...{
        problem: null,
        sheets: [{ ...sheet, columns }],
        rows: 60,
        months: 3,
        totals: { costUsd: 540_000 },
        faults: [],
      },
    };
    expect(billed({ reading })).toBe(180_000);
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

  it('marks everything else as a default, and ignores files with errors', () => {
    const faulty = { ...servers, reading: { ...servers.reading, problem: 'It has no rows.' } } as ProvidedInput;
    for (const inputs of [[], [faulty]])
      expect(find(inputs, 'hosts')).toMatchObject({
        ...{ base: 80, source: 'Template default', asOf: '2026-11-23', confidence: 'low', owner: 'Priya Raman' },
      });
    expect(find([servers], 'power')).not.toHaveProperty('reference');
  });

  it('names solutions as the case does', () => {
    const { model, scope } = started('virtualization-refresh');
    expect(model.solutions.map(({ name }) => name)).toEqual(['Incumbent VMs', 'Helix', 'Managed private cloud']);
    expect(scope).toBe('Virtualization refresh: Helix compared with Incumbent VMs');
  });
});
