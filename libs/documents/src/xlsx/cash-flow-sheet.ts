import { benefitsOf, isSoft, type OwnershipCost, type ProposalResult } from '@casewright/rules';
import type { WriteSheet } from 'hucre/xlsx';
import { type Workbook, START_COLUMN } from './workbook';
import { across, at, type Formula, type Grid, MONEY, PERCENT } from './grid';
import type { Lines } from './line-sheets';
import { NO_PAYBACK, NO_RATE, rateResult, totalsOf, WITHOUT_SOFT } from './metrics';
import type { RatesSheet } from './rates-sheet';
import { putYears, sumOf, yearGrid, yearSheet } from './year-sheets';

export interface Metric {
  readonly label: string;
  readonly content: Formula;
  readonly format: string;
  /** Cell reference. */
  readonly reference: string;
}

/** The metrics of each proposal, by solution id. */
export type Metrics = ReadonlyMap<string, readonly Metric[]>;

const WIDTHS = [40, 2, 2];
/** Rows of costs before those of benefits. */
const BENEFITS_AFTER = 2;

/** Compares each proposal with today's solution. */
export function cashFlowSheet(
  workbook: Workbook,
  costs: Lines,
  benefits: Lines,
  rates: RatesSheet,
): { sheet: WriteSheet; metrics: Metrics } {
  const { results, compiled } = workbook.valueCase;
  const about = `${compiled.model.currency}. The cost of staying, less the cost of the proposal, plus benefits.`;
  const grid = yearGrid(workbook, 'Cash flow', about, ['', '', '']);
  const metrics = new Map<string, readonly Metric[]>();
  for (const proposal of results.proposals) {
    metrics.set(proposal.solution, putProposal(workbook, grid, costs, benefits, rates, proposal));
    grid.next();
  }
  return { sheet: yearSheet(workbook, grid, WIDTHS), metrics };
}

function putProposal(
  workbook: Workbook,
  grid: Grid,
  costs: Lines,
  benefits: Lines,
  rates: RatesSheet,
  proposal: ProposalResult,
): readonly Metric[] {
  const { compiled } = workbook.valueCase;
  const { solutions, discountRate } = compiled.model;
  const { today, proposed } = totalsOf(workbook.valueCase, proposal.solution);
  const indexOf = (id: string) => solutions.findIndex((solution) => solution.id === id);
  const costRow = (id: string) => costs.rows[indexOf(id)] ?? 0;
  const nameOf = (id: string) => solutions[indexOf(id)]?.name ?? id;
  const label = (text: string, style: 'plain' | 'heading' | 'total' = 'plain') => grid.put(0, text, style);

  label(nameOf(proposal.solution), 'heading');
  grid.next();
  const added: number[] = [];
  label(`Cost of ${nameOf(today.solution)}`);
  added.push(putYears(workbook, grid, today.byYear, (column) => costs.grid.cell(costRow(today.solution), column)));
  label(`Less cost of ${nameOf(proposal.solution)}`);
  const less = proposed.byYear.map((amount) => 0 - amount);
  added.push(putYears(workbook, grid, less, (column) => `-${costs.grid.cell(costRow(proposal.solution), column)}`));
  for (const index of benefitsOf(compiled, proposal.solution)) {
    label(compiled.benefits[index]?.label ?? '');
    const amounts = workbook.amounts.benefits[index] ?? [];
    added.push(putYears(workbook, grid, amounts, (column) => benefits.grid.cell(benefits.rows[index] ?? 0, column)));
  }
  label('Net cash flow', 'total');
  for (const column of [1, 2]) grid.put(column, '', 'total');
  const { netCashFlow } = proposal;
  const net = putYears(workbook, grid, netCashFlow, (column) => sumOf(added, column), { style: 'total' });
  const running = workbook.years.map((year) => proposal.cumulativeByMonth[year * 12] ?? 0);
  label('Cumulative');
  const cumulative = putYears(
    workbook,
    grid,
    running,
    (column) => (column === START_COLUMN ? at(net, column) : `${at(grid.row, column - 1)}+${at(net, column)}`),
    { hasSum: false },
  );
  rates.put(proposal, [grid.fixed(net, START_COLUMN), grid.fixed(net, workbook.lastColumn)]);
  const month = putPaybackMonths(workbook, grid, net, cumulative, proposal.paybackMonth);
  const rate = workbook.names.get(discountRate) ?? discountRate;
  const totalOf = ({ solution }: OwnershipCost) => costs.grid.cell(costRow(solution), workbook.sumColumn);
  const [costToday, costProposed] = [totalOf(today), totalOf(proposed)];
  const soft = benefitsOf(compiled, proposal.solution).flatMap((index, place) => {
    const driver = compiled.benefits[index];
    const row = added[BENEFITS_AFTER + place];
    return driver && row !== undefined && isSoft(driver) ? [row] : [];
  });
  return putMetrics(workbook, grid, { net, month, soft, rate, costToday, costProposed, proposal, rates });
}

