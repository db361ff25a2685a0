import { creditsText, momentText } from '@casewright/rules';
import { Button, buttonLook } from '@casewright/ui';
import { useBalanceReading } from '@casewright/web';
import { purchaseForTerms } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { lazy, Suspense, useState } from 'react';
import type { CaseProgress } from '../queries';
import { useCaseMove } from './use-case-move';

const Dialog = lazy(() => import('@casewright/ui/dialog'));

type Terms = NonNullable<CaseProgress['newTerms']>;

interface NewTermsProps {
  readonly progress: CaseProgress;
  readonly terms: Terms;
  /** Whether the reader is the seller, who answers. */
  readonly isYours: boolean;
}

/** The current terms beside the proposed ones. */
export function NewTerms({ progress, terms, isYours }: NewTermsProps) {
  const total = terms.lines.at(-1);
  if (!total) return null;
  return (
    <section
      aria-labelledby="new-terms"
      className="rounded-card border border-l-6 border-line border-l-value-fill bg-surface p-5 md:p-6.5"
    >
      <h2 id="new-terms" className="text-lead font-semibold">
        {isYours ? 'New terms are waiting for you' : 'New terms are waiting for the seller'}
      </h2>
      <table className="mt-4 w-full text-label">
        <thead className="text-caption text-ink-muted">
          <tr>
            <th scope="col" className="pb-2 text-left font-medium">
              Line
            </th>
            <th scope="col" className="pb-2 text-right font-medium">
              Now
            </th>
            <th scope="col" className="pb-2 text-right font-medium">
              New
            </th>
          </tr>
        </thead>
        <tbody>
          {terms.lines.map((line) => (
            <TermsRow key={line.label} line={line} isTotal={line === total} />
          ))}
        </tbody>
      </table>
      <figure className="mt-4 rounded-control bg-sunken p-3.5 text-label">
        <blockquote className="wrap-anywhere">“{terms.reason}”</blockquote>
        <figcaption className="mt-1.5 text-caption text-ink-muted">
          {terms.by.isYou ? 'You' : terms.by.name || 'Casewright'}, {momentText(new Date(terms.at))}
        </figcaption>
      </figure>
      {terms.inputs.length > 0 && (
        <div className="mt-4 text-label">
          <h3 className="font-medium">Also needed from {isYours ? 'you' : 'the seller'}</h3>
          <ul className="mt-1 list-disc pl-5 text-ink-muted">
            {terms.inputs.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </div>
      )}
      {isYours && <Answer progress={progress} before={total.before} after={total.after} />}
    </section>
  );
}

function TermsRow({ line, isTotal }: { readonly line: Terms['lines'][number]; readonly isTotal: boolean }) {
  const isChanged = line.before !== line.after || line.changes.length > 0;
  return (
    <tr className={isTotal ? 'border-t-2 border-ink font-semibold' : 'border-t border-line'}>
      <th scope="row" className={`py-2.5 text-left ${isChanged ? 'font-semibold' : 'font-normal'}`}>
        {line.label}
        {line.changes.length > 0 && (
          <span className="block text-caption font-normal text-ink-muted">{line.changes.join(', ')}</span>
        )}
      </th>
      <td className={`py-2.5 text-right tabular-nums text-ink-muted ${isChanged && !isTotal ? 'line-through' : ''}`}>
        {line.before}
      </td>
      <td className={`py-2.5 pl-4 text-right tabular-nums ${isTotal ? 'font-serif text-card text-value' : ''}`}>
        {line.after}
      </td>
    </tr>
  );
}

interface AnswerProps {
  readonly progress: CaseProgress;
  readonly before: number;
  readonly after: number;
}

function Answer({ progress, before, after }: AnswerProps) {
  const { mutate, isPending, variables } = useCaseMove(progress);
  const isAccepting = isPending && variables.command === 'accept';
  const isDeclining = isPending && variables.command === 'decline';
  const [isAsking, ask] = useState(false);
  const { balance, debt } = useBalanceReading();
  const more = after - before;
  const isTooDear = more > 0 && balance !== undefined && more + debt > balance;
  const accept =
    more > 0
      ? `Accept, ${more} more ${more === 1 ? 'credit' : 'credits'}`
      : more < 0
        ? `Accept, ${creditsText(-more)} back`
        : 'Accept';
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        {isTooDear ? (
          <Link to={purchaseForTerms(more, progress.pursuitId)} className={buttonLook('primary')}>
            Purchase
          </Link>
        ) : (
          <Button
            kind="primary"
            isWorking={isAccepting}
            disabled={isDeclining}
            onClick={() => mutate({ command: 'accept', notice: 'Terms accepted' })}
          >
            {accept}
          </Button>
        )}
        <Button isWorking={isDeclining} disabled={isAccepting} onClick={() => ask(true)}>
          Decline
        </Button>
      </div>
      {isAsking && (
        <Suspense>
          <Dialog
            title="Decline the new terms?"
            confirm="Decline and end the case"
            kind="danger"
            onConfirm={() => mutate({ command: 'decline', notice: 'Terms declined' })}
            onClose={() => ask(false)}
          >
            The case ends, and {creditsText(before)} will come back to your balance. You can price another one for this
            pursuit.
          </Dialog>
        </Suspense>
      )}
      <p className="mt-3 text-caption text-ink-muted">
        {isTooDear && `You need ${more + debt - balance} more credits to accept. Come back here afterward. `}
        {!isTooDear &&
          balance !== undefined &&
          more !== 0 &&
          `Your balance goes from ${balance} to ${balance - more}. `}
        Declining ends the case and returns all {creditsText(before)}.
      </p>
    </>
  );
}
