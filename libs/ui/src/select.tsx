import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { controlLook, FieldFrame, useControl, type FieldTexts } from './field-frame';

interface SelectProps extends ComponentProps<'select'>, FieldTexts {
  /** A hint beside the label. */
  readonly help?: ReactNode;
}

/** Native select. Children are `<option>`s. */
export function Select({ label, help, hint, error, id, children, ...select }: SelectProps) {
  const control = useControl({ hint, error }, id);
  return (
    <FieldFrame label={label} help={help} hint={hint} error={error} id={control.id}>
      <span className="grid">
        <select
          className={`col-start-1 row-start-1 h-11 appearance-none truncate pr-9 ${controlLook}`}
          {...control}
          {...select}
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none col-start-1 row-start-1 mr-3 size-4 self-center justify-self-end text-ink-faint"
        />
      </span>
    </FieldFrame>
  );
}
