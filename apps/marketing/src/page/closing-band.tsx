import type { ReactNode } from 'react';

interface ClosingBandProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

export function ClosingBand({ title, children, actions }: ClosingBandProps) {
  return (
    <section className="mt-14 flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-card border border-line bg-sunken p-6 md:mt-18 md:px-12 md:py-11">
      <div className="grid gap-1.5">
        <h2 className="font-serif text-figure font-semibold tracking-display text-balance md:text-title-small">
          {title}
        </h2>
        <p className="text-body text-pretty text-ink-muted">{children}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-md:w-full max-md:*:w-full">{actions}</div>
    </section>
  );
}