/** The payback month, in the year that contains it; other years are empty. */
function putPaybackMonths(
  workbook: Workbook,
  grid: Grid,
  net: number,
  cumulative: number,
  paybackMonth: number | undefined,
): number {
  grid.put(0, 'Payback month', 'muted');
  for (const year of workbook.years) {
    const column = START_COLUMN + year;
    const isHere = paybackMonth !== undefined && Math.ceil(paybackMonth / 12) === year;
    const before = at(cumulative, column - 1);
    const isNeverNegative = `MIN(${across(cumulative, column, workbook.lastColumn)})>=0`;
    const inYear = `${(year - 1) * 12}+ROUNDUP(-12*${before}/${at(net, column)},0)`;
    const formula = year === 0 ? `IF(${isNeverNegative},0,"")` : `IF(AND(${before}<0,${isNeverNegative}),${inYear},"")`;
    grid.put(column, { formula, result: isHere ? paybackMonth : '' }, 'muted', '0');
  }
  return grid.next();
}

interface Places {
  readonly net: number;
  readonly month: number;
  /** Rows of soft benefits. */
  readonly soft: readonly number[];
  /** Named range of the discount rate. */
  readonly rate: string;
  readonly costToday: string;
  readonly costProposed: string;
  readonly proposal: ProposalResult;
  readonly rates: RatesSheet;
}

function putMetrics(
  workbook: Workbook,
  grid: Grid,
  { net, month, soft, rate, costToday, costProposed, proposal, rates }: Places,
): readonly Metric[] {
  const flows = across(net, START_COLUMN, workbook.lastColumn);
  const start = at(net, START_COLUMN);
  const months = across(month, START_COLUMN, workbook.lastColumn);
  const value = at(grid.row + 1, START_COLUMN);
  const saving = at(grid.row + 6, START_COLUMN);
  const hard = workbook.valueCase.options.find(({ solution }) => solution.id === proposal.solution)?.withoutSoft;
  const presentValue = `${start}+NPV(${rate},${across(net, START_COLUMN + 1, workbook.lastColumn)})`;
  const rows: readonly (readonly [label: string, formula: string, result: number | string, format: string])[] = [
    ['Net present value', presentValue, proposal.netPresentValue, MONEY],
    ['Internal rate of return', rates.formula(proposal.solution, flows), rateResult(proposal.internalRate), PERCENT],
    [
      'Return on investment',
      `IF(${start}<0,SUM(${flows})/-${start},"${NO_RATE}")`,
      proposal.returnOnInvestment ?? NO_RATE,
      PERCENT,
    ],
    [
      'Payback month',
      `IF(COUNT(${months})=0,"${NO_PAYBACK}",MIN(${months}))`,
      proposal.paybackMonth ?? NO_PAYBACK,
      '0',
    ],
    ['Cost of waiting a quarter', `${value}*(1-(1+${rate})^-0.25)`, proposal.costOfWaitingAQuarter, MONEY],
    ['Saving of the cost of ownership', `${costToday}-${costProposed}`, proposal.saving, MONEY],
    [
      'Saving as a share',
      `IF(${costToday}=0,"${NO_RATE}",${saving}/${costToday})`,
      proposal.savingShare ?? NO_RATE,
      PERCENT,
    ],
    [
      WITHOUT_SOFT,
      [value, ...soft.map((row) => `NPV(${rate},${across(row, START_COLUMN + 1, workbook.lastColumn)})`)].join('-'),
      hard?.netPresentValue ?? proposal.netPresentValue,
      MONEY,
    ],
  ];
  grid.next();
  return rows.map(([label, formula, result, format]) => {
    const content = { formula, result };
    grid.put(0, label, 'heading');
    grid.put(START_COLUMN, content, 'heading', format);
    return { label, content, format, reference: grid.fixed(grid.next(), START_COLUMN) };
  });
}
