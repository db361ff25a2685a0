import {
  capitalized,
  CATEGORY_COLORS,
  categoryColor,
  dollarsText,
  roundedMoneyText,
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
  const { snapshot, summary, results } = valueCase;
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
  for (const other of results.proposals.filter(({ solution }) => solution !== snapshot.proposal)) {
    alternative(sheet, valueCase, other.solution);
  }
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

function yearRows({ results, snapshot, summary, proposal }: ValueCase): readonly TableRow[] {
  const costOf = (role: string) => {
    const id = role === 'today' ? snapshot.model.solutions.find((one) => one.role === 'today')?.id : snapshot.proposal;
    return results.costs.find(({ solution }) => solution === id)?.byYear ?? [];
  };
  const row = (label: string, amounts: readonly number[]): TableRow => ({
    cells: [label, ...amounts.map(thousandsText), thousandsText(sum(amounts))],
  });
  const benefits = proposal.netCashFlow.map((_, year) => sum(proposal.benefits.map(({ byYear }) => byYear[year] ?? 0)));
  return [
    row(summary.today, costOf('today')),
    row(
      summary.proposal,
      costOf('proposed').map((amount) => (amount === 0 ? 0 : -amount)),
    ),
    row('Benefits', benefits),
    { ...row('Net cash flow', proposal.netCashFlow), isTotal: true },
    { cells: ['Cumulative', ...summary.cumulative.base.map(thousandsText), ''] },
  ];
}

function alternative(sheet: Sheet, { results, snapshot, proposal, summary }: ValueCase, id: string): void {
  const other = results.proposals.find(({ solution }) => solution === id);
  const costs = (solution: string) => results.costs.find((cost) => cost.solution === solution);
  const [mine, its] = [costs(snapshot.proposal), costs(id)];
  if (!other || !mine || !its) return;
  const name = snapshot.model.solutions.find((solution) => solution.id === id)?.name ?? id;
  const difference = its.total - mine.total;
  const money = (amount: number) => roundedMoneyText(amount, summary.precision);
  const month = other.paybackMonth === undefined ? 'doesn’t pay back' : `pays back in month ${other.paybackMonth}`;
  const text = `${name} needs ${dollarsText(its.byYear[0] ?? 0)} at the start instead of ${dollarsText(mine.byYear[0] ?? 0)} and ${month}. Over ${yearsText(snapshot.model.horizonYears)} it ${difference === 0 ? 'costs the same' : `costs ${money(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}`}. Its net present value is ${money(other.netPresentValue)}, compared with ${money(proposal.netPresentValue)}.`;
  const { pen, left, width } = sheet;
  const style = { size: 9, color: 'ink-muted' } as const;
  const lines = pen.linesOf(text, width - 24, style).length;
  sheet.makeRoom(lines * 13.5 + 15);
  pen.box(left, sheet.y - 6, width, lines * 13.5 + 15, 'sunken', 6);
  pen.structure.part('P', () => pen.paragraph(text, left + 12, sheet.y + 11, width - 24, style));
  sheet.y += lines * 13.5 + 27;
}
