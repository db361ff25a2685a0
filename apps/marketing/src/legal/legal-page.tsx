import { PageTitle } from '@casewright/ui';
import { Link } from '@casewright/web/router';
import type { ReactNode } from 'react';
import { WayBack } from './way-back';

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

/** A text of numbered clauses, with a list of them that leads to each. */
export function LegalPage({ title, lead, clauses }: LegalPageProps) {
  return (
    <div className="mx-auto grid max-w-310 gap-8 px-4.5 py-8 md:px-8 md:py-14">
      <div className="grid gap-5">
        <WayBack />
        <PageTitle title={title}>{lead}</PageTitle>
      </div>
      <div className="grid gap-8 border-t border-line pt-8 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-16">
        <nav aria-label="On this page" className="lg:sticky lg:top-24 lg:self-start">
          <ol className="grid gap-2 text-label text-ink-muted">
            {clauses.map(({ id, title: name }, index) => (
              <li key={id}>
                <Link to={`#${id}`} className="flex gap-2.5 rounded-box hover:text-ink">
                  <span className="w-5 shrink-0 text-right text-ink-faint tabular-nums">{index + 1}</span>
                  {name}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid max-w-170 gap-9">
          {clauses.map(({ id, title: name, text }, index) => (
            <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="grid gap-2.5">
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

/** When both texts were last changed (S1 §9). */
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
      {to}
    </a>
  );
}

export const textLink = 'rounded-box font-medium text-accent underline underline-offset-3 hover:text-accent-strong';
