import type { ReactNode } from 'react';

interface TwoColumnsProps {
  readonly main: ReactNode;
  readonly aside: ReactNode;
}

export const TwoColumns = ({ main, aside }: TwoColumnsProps) => (
  <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start">
    {main}
    <div className="grid min-w-0 gap-5">{aside}</div>
  </div>
);
