import { readXlsx, type Workbook } from 'hucre/xlsx';
import { resultsOf, type Snapshot, withoutSoftBenefits } from '@casewright/rules';
import { sampleSnapshot } from '../sample/sample-snapshot';
import { HOSTILE, randomSnapshot } from '../snapshot/random-snapshot.fixture';
import { valueCaseOf } from '../snapshot/value-case';
import { excelNames } from './names';
import { valueCaseXlsx } from './value-case-xlsx';

const sheetOf = ({ sheets }: Workbook, name: string) => {
  const found = sheets.find((sheet) => sheet.name === name);
  if (!found) throw new Error(`no sheet ${name}`);
  return found;
};
const rowsOf = (workbook: Workbook, name: string) => sheetOf(workbook, name).rows;
/** Numbers of the labeled rows, from the start to the sum. */
const numbersBeside = (rows: readonly (readonly unknown[])[], label: string): readonly (readonly unknown[])[] =>
  rows.filter(([first]) => first === label).map((row) => row.slice(3).filter((value) => typeof value === 'number'));

/** The workbook has a sum after the years. */
const withSum = (amounts: readonly number[]) => [...amounts, amounts.reduce((sum, amount) => sum + amount, 0)];

function expectFigures(workbook: Workbook, snapshot: Snapshot): void {
  const { compiled, results } = valueCaseOf(snapshot);
  const costs = rowsOf(workbook, 'Costs');
  const flows = rowsOf(workbook, 'Cash flow');
  const nameOf = (id: string) => snapshot.model.solutions.find((solution) => solution.id === id)?.name ?? id;
  for (const { solution, byYear } of results.costs) {
    expect(numbersBeside(costs, `${nameOf(solution)}, total`)).toEqual([withSum(byYear)]);
  }
  expect(numbersBeside(flows, 'Net cash flow')).toEqual(results.proposals.map((one) => withSum(one.netCashFlow)));
  const [chosen] = resultsOf(compiled).proposals.filter(({ solution }) => solution === snapshot.proposal);
  const summary = rowsOf(workbook, 'Summary');
  const beside = (label: string) => summary.find(([first]) => String(first).startsWith(label))?.[1];
  expect(beside('Net present value')).toBe(chosen?.netPresentValue);
  expect(beside('Net present value without soft')).toBe(
    resultsOf(withoutSoftBenefits(compiled)).proposals.find(({ solution }) => solution === snapshot.proposal)
      ?.netPresentValue,
  );
  expect(beside('Payback month')).toBe(chosen?.paybackMonth ?? 'Not within the horizon');
  expect(beside('Return on investment')).toBe(chosen?.returnOnInvestment ?? 'None');
  expect(beside('Saving as a share')).toBe(chosen?.savingShare ?? 'None');
}

const MODELS = process.env['SOAK'] ? 30 : 3;

describe('value case workbook', () => {
  it('computes the sample case from named assumptions, with cached results', async () => {
    const file = await valueCaseXlsx(sampleSnapshot());
    expect(await valueCaseXlsx(sampleSnapshot())).toEqual(file);
    const workbook = await readXlsx(file);
    expectFigures(workbook, sampleSnapshot());
    const formulas = [...(sheetOf(workbook, 'Costs').cells?.values() ?? [])].flatMap(({ formula }) => formula ?? []);
    expect(formulas).toContain('ROUND((hostsNew*subscription)/1000,0)*1000');
    expect(formulas).toContain('ROUND((Calculations!E5)/1000,0)*1000');
    expect(rowsOf(workbook, 'Assumptions').find(([label]) => label === 'Hosts after consolidation')).toEqual([
      ...['Hosts after consolidation', 'hosts', 58, 66, 58, 54],
      ...['Architected solution 3', 'Nov 23, 2026', 'Medium', 'Proposed', 'Priya Raman', 'hostsNew', 'Quoted'],
    ]);
  });

  it(`shows the figures of ${MODELS} random models, with text that is never a formula`, async () => {
    for (let seed = 1; seed <= MODELS; seed++) {
      const snapshot = randomSnapshot(seed);
      const workbook = await readXlsx(await valueCaseXlsx(snapshot));
      expectFigures(workbook, snapshot);
      const { company } = snapshot.prospect;
      expect(rowsOf(workbook, 'Summary')[0]?.[0]).toBe(`${company}: value case`);
      const label = snapshot.model.assumptions[0]?.label;
      const cells = sheetOf(workbook, 'Assumptions').cells;
      const [row] = rowsOf(workbook, 'Assumptions').flatMap(([first], index) => (first === label ? [index] : []));
      expect(cells?.get(`${row},0`)?.formula).toBeUndefined();
    }
    expect(HOSTILE.some((name) => name.startsWith('='))).toBe(true);
  });

  it('names the solution of each benefit if there are several', async () => {
    const sample = sampleSnapshot();
    const [first] = sample.model.benefits;
    const benefits = ['private', 'managed'].map((solution) => ({ ...first!, id: solution, solution }));
    const workbook = await readXlsx(await valueCaseXlsx({ ...sample, model: { ...sample.model, benefits } }));
    const labels = rowsOf(workbook, 'Benefits').map(([label]) => label);
    const names = ['Fewer outages, Helix Private Cloud', 'Fewer outages, Helix Managed'];
    expect(labels.filter((label) => String(label).startsWith('Fewer'))).toEqual([...names, ...names]);
  });

  it('has the options, with doing nothing first', async () => {
    const workbook = await readXlsx(await valueCaseXlsx(sampleSnapshot()));
    const rows = rowsOf(workbook, 'Case');
    const options = rows.slice(rows.findIndex(([title]) => title === 'The options, as issued') + 2);
    expect(options[0]?.slice(0, 4)).toEqual(['Do nothing: keep Incumbent VMs', '$0', '$10.2M', '–']);
    expect(options[1]?.[3]).toBe('$2.6M');
  });

  it('has the hash and the verification address', async () => {
    const snapshot = randomSnapshot(1);
    const workbook = await readXlsx(await valueCaseXlsx(snapshot));
    const { hash } = valueCaseOf(snapshot);
    const address = `https://casewright.example/verify/${hash}`;
    expect(rowsOf(workbook, 'Summary').flat()).toEqual(
      expect.arrayContaining([`sha256 ${hash}`, `Verify this document at ${address}`]),
    );
    const foot = sheetOf(workbook, 'Costs').headerFooter?.oddFooter ?? '';
    expect(foot).toContain(address);
    expect(foot.length).toBeLessThan(256);
  });

  it('gives unique names that Excel does not read as cells', () => {
    expect([...excelNames(['hosts', 'vms2', 'R', 'Hosts', 'r1c1', 'true']).values()]).toEqual([
      ...['hosts', 'vms2_', 'R_', 'Hosts_', 'r1c1_', 'true_'],
    ]);
  });

  it('replaces characters that the file format cannot contain', async () => {
    const sample = sampleSnapshot();
    const prospect = { ...sample.prospect, company: 'Lark\u0000moor \ud800' };
    const workbook = await readXlsx(await valueCaseXlsx({ ...sample, prospect }));
    expect(rowsOf(workbook, 'Summary')[0]?.[0]).toBe('Lark\ufffdmoor \ufffd: value case');
  });
});
