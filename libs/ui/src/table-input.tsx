import type { ComponentProps } from 'react';
import { controlLook } from './field-frame';

type TableInputProps = ComponentProps<'input'> & {
  readonly label: string;
  /** Id of the element in which the table shows the error. */
  readonly errorId?: string | undefined;
};

export function TableInput({ label, errorId, ...input }: TableInputProps) {
  return (
    <input
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      inputMode="decimal"
      autoComplete="off"
      className={`h-9 max-w-24 text-right tabular-nums max-md:h-11 ${controlLook}`}
      {...input}
    />
  );
}
