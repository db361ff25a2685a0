import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly children: ReactNode;
}

export const boxLook =
  'col-start-1 row-start-1 size-4.5 appearance-none rounded-box border-[1.5px] border-control bg-field transition-colors checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent hover:border-accent disabled:border-line disabled:bg-sunken aria-invalid:border-danger';

export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <label className="flex items-start gap-2.5 text-label text-ink-muted max-md:min-h-11 max-md:py-3">
      <span className="mt-px grid shrink-0 place-items-center">
        <input type="checkbox" className={`peer ${boxLook}`} {...input} />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none col-start-1 row-start-1 hidden size-3 text-on-accent peer-checked:block"
        />
      </span>
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  );
}
