import {
  type Assumption,
  idsIn,
  RESERVED_NAMES,
  type ValueModel,
  type ValueModelContent,
  withNames,
} from '@casewright/rules';

export const ROW_LISTS = ['assumptions', 'calculations', 'costLines', 'benefits'] as const;
export type RowList = (typeof ROW_LISTS)[number];
export type RowOf<List extends RowList> = ValueModel[List][number];

export type Change = (content: ValueModelContent) => ValueModelContent;

const withRows = <List extends RowList>(
  content: ValueModelContent,
  list: List,
  rows: readonly RowOf<List>[],
): ValueModelContent => ({ ...content, model: { ...content.model, [list]: rows } });

const rowsOf = <List extends RowList>({ model }: ValueModelContent, list: List): readonly RowOf<List>[] => model[list];

export const replaceRow =
  <List extends RowList>(list: List, row: RowOf<List>): Change =>
  (content) =>
    replaceRows(list, [row])(content);

export const replaceRows =
  <List extends RowList>(list: List, changedRows: readonly RowOf<List>[]): Change =>
  (content) => {
    const now = new Map(changedRows.map((row) => [row.id, row]));
    return withRows(
      content,
      list,
      rowsOf(content, list).map((row) => now.get(row.id) ?? row),
    );
  };

export const addRow =
  <List extends RowList>(list: List, row: RowOf<List>): Change =>
  (content) =>
    withRows(content, list, [...rowsOf(content, list), row]);

export const removeRow =
  (list: RowList, id: string): Change =>
  (content) =>
    withRows(
      content,
      list,
      rowsOf(content, list).filter((row) => row.id !== id),
    );

/** Renames an assumption or calculation, in formulas too. */
export const renameId =
  (id: string, name: string): Change =>
  (content) => {
    const names = new Map([[id, name]]);
    const named = <Row extends { readonly id: string }>(row: Row): Row => (row.id === id ? { ...row, id: name } : row);
    const renamed = <Row extends { readonly expression: string }>(row: Row): Row => ({
      ...row,
      expression: withNames(row.expression, names),
    });
    const { discountRate, assumptions, calculations, costLines, benefits } = content.model;
    return {
      ...content,
      model: {
        ...content.model,
        discountRate: discountRate === id ? name : discountRate,
        assumptions: assumptions.map(named),
        calculations: calculations.map((row) => renamed(named(row))),
        costLines: costLines.map(renamed),
        benefits: benefits.map(renamed),
      },
    };
  };

/** A copy that lacks an optional property. */
export const omitted = <Row extends object, Name extends keyof Row & string>(row: Row, name: Name): Omit<Row, Name> =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key !== name)) as Omit<Row, Name>;

/** Drops undefined bounds. */
export function withoutGaps({
  low,
  high,
  ...assumption
}: Assumption | (Omit<Assumption, 'low' | 'high'> & Ends)): Assumption {
  return { ...assumption, ...(low !== undefined && { low }), ...(high !== undefined && { high }) };
}

interface Ends {
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}

/** Formula name for a label: 'Hosts in service' becomes `hostsInService`. */
export function idFor(label: string, taken: ReadonlySet<string>): string {
  const [first = '', ...rest] = label.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const joined = first + rest.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
  const id = (/^[a-z]/.test(joined) ? joined : `row${joined}`).slice(0, MAX_CHARACTERS);
  for (let count = 2, attempted = id; ; count++) {
    if (!taken.has(attempted) && !RESERVED_NAMES.has(attempted)) return attempted;
    attempted = `${id}${count}`;
  }
}

const MAX_CHARACTERS = 50;

export const takenIds = ({ model }: ValueModelContent): ReadonlySet<string> => idsIn(model);
