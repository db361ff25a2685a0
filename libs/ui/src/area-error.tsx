import type { ReactNode } from 'react';
import { PageTitle } from './page-title';

interface AreaErrorProps {
  readonly picture: ReactNode;
  readonly title: string;
  /** The name in the browser's tab. */
  readonly tab?: string;
  /** What happened and what to do next. */
  readonly children: ReactNode;
  /** The way on first, then a second way out. */
  readonly actions: ReactNode;
  readonly footnote?: ReactNode;
}

/** Fills the place of a page that can't be shown. */
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
