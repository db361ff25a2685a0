import { type ValueModelContent, versionFaults } from '@casewright/rules';
import { Button, Panel } from '@casewright/ui';
import { useMemo } from 'react';
import { useEditing } from './editing';
import { faultText, rowOf, withoutModel } from './fault-note';

/** What keeps the model from becoming a version. The writer can jump to each row. */
export function VersionFaultsPanel({ content }: { readonly content: ValueModelContent }) {
  const editing = useEditing();
  const faults = useMemo(() => versionFaults(content, 'version').map(withoutModel), [content]);
  if (faults.length === 0) return null;
  return (
    <Panel
      title="Before a version for approval"
      detail={faults.length === 1 ? 'one thing to settle' : `${faults.length} things to settle`}
    >
      <ul className="grid gap-3">
        {faults.map((fault) => {
          const row = rowOf(content.model, fault);
          return (
            <li key={`${fault.place} ${fault.message}`} className="flex flex-wrap items-center justify-between gap-3">
              <p className="min-w-0 flex-1 text-label wrap-anywhere">{faultText(content.model, fault)}</p>
              {editing && row && (
                <Button size="small" aria-label={`Show ${row.name}`} onClick={() => editing.seek(row)}>
                  Show the row
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
