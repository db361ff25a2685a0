import { SIDE_NAMES, SIDES, solutionName, type Side, type Solution } from '@casewright/rules';
import { Matrix, type MatrixRow } from '@casewright/ui';
import { tick, useDraft, type Analysis } from '../draft/draft';

interface SolutionRow extends MatrixRow {
  readonly side: Side;
  readonly index: number;
  readonly ticked: readonly string[];
}

interface AnalysisMatrixProps<Of extends Analysis> {
  readonly of: Of;
  readonly caption: string;
  readonly columns: readonly { readonly id: Solution[Of][number]; readonly label: string }[];
}

export function AnalysisMatrix<Of extends Analysis>({ of, caption, columns }: AnalysisMatrixProps<Of>) {
  const draft = useDraft();
  const rows = SIDES.flatMap((side) =>
    draft[side].map((solution, index): SolutionRow => ({
      id: `${side}${index + 1}`,
      label: solutionName(side, index, solution),
      note: SIDE_NAMES[side],
      side,
      index,
      ticked: solution[of],
    })),
  );
  const rowWith = (rowId: string) => rows.find(({ id }) => id === rowId);

  return (
    <Matrix
      caption={caption}
      corner="Solution"
      rows={rows}
      columns={columns}
      isTicked={(rowId, option) => rowWith(rowId)?.ticked.includes(option) ?? false}
      onTick={(cells, isTicked) =>
        tick(
          of,
          cells.flatMap(({ rowId, columnId }) => {
            const row = rowWith(rowId);
            return row ? [{ side: row.side, index: row.index, option: columnId }] : [];
          }),
          isTicked,
        )
      }
    />
  );
}
