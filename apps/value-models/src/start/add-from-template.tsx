import { Button, Loaded, Select } from '@casewright/ui';
import { useQuery } from '@casewright/web/query';
import { lazy, Suspense, useState } from 'react';
import type { Editing } from '../editing/editing';
import { missingRows, noRoomFor, type TemplateRow, withTemplateRow } from './template-rows';
import { templatesQuery } from './templates-query';

const Dialog = lazy(() => import('@casewright/ui/dialog'));

const NAMES: Readonly<Record<TemplateRow['list'], string>> = {
  assumptions: 'Assumption',
  costLines: 'Cost line',
  benefits: 'Benefit driver',
};

/** Template rows that the model lacks. Each brings what its formula needs. */
export function AddFromTemplate({ editing }: { readonly editing: Editing }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Add from template
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog title="Add from a template" onClose={() => setOpen(false)} details={<Rows editing={editing} />}>
            A line or driver brings the assumptions and calculations that its formula needs.
          </Dialog>
        </Suspense>
      )}
    </>
  );
}

function Rows({ editing: { content, change } }: { readonly editing: Editing }) {
  const templates = useQuery(templatesQuery);
  const [chosen, choose] = useState(content.template ?? '');
  // Added rows keep their place, so that a second click does not hit the next row.
  const [opened] = useState(content);
  return (
    <Loaded query={templates} what="templates" rows={4}>
      {(all) => {
        const template = all.find(({ id }) => id === chosen) ?? all[0];
        const rows = template ? missingRows(opened, template) : [];
        const missing = new Set(template && missingRows(content, template).map(keyOf));
        return (
          <div className="grid gap-4">
            <Select label="Template" value={template?.id} onChange={({ target }) => choose(target.value)}>
              {all.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            {template && rows.length > 0 ? (
              <ul className="max-h-75 overflow-y-auto" aria-label="Rows to add">
                {rows.map((row) => {
                  const isAdded = !missing.has(keyOf(row));
                  const noRoom = isAdded ? undefined : noRoomFor(content, template, row);
                  return (
                    <li
                      key={keyOf(row)}
                      className="flex items-center justify-between gap-3 border-t border-line py-2 text-label first:border-t-0"
                    >
                      <span className="min-w-0 wrap-anywhere">
                        {row.label}
                        <span className="block text-caption text-ink-muted">
                          {NAMES[row.list]}
                          {noRoom && `. ${noRoom}`}
                        </span>
                      </span>
                      <AddButton
                        label={row.label}
                        isAdded={isAdded}
                        isFull={noRoom !== undefined}
                        onAdd={() =>
                          change((before) =>
                            withTemplateRow(before, template, row, new Date().toISOString().slice(0, 10)),
                          )
                        }
                      />
                    </li>
                  );
                })}
              </ul>
            ) : (
              <p className="text-label text-ink-muted">The model has every row of this template.</p>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

const keyOf = ({ list, id }: TemplateRow): string => `${list} ${id}`;

interface AddButtonProps {
  readonly label: string;
  readonly isAdded: boolean;
  /** Whether adding it would exceed a limit. */
  readonly isFull: boolean;
  readonly onAdd: () => void;
}

const AddButton = ({ label, isAdded, isFull, onAdd }: AddButtonProps) => (
  <Button
    size="small"
    aria-label={`${isAdded ? 'Added' : 'Add'} ${label}`}
    aria-disabled={isAdded}
    disabled={isFull}
    isDone={isAdded}
    onClick={() => !isAdded && onAdd()}
  >
    {isAdded ? 'Added' : 'Add'}
  </Button>
);
