import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly children: ReactNode;
}

/** The browser's own box, drawn by us; what stands beside it ticks it too. */
export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <label className="flex items-start gap-2.5 text-label text-ink-muted">
      <span className="mt-px grid shrink-0 place-items-center">
        <input
          type="checkbox"
          className="peer col-start-1 row-start-1 size-4.5 appearance-none rounded-box border-[1.5px] border-control bg-surface transition-colors checked:border-accent checked:bg-accent disabled:opacity-50 aria-invalid:border-danger"
          {...input}
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none col-start-1 row-start-1 hidden size-3 text-on-accent peer-checked:block"
        />
      </span>
      <span>{children}</span>
    </label>
  );
}
