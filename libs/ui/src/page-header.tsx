import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LinkComponent } from './link';
import { PageTitle } from './page-title';

interface BackLinkProps {
  readonly to: string;
  readonly link: LinkComponent;
  readonly children: ReactNode;
}

export function BackLink({ to, link: Link, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      className="-my-3 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-box text-label font-medium text-ink-muted hover:text-ink"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </Link>
  );
}

interface PageHeaderProps {
  readonly title: string;
  readonly tab?: string;
  readonly lead?: ReactNode;
  /** The back link above the title. */
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
