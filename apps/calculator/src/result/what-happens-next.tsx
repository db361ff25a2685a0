import { nextStepsOf, type SlaDays } from '@casewright/rules';

export function WhatHappensNext({ slaDays }: { readonly slaDays: SlaDays | undefined }) {
  return (
    <section aria-labelledby="next" className="rounded-card border border-line bg-surface p-6">
      <h2 id="next" className="text-lead font-semibold">
        What happens next
      </h2>
      <ol className="mt-3 grid gap-3">
        {nextStepsOf(slaDays).map((step, index) => (
          <li key={step} className="flex gap-2.5 text-label text-ink-muted">
            <span
              aria-hidden
              className="grid size-5.5 shrink-0 place-items-center rounded-full bg-accent-soft text-caption font-semibold text-accent"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
