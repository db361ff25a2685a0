import type { FileReference, LinePurpose, ModelSolution, Scenario, SolutionRole, ValueModel } from '@casewright/rules';

export const SCENARIO_NAMES: Readonly<Record<Scenario, string>> = { low: 'Low', base: 'Base', high: 'High' };

export const ROLE_NAMES: Readonly<Record<SolutionRole, string>> = {
  ...{ today: 'In use today', proposed: 'Proposed', competing: 'Competing' },
};

export const PURPOSE_NAMES: Readonly<Record<LinePurpose, string>> = {
  ...{ transition: 'Transition, one time', parallel: 'Parallel operation', commitment: 'Existing commitment' },
};

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Amounts are shown in thousands if the model rounds to thousands. */
const isInThousands = ({ roundTo }: ValueModel): boolean => roundTo % 1_000 === 0;

/** 'thousands of US dollars' */
export const amountUnitText = (model: ValueModel): string =>
  isInThousands(model) ? 'thousands of US dollars' : 'US dollars';

/** '1,264', with a minus sign if negative. */
export function amountText(model: ValueModel, amount: number): string {
  const shown = isInThousands(model) ? amount / 1_000 : amount;
  return `${shown < 0 ? '−' : ''}${grouped.format(Math.abs(shown))}`;
}

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** All solutions except today's. */
export const proposalsOf = ({ solutions }: ValueModel): readonly ModelSolution[] =>
  solutions.filter(({ role }) => role !== 'today');

/** 'hosts.xlsx, sheet vHost, column C (Cores)' */
export const referenceText = ({ file, sheet, column }: FileReference): string =>
  [file, sheet && `sheet ${sheet}`, column && `column ${column}`].filter(Boolean).join(', ');

/** 'Start', 'Year 1' */
export const yearName = (year: number): string => (year === 0 ? 'Start' : `Year ${year}`);
