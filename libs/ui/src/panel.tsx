import { useId, type ReactNode } from 'react';

interface PanelProps {
  readonly title?: string;
  /** Beside the title, such as the unit of the rows. */
  readonly detail?: string;
  /** A hint beside the title. */
  readonly help?: ReactNode;
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A card. With a title, a landmark region. */
export function Panel({ title, detail, help, aside, className = '', children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className={`rounded-card border border-line bg-surface p-5 md:p-6.5 ${className}`}
    >
      {title && (
        <div className="relative mb-4 flex items-center justify-between gap-3">
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            <h2 id={id} className="text-lead font-semibold">
              {title}
            </h2>
            {help}
            {detail && <p className="text-label text-ink-muted">{detail}</p>}
          </div>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
