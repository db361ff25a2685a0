import { PageTitle } from '@casewright/ui';
import type { ReactNode } from 'react';

interface AccessPageProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly back?: ReactNode;
  readonly children: ReactNode;
  /** Below the sheet: where else one may want to go. */
  readonly aside?: ReactNode;
}

/** One sheet with one question, as every page on the way into the account is. */
export function AccessPage({ title, lead, back, children, aside }: AccessPageProps) {
  return (
    <div className="mx-auto grid max-w-128 gap-5 px-4.5 py-8 md:py-14">
      {back}
      <div className="grid gap-6.5 rounded-card border border-line bg-surface p-5 shadow-sheet md:p-9">
        <PageTitle title={title}>{lead}</PageTitle>
        {children}
      </div>
      {aside && <p className="text-center text-small text-ink-muted">{aside}</p>}
    </div>
  );
}

export const textLink = 'rounded-box font-medium text-accent underline underline-offset-3 hover:text-accent-strong';
