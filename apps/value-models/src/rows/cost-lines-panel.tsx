import { costsByLine } from '@casewright/rules';
import { Panel, SegmentedControl } from '@casewright/ui';
import { useMemo, useState } from 'react';
import { addRow } from '../editing/changes';
import { AddRow } from './add-row';
import { useEditing } from '../editing/editing';
import { newLine } from '../editing/new-rows';
import { amountUnitText } from '../figures/amounts';
import type { ModelFigures } from '../figures/figures';
import { CostByYear } from './cost-by-year';
import { CostTotals } from './cost-totals';
import { LineList } from './line-list';
import { LineSheet } from './line-sheet';
import { LineTable } from './line-table';

export function CostLinesPanel({ figures }: { readonly figures: ModelFigures }) {
  const editing = useEditing();
  const { compiled, results, scenario, solution: shownResult } = figures;
  const { model } = editing?.content ?? compiled;
  const [chosen, choose] = useState<string>();
  const solution = model.solutions.find(({ id }) => id === (chosen ?? shownResult))?.id ?? shownResult;
  const sought = editing && model.costLines.find(({ id }) => editing.isSought('costLines', id));
  if (sought && sought.solution !== solution) choose(sought.solution);
  const amounts = useMemo(() => costsByLine(compiled, scenario), [compiled, scenario]);
  const total = results.costs.find((cost) => cost.solution === solution)?.byYear ?? [];
  return (
    <Panel
      title="Cost lines"
      detail={amountUnitText(model)}
      aside={
        editing && (
          <AddRow
            list="costLines"
            count={model.costLines.length}
            label="Add a line"
            onAdd={() => {
              const line = newLine(editing.content, solution);
              editing.change(addRow('costLines', line));
              editing.seek({ list: 'costLines', id: line.id });
            }}
          />
        )
      }
    >
      {!editing && <CostTotals figures={figures} />}
      <div className={`mb-4 ${editing ? '' : 'max-md:mt-6'}`}>
        <SegmentedControl
          label="Costs of"
          choices={model.solutions.map(({ id, name }) => ({ value: id, name }))}
          value={solution}
          onChange={choose}
        />
      </div>
      {editing ? (
        <LineSheet editing={editing} solution={solution} amounts={amounts} total={total} />
      ) : (
        <>
          <LineTable figures={figures} solution={solution} amounts={amounts} />
          <LineList figures={figures} solution={solution} amounts={amounts} />
        </>
      )}
      <CostByYear figures={figures} solution={solution} />
    </Panel>
  );
}
