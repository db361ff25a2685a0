import type { ReactNode } from 'react';
import { PageTitle } from './page-title';

interface PageHeaderProps {
  readonly title: string;
  readonly tab?: string;
  readonly lead?: ReactNode;
  readonly back?: ReactNode;
  readonly actions?: ReactNode;
}

export function PageHeader({ title, tab = title, lead, back, actions }: PageHeaderProps) {
  return (
    <header className="mb-7.5 grid gap-3.5">
      {back}
      <div className="flex flex-wrap items-start justify-between gap-4">
        <PageTitle title={title} tab={tab}>
          {lead}
        </PageTitle>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  );
}
