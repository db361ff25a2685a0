import type { ReactNode } from 'react';

interface ShowcaseProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page of the product that extends beyond the right and bottom edges. */
export function Showcase({ title, lead, children }: ShowcaseProps) {
  return (
    <>
      <div className="grid gap-1.5 pr-9 pb-7">
        <h2 className="font-serif text-card font-semibold tracking-display text-balance">{title}</h2>
        <p className="text-label text-ink-muted">{lead}</p>
      </div>
      <div className="rounded-tl-card border-t border-l border-line bg-surface px-8.5 py-7.5 shadow-sheet">
        {children}
      </div>
    </>
  );
}
