import { netPresentValue, type ProposalResult } from '@casewright/rules';
import type { WriteSheet } from 'hucre/xlsx';
import { at, Grid, MONEY, PERCENT } from './grid';
import { NO_RATE, NOT_MEANINGFUL } from './metrics';
import type { Workbook } from './workbook';

/** From −99 % to 100 million %: in steps of 1 % where rates usually are, wider elsewhere. */
const RATES: readonly number[] = [
  ...[-0.99, -0.98, -0.97, -0.95, -0.9, -0.8, -0.7, -0.6, -0.5, -0.4, -0.3],
  ...Array.from({ length: 121 }, (_, index) => (index - 20) / 100),
  ...Array.from({ length: 36 }, (_, index) => Math.min(1.1 * 1.5 ** index, 1e6)),
];
const HEAD_ROW = 3;
const FIRST_ROW = HEAD_ROW + 1;
const LAST_ROW = FIRST_ROW + RATES.length - 1;
/** Share of all discounted flows below which their sum is rounding noise. */
const NOISE = '1E-9';

interface Columns {
  readonly value: number;
  readonly zero: number;
}

/**
 * Net present value at many rates, so that each scenario and each change of an input finds its own rate of return.
 * Excel's IRR needs a guess close to the rate, and cannot tell if there is more than one.
 */
export class RatesSheet {
  private readonly grid = new Grid('Rates');
  private readonly columns = new Map<string, Columns>();

  constructor(private readonly workbook: Workbook) {
    const { grid } = this;
    grid.put(0, 'Rates', 'title');
    grid.next();
    grid.put(0, 'Net present value by discount rate. It is zero at the internal rate of return.', 'muted');
    grid.next();
    grid.next();
    grid.put(0, 'Discount rate', 'headOfNumbers');
    RATES.forEach((rate, index) => {
      grid.row = FIRST_ROW + index;
      grid.put(0, rate, 'plain', PERCENT);
    });
  }

  /** @param flows first and last cell of the proposal's net cash flow */
  put({ solution, netCashFlow }: ProposalResult, [first, last]: readonly [string, string]): void {
    const { grid } = this;
    const value = 1 + 2 * this.columns.size;
    const zero = value + 1;
    this.columns.set(solution, { value, zero });
    const name = this.workbook.valueCase.snapshot.model.solutions.find(({ id }) => id === solution)?.name ?? solution;
    grid.row = HEAD_ROW;
    grid.put(value, name, 'headOfNumbers');
    grid.put(zero, 'Zero near', 'headOfNumbers');

    const flows = `${first}:${last.split('!')[1] ?? last}`;
    const years = `(COLUMN(${flows})-COLUMN(${first}))`;
    const values = RATES.map((rate) => valueAt(netCashFlow, rate));
    RATES.forEach((rate, index) => {
      grid.row = FIRST_ROW + index;
      const its = at(grid.row, 0);
      const sum = (of: string) => `SUMPRODUCT(${of}/(1+${its})^${years})`;
      const formula = `IF(ABS(${sum(flows)})<=${NOISE}*${sum(`ABS(${flows})`)},0,${sum(flows)})`;
      const result = values[index] ?? 0;
      grid.put(value, { formula, result }, 'plain', MONEY);
      const [here, before] = [at(grid.row, value), at(grid.row - 1, value)];
      const between = `${at(grid.row - 1, 0)}+(${its}-${at(grid.row - 1, 0)})*${before}/(${before}-${here})`;
      const crossing = index === 0 ? '""' : `IF(SIGN(${before})*SIGN(${here})<0,${between},"")`;
      const found = zeroNear(RATES[index - 1], rate, values[index - 1], result);
      grid.put(zero, { formula: `IF(${here}=0,${its},${crossing})`, result: found }, 'muted', PERCENT);
    });
  }

  /** The rate of return, if there is one only and money invested comes back with it. */
  formula(solution: string, flows: string): string {
    const { value, zero } = this.columns.get(solution) ?? { value: 1, zero: 2 };
    const zeros = `${this.grid.fixed(FIRST_ROW, zero)}:${this.fixedInSheet(LAST_ROW, zero)}`;
    const [atLowest, atHighest] = [this.grid.fixed(FIRST_ROW, value), this.grid.fixed(LAST_ROW, value)];
    const isReturn = `AND(COUNT(${zeros})=1,${atLowest}>0,${atHighest}<0)`;
    const rate = `IFERROR(IRR(${flows},MIN(${zeros})),MIN(${zeros}))`;
    const isNone = `OR(COUNTIF(${flows},"<>0")=0,COUNT(${zeros})=0)`;
    return `IF(${isNone},"${NO_RATE}",IF(${isReturn},${rate},"${NOT_MEANINGFUL}"))`;
  }

  sheet(): WriteSheet {
    const widths = [14, ...[...this.columns].flatMap(() => [20, 12])];
    return this.grid.sheet({
      columns: widths.map((width) => ({ width })),
      freezePane: { rows: FIRST_ROW, columns: 1 },
    });
  }

  private fixedInSheet(row: number, column: number): string {
    return this.grid.fixed(row, column).split('!')[1] ?? '';
  }
}

function valueAt(cashFlow: readonly number[], rate: number): number {
  const value = netPresentValue(cashFlow, rate);
  return Math.abs(value) <= Number(NOISE) * netPresentValue(cashFlow.map(Math.abs), rate) ? 0 : value;
}

function zeroNear(lower = 0, rate: number, before = 0, here: number): number | string {
  if (here === 0) return rate;
  return Math.sign(before) * Math.sign(here) < 0 ? lower + ((rate - lower) * before) / (before - here) : '';
}
