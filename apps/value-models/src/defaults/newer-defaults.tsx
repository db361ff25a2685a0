import { assumptionText, newerDefaults } from '@casewright/rules';
import { Button, Callout } from '@casewright/ui';
import { useQuery } from '@casewright/web/query';
import type { Editing } from '../editing/editing';
import { publishedDefaultsQuery } from './queries';
import { takeDefault } from './take-default';

/** Points out what a newer version of the library says. Takes nothing by itself. */
export function NewerDefaults({ editing: { content, change } }: { readonly editing: Editing }) {
  const { assumptions } = content.model;
  const isOfLibrary = assumptions.some(({ library }) => library !== undefined);
  const { data: library } = useQuery({ ...publishedDefaultsQuery, enabled: isOfLibrary });
  const newer = library ? newerDefaults(assumptions, library) : [];
  if (!library || newer.length === 0) return null;
  return (
    <Callout kind="value">
      <ul aria-label="Newer defaults" className="grid gap-2">
        {newer.map(({ assumption, found, text }) => (
          <li key={assumption.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
            <span className="min-w-0 wrap-anywhere">
              <strong className="font-semibold">{assumption.label}</strong>: {text}
            </span>
            <Button
              size="small"
              aria-label={`Use ${assumptionText(assumption, found.base)} for ${assumption.label}`}
              onClick={() => change(takeDefault(assumption.id, found, library.version))}
            >
              Use {assumptionText(assumption, found.base)}
            </Button>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
