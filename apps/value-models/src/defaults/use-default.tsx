import {
  type Assumption,
  assumptionText,
  dayText,
  DEFAULT_MONTHS,
  fittingDefaults,
  type LibraryDefault,
  oldBefore,
  unitAfter,
} from '@casewright/rules';
import { Button, Loaded } from '@casewright/ui';
import { useQuery } from '@casewright/web/query';
import { lazy, Suspense, useState } from 'react';
import type { Editing } from '../editing/editing';
import { publishedDefaultsQuery } from './queries';
import { takeDefault } from './take-default';

const Dialog = lazy(() => import('@casewright/ui/dialog'));

interface UseDefaultProps {
  readonly editing: Editing;
  readonly assumption: Assumption;
}

/** Offers the library's defaults in the assumption's unit. */
export function UseDefault({ editing, assumption }: UseDefaultProps) {
  const [isOpen, setOpen] = useState(false);
  const take = (found: LibraryDefault, version: number) => {
    editing.change(takeDefault(assumption.id, found, version));
    setOpen(false);
  };
  return (
    <>
      <Button size="small" className="justify-self-start" onClick={() => setOpen(true)}>
        Use a default
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog
            title={`Use a default for ${assumption.label}`}
            confirm={false}
            onClose={() => setOpen(false)}
            details={<Fitting assumption={assumption} onTake={take} />}
          >
            A default replaces value, range, source, and date.
          </Dialog>
        </Suspense>
      )}
    </>
  );
}

interface FittingProps {
  readonly assumption: Assumption;
  readonly onTake: (found: LibraryDefault, version: number) => void;
}

function Fitting({ assumption, onTake }: FittingProps) {
  const library = useQuery(publishedDefaultsQuery);
  return (
    <Loaded query={library} what="the defaults" rows={3}>
      {(found) => {
        const fitting = fittingDefaults(found, assumption.unit);
        if (fitting.length === 0)
          return <p className="text-label text-ink-muted">The library has no default in {assumption.unit}.</p>;
        return (
          <ul aria-label="Defaults" className="max-h-75 overflow-y-auto">
            {fitting.map((one) => (
              <li
                key={one.key}
                className="flex items-start justify-between gap-3 border-t border-line py-2.5 text-label first:border-t-0"
              >
                <Offer found={one} assumption={assumption} />
                <Button size="small" aria-label={`Use ${one.name}`} onClick={() => onTake(one, found.version)}>
                  Use
                </Button>
              </li>
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
}

function Offer({ found, assumption }: { readonly found: LibraryDefault; readonly assumption: Assumption }) {
  const { name, low, base, high, publisher, title, url, asOf, note } = found;
  const [limit] = useState(() => oldBefore(new Date().toISOString()));
  const text = (value: number) => assumptionText(assumption, value);
  return (
    <div className="grid min-w-0 gap-0.5 wrap-anywhere">
      <span className="font-medium">
        {name}: {text(base)}
        {unitAfter(assumption.unit)}
        {low < high && ` (${text(low)} to ${text(high)})`}
      </span>
      <span className="text-caption text-ink-muted">
        {publisher},{' '}
        <a href={url} target="_blank" rel="noopener noreferrer" className="text-accent underline">
          {title}
        </a>
        , {dayText(asOf)}
      </span>
      {note !== '' && <span className="text-caption text-ink-muted">{note}</span>}
      {asOf < limit && (
        <span className="text-caption text-value">The source is older than {DEFAULT_MONTHS} months.</span>
      )}
    </div>
  );
}
