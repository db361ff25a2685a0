import { Link } from '@casewright/web/router';
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';

export function BackLink({ children, ...link }: Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Link
      {...link}
      className="-my-3 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-box text-label font-medium text-ink-muted hover:text-ink"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </Link>
  );
}
