import { buttonLook, Email, PageTitle, Panel } from '@casewright/ui';
import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { WayBack } from '../page/way-back';

interface ReportPageProps {
  readonly title: string;
  readonly lead: string;
  readonly mailbox: string;
  readonly subject: string;
  /** When to expect a response. */
  readonly answer: string;
  readonly children: ReactNode;
}

export function ReportPage({ title, lead, mailbox, subject, answer, children }: ReportPageProps) {
  return (
    <div className="mx-auto grid max-w-310 grid-cols-[minmax(0,1fr)] gap-8 px-4.5 py-8 md:px-8 md:py-14">
      <div className="grid gap-5">
        <WayBack />
        <PageTitle title={title}>{lead}</PageTitle>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {/* First on a phone, since most visitors come for it. */}
        <div className="lg:col-start-2 lg:row-start-1">
          <Panel title="Email us">
            <p className="mb-5 text-small text-pretty text-ink-muted">{answer}</p>
            <a
              href={`mailto:${mailbox}?subject=${encodeURIComponent(subject)}`}
              className={`${buttonLook('primary')} h-auto! min-h-11 w-full py-2 whitespace-normal!`}
            >
              <Mail aria-hidden className="size-4.5 shrink-0" />
              <Email address={mailbox} />
            </a>
          </Panel>
        </div>
        <Panel className="lg:row-start-1">
          <div className="grid gap-8">{children}</div>
        </Panel>
      </div>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Part({ title, children }: PartProps) {
  return (
    <section className="grid gap-2.5">
      <h2 className="text-card font-semibold">{title}</h2>
      <div className="grid gap-3 text-body text-pretty text-ink-muted">{children}</div>
    </section>
  );
}
