import { CONTACT_SENT } from '@casewright/rules';
import { BRAND } from '@casewright/rules/brand';
import { CopyButton } from '@casewright/ui';
import { paths } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import type { ReactNode } from 'react';
import { Hero } from '../page/hero';
import { PublicPage } from '../page/public-page';
import { textLink } from '../page/text-link';
import { WayBack } from '../page/way-back';
import { ContactForm } from './contact-form';

const steps = [
  ['A real person reads it', 'Your message goes to the team that builds your cases.'],
  ['We reply by email', 'If we need more details, we’ll ask you there.'],
  ['We set up a call', 'Only if you want one, at a time that works for you.'],
] as const;

export function ContactPage() {
  return (
    <PublicPage back={<WayBack sources={['plans']} />}>
      <div className="grid gap-x-18 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22.25rem]">
        <div className="grid content-start gap-8">
          <Hero title="Get in Touch" lead="Ask us about a pursuit, the Enterprise plan, or anything else." />
          <MessageSent />
          <ContactForm />
        </div>
        <div className="lg:pt-4">
          <h2 className="text-lead font-semibold">What happens next</h2>
          <ol className="mt-5 grid">
            {steps.map(([title, text], index) => (
              <li key={title} className="group relative flex gap-3.5 pb-6 last:pb-0">
                <span aria-hidden className="absolute top-8 bottom-1 left-3.5 w-px bg-line-strong group-last:hidden" />
                <span
                  aria-hidden
                  className="grid size-7 shrink-0 place-items-center rounded-full border border-line-strong text-label font-semibold text-accent tabular-nums"
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-body font-semibold">{title}</h3>
                  <p className="text-small text-pretty text-ink-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <dl className="mt-10 grid gap-4 border-t border-line pt-6">
            <Entry label="Email">
              <span className="flex items-center gap-1">
                <a
                  href={`mailto:${BRAND.contactEmail}`}
                  className="flex min-h-11 items-center rounded-box hover:underline"
                >
                  {BRAND.contactEmail}
                </a>
                <CopyButton text={BRAND.contactEmail} label="Copy email address" />
              </span>
            </Entry>
            <Entry label="Office">{BRAND.address}</Entry>
            <Entry label="Something wrong?">
              <Link to={paths.reportAbuse} className={textLink}>
                Report Abuse
              </Link>{' '}
              <span className="font-normal text-ink-muted">or</span>{' '}
              <Link to={paths.reportSecurity} className={textLink}>
                Report Security
              </Link>
            </Entry>
          </dl>
        </div>
      </div>
    </PublicPage>
  );
}

/** Target of the server's redirect after a submission without JavaScript. */
function MessageSent() {
  return (
    <div id="sent" className="hidden scroll-mt-70 rounded-control bg-accent-soft px-4.5 py-3.5 text-body target:block">
      <p className="font-semibold">{CONTACT_SENT.title}</p>
      <p className="text-ink-muted">{CONTACT_SENT.message}</p>
    </div>
  );
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-label text-ink-muted">{label}</dt>
      <dd className="text-body font-semibold">{children}</dd>
    </div>
  );
}
