import type { ReactNode } from 'react';

export const PageFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className="mx-auto max-w-310 px-4.5 py-8 md:px-8 md:py-10">{children}</div>
);
