import type { ReactNode } from 'react';

interface StatProps {
  readonly label: string;
  /** Absent while unknown. */
  readonly value: ReactNode;
  readonly unit?: string;
  readonly tone?: 'ink' | 'value';
  readonly size?: 'figure' | 'stat';
  readonly className?: string;
}

/** Must be inside a `<dl>`. */
export function Stat({ label, value, unit, tone = 'ink', size = 'figure', className = '' }: StatProps) {
  const colour = tone === 'value' ? 'text-value' : 'text-ink';
  const scale = size === 'stat' ? 'text-stat' : 'text-card md:text-figure';
  return (
    <div className={`min-w-0 ${className}`}>
      <dt className="text-caption text-ink-faint">{label}</dt>
      <dd className={`font-serif font-semibold tracking-display tabular-nums ${scale} ${colour}`}>
        {value}
        {unit && <span className="ml-2 font-sans text-small font-normal tracking-normal text-ink-faint">{unit}</span>}
      </dd>
    </div>
  );
}
