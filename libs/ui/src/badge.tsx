import type { ReactNode } from 'react';

export type BadgeTone = 'accent' | 'value' | 'danger' | 'info' | 'neutral';

const tones: Record<BadgeTone, string> = {
  accent: 'bg-accent-soft text-accent',
  value: 'bg-value-soft text-value',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
  neutral: 'bg-sunken text-ink-muted',
};

export function Badge({ tone = 'accent', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex h-5.5 shrink-0 items-center rounded-full px-2 text-caption font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}

interface CountBadgeProps {
  readonly count: number;
  readonly tone?: 'accent' | 'neutral';
  /** What is counted, for screen readers: 'unread'. */
  readonly of?: string;
}

/** Shows '99+' above 99. */
export function CountBadge({ count, tone = 'accent', of }: CountBadgeProps) {
  const look = tone === 'accent' ? 'bg-accent text-on-accent' : 'bg-sunken text-ink-muted';
  return (
    <span
      className={`inline-flex h-4.5 min-w-4.5 shrink-0 items-center justify-center rounded-full px-1.25 text-caption font-semibold tabular-nums ${look}`}
    >
      {count > 99 ? '99+' : count}
      {of && <span className="sr-only"> {of}</span>}
    </span>
  );
}
