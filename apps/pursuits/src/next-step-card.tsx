import type { ReactNode } from 'react';

interface NextStepCardProps {
  readonly step: { readonly sentence: string; readonly detail?: string; readonly isYourTurn: boolean };
  readonly className?: string;
  /** Buttons and links. */
  readonly children?: ReactNode;
}

export const NextStepCard = ({ step, className = '', children }: NextStepCardProps) => (
  <section
    aria-label="Next step"
    className={`grid gap-2 rounded-card border border-l-6 border-line bg-surface p-5 md:p-6.5 ${step.isYourTurn ? 'border-l-value-fill' : 'border-l-line-strong'} ${className}`}
  >
    <p className="text-caption text-ink-muted">Next step</p>
    <h2 className="font-serif text-card font-semibold">{step.sentence}</h2>
    {step.detail && <p className="text-label text-ink-muted">{step.detail}</p>}
    {children}
  </section>
);
