import type { ComponentProps } from 'react';
import { controlLook } from './field-frame';

type TableInputProps = ComponentProps<'input'> & {
  /** For screen readers: its row and column show what it is. */
  readonly label: string;
  /** Shown by the table, in an element with this id. */
  readonly errorId?: string | undefined;
};

/** A figure to change within a table. */
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
