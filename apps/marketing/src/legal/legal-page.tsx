import { Button, Email, PageTitle } from '@casewright/ui';
import { Link, useLocation } from '@casewright/web/router';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { textLink } from '../page/text-link';
import { useLive } from '../page/use-live';
import { WayBack } from '../page/way-back';

export interface Clause {
  readonly id: string;
  readonly title: string;
  readonly text: ReactNode;
}

interface LegalPageProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly clauses: readonly Clause[];
}

export function LegalPage({ title, lead, clauses }: LegalPageProps) {
  // The back link depends on it.
  const search = useLive(useLocation().search, '');
  return (
    <div className="mx-auto grid max-w-310 gap-8 px-4.5 py-8 md:px-8 md:py-14">
      <div className="grid gap-5">
        <div className="print:hidden">
          <WayBack sources={['signup', 'pilot']} />
        </div>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <PageTitle title={title}>{lead}</PageTitle>
          <Button className="print:hidden noscript:hidden" onClick={() => print()}>
            <Printer aria-hidden className="size-4" />
            Print
          </Button>
        </div>
      </div>
      <div className="grid gap-8 border-t border-line pt-8 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-16 print:block">
        <nav aria-label="On this page" className="print:hidden lg:sticky lg:top-24 lg:self-start">
          <ol className="grid text-label md:gap-2 text-ink-muted">
            {clauses.map(({ id, title: name }, index) => (
              <li key={id}>
                <Link
                  to={{ search, hash: id }}
                  className="flex gap-2.5 rounded-box hover:text-ink max-md:min-h-11 max-md:items-center"
                >
                  <span className="w-5 shrink-0 text-right text-ink-faint tabular-nums">{index + 1}</span>
                  {name}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid max-w-170 content-start gap-9 print:max-w-none">
          {clauses.map(({ id, title: name, text }, index) => (
            <section
              key={id}
              id={id}
              tabIndex={-1}
              aria-labelledby={`${id}-title`}
              className="grid gap-2.5 break-inside-avoid"
            >
              <h2 id={`${id}-title`} className="text-card font-semibold text-balance">
                {index + 1}. {name}
              </h2>
              <div className="grid gap-3 text-body text-pretty text-ink-muted">{text}</div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Of both texts (S1 §9). */
export const LAST_UPDATED = 'Last updated July 1, 2025';

export function Points({ children }: { readonly children: readonly ReactNode[] }) {
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      {children.map((point, index) => (
        <li key={index}>{point}</li>
      ))}
    </ul>
  );
}

export function MailLink({ to }: { readonly to: string }) {
  return (
    <a href={`mailto:${to}`} className={textLink}>
      <Email address={to} />
    </a>
  );
}
