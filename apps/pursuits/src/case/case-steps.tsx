import { CASE_STATE_LABELS, CASE_STEPS, isSellersTurn, stepOf } from '@casewright/rules';
import { Check } from 'lucide-react';
import type { CaseProgress } from '../queries';

export function CaseSteps({ progress }: { readonly progress: CaseProgress }) {
  const { state, stateBefore } = progress;
  const current = stepOf(stateBefore ?? state);
  if (!current) return null;
  const reached = CASE_STEPS.indexOf(current);
  const isOver = state === 'closed' || state === 'presented';
  const currentLook =
    isSellersTurn(state) || state === 'on-hold'
      ? 'border-value-fill bg-value-fill md:bg-value-soft'
      : 'border-accent bg-accent md:bg-accent-soft';
  return (
    <div className="rounded-card border border-line bg-surface p-5 md:px-4 md:py-5.5">
      <p className="flex justify-between gap-3 text-small md:hidden">
        <span className="font-semibold">{CASE_STATE_LABELS[state]}</span>
        <span className="text-ink-muted">
          Step {reached + 1} of {CASE_STEPS.length}
        </span>
      </p>
      <ol aria-label="Progress of the case" className="grid grid-cols-8 gap-1 max-md:mt-3">
        {CASE_STEPS.map((step, index) => {
          const isDone = index < reached || isOver;
          const isCurrent = index === reached && !isOver;
          return (
            <li
              key={step}
              aria-current={isCurrent ? 'step' : undefined}
              className={`relative grid content-start justify-items-center gap-2 text-center text-caption md:text-label ${isCurrent ? 'font-semibold' : 'text-ink-muted'}`}
            >
              {index > 0 && (
                <span
                  aria-hidden
                  className={`absolute top-[11px] right-[calc(50%+12px)] left-[calc(-50%+8px)] h-0.5 max-md:hidden ${index <= reached || isOver ? 'bg-accent' : 'bg-line-strong'}`}
                />
              )}
              <span
                aria-hidden
                className={`relative h-1 w-full rounded-full md:grid md:size-6 md:place-items-center md:border-2 ${isDone ? 'border-accent bg-accent text-on-accent' : isCurrent ? currentLook : 'border-line-strong bg-line-strong md:bg-surface'}`}
              >
                {isDone && <Check className="size-3.5 max-md:hidden" />}
              </span>
              <span className="max-md:sr-only">
                {CASE_STATE_LABELS[step]}
                {isDone && <span className="sr-only">, done</span>}
              </span>
              {isCurrent && state !== step && (
                <span className="text-caption font-medium text-value max-md:hidden">{CASE_STATE_LABELS[state]}</span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
