import { Logo } from '@casewright/ui';
import { BRAND } from '@casewright/rules/brand';
import { paths } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import type { ReactNode } from 'react';

const legal = [
  ['Privacy Policy', paths.privacy],
  ['Terms of Service', paths.terms],
  ['Report Abuse', paths.reportAbuse],
  ['Report Security', paths.reportSecurity],
] as const;

const support = [
  ['Help', paths.help],
  ['Status', paths.status],
  ['Accessibility', paths.accessibility],
] as const;

/** Not links yet (S0 §2). */
const careers = ['Join Our Team', 'Open Positions', 'Culture & Values', 'Benefits'];

export function Footer() {
  return (
    <footer className="print:hidden mt-16 border-t border-line">
      <div className="mx-auto max-w-310 px-4.5 pt-12 pb-8 md:px-8">
        <div className="grid gap-9 text-small text-ink-muted grid-cols-2 md:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="grid content-start gap-3 col-span-2 md:col-span-1">
            <span className="text-ink">
              <Logo />
            </span>
            <address className="grid justify-items-start gap-1 not-italic">
              {BRAND.address}
              <a href={`mailto:${BRAND.contactEmail}`} className={link}>
                {BRAND.contactEmail}
              </a>
            </address>
          </div>
          <Links title="Support" links={support} />
          <Links title="Legal" links={legal} />
          <Column title="Careers">
            {careers.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </Column>
        </div>
        <p className="mt-10 border-t border-line pt-6 text-caption text-ink-faint">
          © {BRAND.copyrightYear} {BRAND.name}. All rights reserved.
        </p>
      </div>
    </footer>
  );
}

interface LinksProps {
  readonly title: string;
  readonly links: readonly (readonly [name: string, path: string])[];
}

function Links({ title, links }: LinksProps) {
  return (
    <Column title={title}>
      {links.map(([name, path]) => (
        <li key={path}>
          <Link to={path} className={link}>
            {name}
          </Link>
        </li>
      ))}
    </Column>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-2.5">
      <h2 className="text-caption font-semibold text-ink">{title}</h2>
      <ul className="grid gap-2 max-md:gap-0 max-md:*:flex max-md:*:min-h-11 max-md:*:items-center">{children}</ul>
    </div>
  );
}

// Touch targets of at least 44 px.
const link = 'rounded-box hover:text-ink hover:underline max-md:flex max-md:min-h-11 max-md:items-center';
