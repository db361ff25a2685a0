import { VALUE_MODEL_LIMITS } from '@casewright/rules';
import { Button, Panel } from '@casewright/ui';
import { Trash2 } from 'lucide-react';
import { addRow, idFor, replaceRow, takenIds } from '../editing/changes';
import { AddRow } from './add-row';
import type { Editing } from '../editing/editing';
import { rename } from '../editing/rename';
import { CellInput } from '../sheet/cell-input';
import { formulaIn } from '../sheet/numbers';
import { cellAt, onSheetKeys } from '../sheet/sheet-keys';
import { remove } from './remove';

/** Named formulas for use in other formulas. */
export function CalculationsPanel({ editing }: { readonly editing: Editing }) {
  const { calculations } = editing.content.model;
  const add = () => {
    const id = idFor('calculation', takenIds(editing.content));
    editing.change(addRow('calculations', { id, expression: '0' }));
    editing.seek({ list: 'calculations', id });
  };
  return (
    <Panel
      title="Calculations"
      detail="for other formulas to use"
      aside={<AddRow list="calculations" count={calculations.length} onAdd={add} />}
    >
      {calculations.length === 0 ? (
        <p className="text-label text-ink-muted">No calculations yet.</p>
      ) : (
        <div role="presentation" onKeyDown={onSheetKeys}>
          <ul aria-label="Calculations">
            {calculations.map(({ id, expression }, row) => (
              <li
                key={id}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line py-1 text-label md:grid-cols-[12rem_minmax(0,1fr)_auto]"
              >
                <CellInput
                  label={`Name of ${id}`}
                  place={`calculations.${id}.id`}
                  shown={id}
                  fault={editing.faultAt(`calculations.${row}.id`)}
                  cell={cellAt(row, 0)}
                  isEntered={editing.isSought('calculations', id)}
                  onFocus={() => editing.seek(undefined)}
                  maxLength={VALUE_MODEL_LIMITS.id}
                  onCommit={(text) => rename(editing, id, text.trim())}
                />
                <span className="max-md:order-3 max-md:col-span-2">
                  <CellInput
                    label={`Formula of ${id}`}
                    place={`calculations.${id}.expression`}
                    shown={expression}
                    fault={editing.faultAt(`calculations.${row}.expression`)}
                    cell={cellAt(row, 1)}
                    maxLength={VALUE_MODEL_LIMITS.expression}
                    onCommit={(text) =>
                      void editing.change(replaceRow('calculations', { id, expression: formulaIn(text) }))
                    }
                  />
                </span>
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={`Remove ${id}`}
                  onClick={() => remove(editing, 'calculations', id, calculations)}
                >
                  <Trash2 aria-hidden className="size-4" />
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  );
}
