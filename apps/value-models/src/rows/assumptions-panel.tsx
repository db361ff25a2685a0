import { type Assumption, evidenceText, FIXED_GROUP, type Scenario, type ValueModel } from '@casewright/rules';
import { Panel } from '@casewright/ui';
import { useState } from 'react';
import { NewerDefaults } from '../defaults/newer-defaults';
import { addRow } from '../editing/changes';
import { AddRow } from './add-row';
import { useEditing } from '../editing/editing';
import { newAssumption } from '../editing/new-rows';
import type { ModelFigures } from '../figures/figures';
import { AssumptionSheet } from './assumption-sheet';
import { AssumptionTable } from './assumption-table';
import { FixedAssumptions } from './fixed-assumptions';

interface AssumptionsPanelProps {
  readonly model: ValueModel;
  readonly scenario: Scenario;
  readonly figures: ModelFigures | undefined;
}

/** Assumptions by group. Readers see the fixed ones in a sentence. */
export function AssumptionsPanel({ model, scenario, figures }: AssumptionsPanelProps) {
  const editing = useEditing();
  const [active, setActive] = useState<string>();
  const [today] = useState(() => new Date().toISOString());
  const varying = model.assumptions.filter(({ group }) => group !== FIXED_GROUP);
  const ranged = varying.filter(hasRange).length;
  const add = () => {
    const group = model.assumptions.find(({ id }) => id === active)?.group ?? varying.at(-1)?.group ?? 'Today';
    if (!editing) return;
    const row = newAssumption(editing.content, group);
    editing.change(addRow('assumptions', row));
    editing.seek({ list: 'assumptions', id: row.id });
  };
  return (
    <Panel
      title="Assumptions"
      detail={`${varying.length}, of which ${ranged} ${ranged === 1 ? 'has' : 'have'} a range`}
      aside={editing && <AddRow list="assumptions" count={model.assumptions.length} onAdd={add} />}
    >
      <p className="mb-3 text-label text-pretty text-ink-muted">{evidenceText(model.assumptions, today)}</p>
      {editing ? (
        <>
          <NewerDefaults editing={editing} />
          <AssumptionSheet editing={editing} figures={figures} active={active} onActive={setActive} />
        </>
      ) : (
        <>
          <AssumptionTable model={model} scenario={scenario} figures={figures} />
          <FixedAssumptions assumptions={model.assumptions} />
        </>
      )}
    </Panel>
  );
}

const hasRange = ({ low, high }: Assumption): boolean => low !== undefined || high !== undefined;
