import type { ReactNode } from 'react';

export const Labeled = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="grid content-start gap-1">
    <span aria-hidden className="text-caption text-ink-muted">
      {name}
    </span>
    {children}
  </div>
);
