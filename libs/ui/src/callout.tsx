import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';

interface CalloutProps {
  readonly kind: 'info' | 'value' | 'danger';
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** A note above the content that it concerns. Read out when it appears. */
export function Callout({ kind, children, action }: CalloutProps) {
  const Icon = kind === 'danger' ? CircleAlert : Info;
  return (
    <div
      role={kind === 'danger' ? 'alert' : 'status'}
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control px-3.5 py-2.5 text-label ${grounds[kind]}`}
    >
      <Icon aria-hidden className={`size-4.5 shrink-0 ${signs[kind]}`} />
      <p className="flex-1 basis-50 text-ink">{children}</p>
      {action}
    </div>
  );
}

const grounds: Record<CalloutProps['kind'], string> = {
  info: 'bg-info-soft',
  value: 'bg-value-soft',
  danger: 'bg-danger-soft',
};
const signs: Record<CalloutProps['kind'], string> = { info: 'text-info', value: 'text-value', danger: 'text-danger' };
