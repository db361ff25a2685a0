import type { ReactNode } from 'react';

interface SectionProps {
  readonly id: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Focusable, since links lead to it. */
export function Section({ id, eyebrow, title, aside, children }: SectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="border-t border-line py-14 md:py-19">
      <div className="mb-8.5 flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <Eyebrow>{eyebrow}</Eyebrow>
          <h2
            id={`${id}-title`}
            className="max-w-130 font-serif text-title-small font-semibold tracking-display text-balance md:text-title"
          >
            {title}
          </h2>
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}

export function Eyebrow({ children }: { children: string }) {
  return <p className="text-caption font-semibold tracking-eyebrow text-accent uppercase">{children}</p>;
}
