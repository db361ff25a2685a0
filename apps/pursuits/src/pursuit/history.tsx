import { momentText } from '@casewright/rules';
import type { WholePursuit } from '../queries';

type Step = WholePursuit['history'][number];

const DONE: Readonly<Record<Step['command'], string>> = {
  register: 'registered the pursuit',
  edit: 'edited the pursuit',
  'run-case': 'started the case',
  'end-case': 'can start another case',
  present: 'presented to the prospect',
  win: 'recorded that it was won',
  lose: 'recorded that it was lost',
  'end-undecided': 'recorded that there was no decision',
  withdraw: 'withdrew the pursuit',
};

const FACTS: Readonly<Record<string, string>> = {
  prospect: 'prospect',
  opportunity: 'opportunity',
  acvDollars: 'annual contract value',
  expectedClose: 'expected close',
  proposed: 'proposed solutions',
  competing: 'competition',
  contacts: 'contacts',
  notes: 'notes',
};

/** Who did what, the newest first. */
export function History({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol aria-label="What happened">
      {steps.map(({ command, at, by, reason, changed }) => (
        <li key={`${command} ${at}`} className="grid gap-1 border-l border-line-strong py-2.5 pl-4.5 text-small">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              <strong className="font-semibold">{by.isYou ? 'You' : by.name || 'A former user'}</strong> {DONE[command]}
            </span>
            <time dateTime={at} className="text-caption text-ink-faint">
              {momentText(new Date(at))}
            </time>
          </span>
          {reason && <span className="text-label wrap-anywhere text-ink-muted">Reason: {reason}</span>}
          {changed.length > 0 && (
            <span className="text-label text-ink-muted">
              Changed: {changed.map((fact) => FACTS[fact] ?? fact).join(', ')}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
