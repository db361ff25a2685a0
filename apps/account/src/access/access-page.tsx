import { PageTitle } from '@casewright/ui';
import { clearNotices } from '@casewright/web';
import { useEffect, useRef, type ReactNode } from 'react';

interface AccessPageProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly back?: ReactNode;
  readonly children: ReactNode;
  /** Links below the form. */
  readonly aside?: ReactNode;
  /** Product preview beside the form on wide screens. */
  readonly showcase?: ReactNode;
}

/** Frame of sign-in and sign-up pages. */
export function AccessPage({ title, lead, back, children, aside, showcase }: AccessPageProps) {
  return (
    <div
      className={`mx-auto grid gap-5 px-4.5 py-8 md:py-12 ${showcase ? 'max-w-128 lg:max-w-310 lg:px-8' : 'max-w-128'}`}
      onSubmitCapture={clearNotices}
    >
      {back}
      <div
        className={`md:rounded-card md:border md:border-line md:bg-surface md:shadow-sheet ${showcase ? 'lg:grid lg:grid-cols-[4fr_5fr] lg:overflow-hidden' : ''}`}
      >
        <div
          className={`grid content-center gap-6 md:px-9 md:py-10 ${showcase ? 'lg:mx-auto lg:w-full lg:max-w-118 lg:px-9 lg:py-12' : ''}`}
        >
          <Title title={title}>{lead}</Title>
          {children}
          {aside && <p className="text-center text-label text-ink-muted">{aside}</p>}
        </div>
        {showcase && (
          <aside className="hidden border-l border-line bg-sunken pt-12 pl-13 lg:grid">
            <div className="grid grid-rows-[auto_1fr]">{showcase}</div>
          </aside>
        )}
      </div>
    </div>
  );
}

/** Focuses the heading of the next step, unless a field takes the focus. */
function Title({ title, children }: { title: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    const page = place.current?.parentElement;
    if (!page?.contains(document.activeElement)) place.current?.querySelector('h1')?.focus();
  }, [title]);
  return (
    <div ref={place}>
      <PageTitle title={title}>{children}</PageTitle>
    </div>
  );
}

export const textLink = 'rounded-box font-medium text-accent underline underline-offset-3 hover:text-accent-strong';
