import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly picture: ReactNode;
  readonly title: string;
  /** Heading level: 2 if it stands directly below the page title. */
  readonly level?: 2 | 3;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ picture, title, level = 3, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid justify-items-center gap-2.5 px-4 py-9 text-center">
      {picture}
      <Heading className="mt-2.5 text-lead font-semibold">{title}</Heading>
      {children && <p className="max-w-78 text-label text-pretty text-ink-muted">{children}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
