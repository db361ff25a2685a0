import type { ReactNode } from 'react';

interface HeroProps {
  readonly title: string;
  /** Above the title. */
  readonly eyebrow?: string;
  readonly lead: string;
  readonly actions?: ReactNode;
}

/** The shell focuses its heading after navigation. */
export function Hero({ title, eyebrow, lead, actions }: HeroProps) {
  return (
    <div className="grid justify-items-start gap-4">
      {eyebrow && <p className="text-label font-semibold text-accent">{eyebrow}</p>}
      <h1
        tabIndex={-1}
        className="max-w-140 font-serif text-hero-small font-semibold tracking-hero text-balance md:text-stat"
      >
        {title}
      </h1>
      <p className="max-w-155 text-intro text-pretty text-ink-muted">{lead}</p>
      {actions && <div className="mt-3 flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
