import type { ReactNode } from 'react';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-2.5 text-label">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-6">
          <dt className="shrink-0 text-ink-muted">{label}</dt>
          <dd className="min-w-0 text-right font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
