import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly picture: ReactNode;
  readonly title: string;
  /** Why there is nothing, or what comes from the action. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ picture, title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2.5 px-4 py-9 text-center">
      {picture}
      <h3 className="mt-2.5 text-lead font-semibold">{title}</h3>
      {children && <p className="max-w-78 text-label text-pretty text-ink-muted">{children}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
