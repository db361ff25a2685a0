import {
  type BenefitDriver,
  capitalized,
  CATEGORY_COLORS,
  categoryColor,
  isSoft,
  type SolutionSummary,
  stackedBars,
  yearsText,
} from '@casewright/rules';
import type { ValueCase } from '../snapshot/value-case';
import { thousandsChangeText, thousandsText, yearText } from '../words';
import type { Cell, Column, TableRow } from './cells';
import { CHART_WIDTH, drawChart } from './chart';
import { drawLegend } from './legend';
import type { Sheet } from './sheet';
import { drawTable } from './table';

const HEADING = { face: 'sans-strong', size: 9.75 } as const;
const UNIT_COLUMN = { name: 'Thousands of US dollars' };
const LOOK = { rowHeight: 22.5, size: 9 };

/** More do not fit side by side. */
const PROPOSALS_PER_TABLE = 3;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Page 2: costs today and costs proposed. */
export function costOfOwnership(sheet: Sheet, valueCase: ValueCase): void {
  const { pen, left, width } = sheet;
  const { snapshot, summary } = valueCase;
  const years = yearsText(snapshot.model.horizonYears);
  sheet.page('Cost of ownership');
  sheet.line('H2', 'Where the money goes, and what changes', { face: 'serif', size: 19.5 }, 8);
  sheet.y += 28;
  const about = `${capitalized(years)}, thousands of US dollars, before discounting and before benefits.`;
  sheet.line('P', about, { size: 9.75, color: 'ink-muted' });
  sheet.y += 14;

  const bars = summary.solutions.map(({ name, total, categories }) => ({
    ...{ label: name, detail: '', total: thousandsText(total) },
    values: categories.map(({ amount }) => amount),
  }));
  const drawing = stackedBars(CHART_WIDTH, { bars, colors: CATEGORY_COLORS, text: thousandsText, isCompact: true });
  const categories = summary.solutions[0]?.categories.map(({ label }) => label) ?? [];
  pen.structure.part(
    'Figure',
    () => {
      sheet.y += drawChart(pen, drawing, left, sheet.y, width) + 18;
      drawLegend(
        sheet,
        categories.map((label, index) => ({ label, color: categoryColor(index) })),
      );
    },
    { alt: bars.map(({ label, total }) => `${label}: ${total}`).join(', ') },
  );
  sheet.y += 26;

  byKind(sheet, valueCase, capitalized(years));
  sheet.makeRoom(LOOK.rowHeight * 7);
  sheet.line('H3', `By year, ${summary.proposal} compared with ${summary.today}`, HEADING);
  sheet.y += 20;
  drawTable(sheet, yearColumns(snapshot.model.horizonYears), yearRows(valueCase), LOOK);
}

/** Compares today's costs with each other solution, in as many tables as needed. */
function byKind(sheet: Sheet, { summary, snapshot }: ValueCase, years: string): void {
  const todayId = snapshot.model.solutions.find(({ role }) => role === 'today')?.id;
  const today = summary.solutions.filter(({ id }) => id === todayId);
  const others = summary.solutions.filter(({ id }) => id !== todayId);
  for (let from = 0; from < Math.max(others.length, 1); from += PROPOSALS_PER_TABLE) {
    const solutions = [...today, ...others.slice(from, from + PROPOSALS_PER_TABLE)];
    const rows = kindRows(solutions, years);
    sheet.makeRoom(LOOK.rowHeight * (rows.length + 2));
    sheet.line('H3', from === 0 ? 'By kind of cost' : 'By kind of cost, continued', HEADING);
    sheet.y += 20;
    const names = solutions.flatMap(({ name }, index) => (index === 0 ? [name] : [name, 'Change']));
    drawTable(sheet, [UNIT_COLUMN, ...names.map((name) => ({ name, isNumber: true }))], rows, LOOK);
    sheet.y += 12;
  }
}

function kindRows(solutions: readonly SolutionSummary[], years: string): readonly TableRow[] {
  const [before] = solutions;
  const cells = (amountOf: (solution: SolutionSummary) => number): readonly (Cell | string)[] =>
    solutions.flatMap((solution) => {
      const amount = thousandsText(amountOf(solution));
      if (solution === before || !before) return [amount];
      return [amount, changeCell(amountOf(solution) - amountOf(before))];
    });
  return [
    ...(before?.categories ?? []).map(({ label }, index) => ({
      cells: [label, ...cells(({ categories }) => categories[index]?.amount ?? 0)],
    })),
    { cells: [years, ...cells(({ total }) => total)], isTotal: true },
  ];
}

const changeCell = (change: number): Cell =>
  change < 0
    ? { text: thousandsChangeText(change), color: 'accent', isStrong: true }
    : { text: thousandsChangeText(change), color: 'ink-muted', isStrong: false };

function yearColumns(horizonYears: number): readonly Column[] {
  const names = [...Array.from({ length: horizonYears + 1 }, (_, year) => yearText(year)), 'Sum'];
  return [UNIT_COLUMN, ...names.map((name) => ({ name, isNumber: true }))];
}

function yearRows({ results, snapshot, summary, proposal, compiled }: ValueCase): readonly TableRow[] {
  const costOf = (role: string) => {
    const id = role === 'today' ? snapshot.model.solutions.find((one) => one.role === 'today')?.id : snapshot.proposal;
    return results.costs.find(({ solution }) => solution === id)?.byYear ?? [];
  };
  const row = (label: string, amounts: readonly number[]): TableRow => ({
    cells: [label, ...amounts.map(thousandsText), thousandsText(sum(amounts))],
  });
  const drivers = compiled.benefits.filter(({ solution = snapshot.proposal }) => solution === snapshot.proposal);
  const benefits = (isWanted: (driver: BenefitDriver) => boolean) =>
    proposal.netCashFlow.map((_, year) =>
      sum(
        proposal.benefits.map(({ byYear }, index) =>
          drivers[index] && isWanted(drivers[index]) ? (byYear[year] ?? 0) : 0,
        ),
      ),
    );
  const soft = benefits(isSoft);
  const runningTotals = (amounts: readonly number[]) => amounts.map((_, year) => sum(amounts.slice(0, year + 1)));
  const withoutSoft = runningTotals(proposal.netCashFlow.map((amount, year) => amount - (soft[year] ?? 0)));
  return [
    row(summary.today, costOf('today')),
    row(
      summary.proposal,
      costOf('proposed').map((amount) => (amount === 0 ? 0 : -amount)),
    ),
    ...(drivers.some((driver) => !isSoft(driver))
      ? [
          row(
            'Hard savings',
            benefits((driver) => !isSoft(driver)),
          ),
        ]
      : []),
    ...(drivers.some(isSoft) ? [row('Soft benefits', soft)] : []),
    { ...row('Net cash flow', proposal.netCashFlow), isTotal: true },
    { cells: ['Cumulative', ...summary.cumulative.base.map(thousandsText), ''] },
    ...(drivers.some(isSoft) ? [{ cells: ['Without soft benefits', ...withoutSoft.map(thousandsText), ''] }] : []),
  ];
}
