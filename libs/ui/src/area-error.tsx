import type { ReactNode } from 'react';
import { PageTitle } from './page-title';

interface AreaErrorProps {
  readonly picture: ReactNode;
  readonly title: string;
  /** Title of the browser tab. */
  readonly tab?: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  readonly footnote?: ReactNode;
}

/** Replaces a page that can't be shown. */
export function AreaError({ picture, title, tab, children, actions, footnote }: AreaErrorProps) {
  return (
    <div className="grid min-h-[calc(100dvh-12rem)] place-content-center justify-items-center gap-6 px-4.5 py-16 text-center">
      {picture}
      <PageTitle title={title} tab={tab} isCentered>
        {children}
      </PageTitle>
      <div className="flex flex-wrap justify-center gap-2">{actions}</div>
      {footnote && <div className="text-label text-ink-faint">{footnote}</div>}
    </div>
  );
}
