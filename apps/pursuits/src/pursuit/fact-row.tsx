import type { ReactNode } from 'react';

interface FactRowProps {
  readonly title: string;
  readonly children: ReactNode;
}

export const FactRow = ({ title, children }: FactRowProps) => (
  <div className="flex justify-between gap-4">
    <dt className="text-ink-muted">{title}</dt>
    <dd className="text-right font-semibold wrap-anywhere">{children}</dd>
  </div>
);
