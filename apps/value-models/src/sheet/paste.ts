import { givenNameFault, type Assumption, VALUE_MODEL_LIMITS } from '@casewright/rules';
import { type AssumptionColumn, COLUMN_NAMES, withCell } from './assumption-cells';
import { formulaIn, type Read } from './numbers';

/** Cells of a copied block; undefined for a single cell. */
export function blockOf(text: string): readonly (readonly string[])[] | undefined {
  const written = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  if (!/[\t\n]/.test(written)) return undefined;
  return written.split('\n').map((row) => row.split('\t'));
}

const TOO_LARGE = 'The block has more rows or columns than there are from here on.';

interface Place {
  readonly row: number;
  readonly column: number;
}

/** Pastes a block over rows. One invalid cell refuses the whole block. */
export function pasted(
  rows: readonly Assumption[],
  columns: readonly AssumptionColumn[],
  at: Place,
  block: readonly (readonly string[])[],
): Read<readonly Assumption[]> {
  const widest = Math.max(...block.map(({ length }) => length));
  if (at.row + block.length > rows.length || at.column + widest > columns.length) {
    return { error: TOO_LARGE };
  }
  const taken: Assumption[] = [];
  for (const [index, cells] of block.entries()) {
    let row = rows[at.row + index] as Assumption;
    const { label } = row;
    for (const [offset, text] of cells.entries()) {
      const column = columns[at.column + offset] as AssumptionColumn;
      const read = withCell(row, column, text);
      if (read.error !== undefined) return { error: `${label}, ${COLUMN_NAMES[column]}: ${read.error}` };
      row = read.value;
    }
    taken.push(row);
  }
  return { value: taken };
}

interface NamedFormula {
  readonly label: string;
  readonly expression: string;
}

/** Pastes names and formulas from row `at` on. One invalid cell refuses the whole block. */
export function pastedFormulas<Row extends NamedFormula>(
  rows: readonly Row[],
  at: number,
  block: readonly (readonly string[])[],
): Read<readonly Row[]> {
  if (at + block.length > rows.length || block.some(({ length }) => length > 2)) return { error: TOO_LARGE };
  const taken: Row[] = [];
  for (const [index, row] of rows.slice(at, at + block.length).entries()) {
    const [name = '', formula = row.expression] = block[index] ?? [];
    const label = name.trim();
    const expression = formulaIn(formula);
    const most = label.length > VALUE_MODEL_LIMITS.name ? VALUE_MODEL_LIMITS.name : VALUE_MODEL_LIMITS.expression;
    const fault = givenNameFault(label);
    if (fault) return { error: `${row.label}: ${fault}` };
    if (label.length > most || expression.length > most)
      return { error: `${row.label}: Use at most ${most.toLocaleString('en-US')} characters.` };
    taken.push({ ...row, label, expression });
  }
  return { value: taken };
}
