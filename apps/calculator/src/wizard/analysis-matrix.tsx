import { SIDE_NAMES, SIDES, solutionName, type Side, type Solution } from '@casewright/rules';
import { Matrix, type MatrixCell, type MatrixColumn, type MatrixRow } from '@casewright/ui';
import { useCallback } from 'react';
import { tick, useDraft, type Analysis } from '../draft/draft';

interface SolutionRow extends MatrixRow {
  readonly ticked: readonly string[];
}

interface AnalysisMatrixProps<Of extends Analysis> {
  readonly of: Of;
  readonly caption: string;
  readonly columns: readonly OptionColumn<Of>[];
}

interface OptionColumn<Of extends Analysis> extends MatrixColumn {
  readonly id: Solution[Of][number];
}

export function AnalysisMatrix<Of extends Analysis>({ of, caption, columns }: AnalysisMatrixProps<Of>) {
  const draft = useDraft();
  const rows = SIDES.flatMap((side) =>
    draft[side].map((solution, index): SolutionRow => ({
      id: idOf(side, index),
      label: solutionName(side, index, solution),
      note: SIDE_NAMES[side],
      ticked: solution[of],
    })),
  );
  const onTick = useCallback(
    (cells: readonly MatrixCell<OptionColumn<Of>>[], isTicked: boolean) =>
      tick(
        of,
        cells.map(({ rowId, columnId }) => ({ ...placeOf(rowId), option: columnId })),
        isTicked,
      ),
    [of],
  );
  const rowWith = (rowId: string) => rows.find(({ id }) => id === rowId);

  return (
    <Matrix
      caption={caption}
      corner="Solution"
      rows={rows}
      columns={columns}
      isTicked={(rowId, option) => rowWith(rowId)?.ticked.includes(option) ?? false}
      onTick={onTick}
    />
  );
}

const idOf = (side: Side, index: number): string => `${side}:${index}`;

function placeOf(id: string): { readonly side: Side; readonly index: number } {
  const [side, index] = id.split(':');
  return { side: SIDES.find((one) => one === side) ?? SIDES[0], index: Number(index) };
}
