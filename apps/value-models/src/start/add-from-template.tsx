import type { DefaultsLibrary, ValueModelContent } from '@casewright/rules';
import type { ModelTemplate } from '@casewright/rules/model-templates';
import { Button, Loaded, Select } from '@casewright/ui';
import { useQuery } from '@casewright/web/query';
import { lazy, Suspense, useState } from 'react';
import { publishedDefaultsQuery } from '../defaults/queries';
import type { Change } from '../editing/changes';
import { today } from '../editing/new-rows';
import type { Editing } from '../editing/editing';
import { limitFault, missingRows, type RowsTarget, type TemplateRow, withTemplateRow } from './template-rows';
import { templatesQuery } from './templates-query';

const Dialog = lazy(() => import('@casewright/ui/dialog'));

const NAMES: Readonly<Record<TemplateRow['list'], string>> = {
  assumptions: 'Assumption',
  costLines: 'Cost line',
  benefits: 'Benefit driver',
};

/** Template rows that a solution lacks. Each brings what its formula needs. */
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

function Rows({ editing }: { readonly editing: Editing }) {
  const library = useQuery(publishedDefaultsQuery);
  return (
    <Loaded query={library} what="the defaults" rows={4}>
      {(found) => <RowsToAdd editing={editing} library={found} />}
    </Loaded>
  );
}

interface RowsToAddProps {
  readonly editing: Editing;
  readonly library: DefaultsLibrary;
}

function RowsToAdd({ editing: { content, change }, library }: RowsToAddProps) {
  const templates = useQuery(templatesQuery);
  const [chosen, choose] = useState(content.template ?? '');
  const [solution, chooseSolution] = useState(content.proposal);
  const [like, chooseLike] = useState<string>();
  // Added rows keep their place, so that a second click does not hit the next row.
  const [opened] = useState(content);
  return (
    <Loaded query={templates} what="templates" rows={4}>
      {(all) => {
        const template = all.find(({ id }) => id === chosen) ?? all[0];
        if (!template) return null;
        const target: RowsTarget = { solution, like: likeOf(content, template, solution, like) };
        const rows = missingRows(opened, template, target);
        const missing = new Set(missingRows(content, template, target).map(keyOf));
        return (
          <div className="grid gap-4">
            <Select label="Template" value={template.id} onChange={({ target }) => choose(target.value)}>
              {all.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            <Select label="For" value={solution} onChange={({ target: { value } }) => chooseSolution(value)}>
              {content.model.solutions.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            <Select label="Costed like" value={target.like} onChange={({ target: { value } }) => chooseLike(value)}>
              {template.solutions.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            {rows.length > 0 ? (
              <ul className="max-h-75 overflow-y-auto" aria-label="Rows to add">
                {rows.map((row) => {
                  const isAdded = !missing.has(keyOf(row));
                  const add: Change = (before) => withTemplateRow(before, template, row, target, today(), library);
                  const noRoom = isAdded ? undefined : limitFault(add(content));
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
                        onAdd={() => change(add)}
                      />
                    </li>
                  );
                })}
              </ul>
            ) : (
              <p className="text-label text-ink-muted">This solution has every row of the template.</p>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

/** The chosen solution of the template, else the one that plays the same part. */
function likeOf({ model }: ValueModelContent, { solutions }: ModelTemplate, id: string, chosen?: string): string {
  const role = model.solutions.find((one) => one.id === id)?.role;
  const found =
    solutions.find((one) => one.id === chosen) ??
    solutions.find((one) => one.id === id || one.role === role) ??
    solutions.find((one) => one.role === 'other');
  return found?.id ?? '';
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
