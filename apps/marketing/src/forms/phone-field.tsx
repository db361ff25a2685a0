import { formatPhone } from '@casewright/rules';
import { Field } from '@casewright/ui';
import { useLayoutEffect, useRef } from 'react';

interface PhoneFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (phone: string) => void;
}

/** Formats while typing; the caret stays behind the same digit. */
export function PhoneField({ onChange, ...field }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (digitsBefore.current === undefined) return;
    const caret = caretAfter(field.value, digitsBefore.current);
    input.current?.setSelectionRange(caret, caret);
    digitsBefore.current = undefined;
  });

  return (
    <Field
      {...field}
      ref={input}
      type="tel"
      autoComplete="tel"
      placeholder="415-555-0142"
      onChange={({ target: { value, selectionStart } }) => {
        if (selectionStart !== null && selectionStart < value.length) {
          digitsBefore.current = value.slice(0, selectionStart).replace(/\D/g, '').length;
        }
        onChange(formatPhone(value));
      }}
    />
  );
}

function caretAfter(phone: string, digits: number): number {
  const places = [...phone].flatMap((character, index) => (/\d/.test(character) ? [index + 1] : []));
  return digits === 0 ? Number(phone.startsWith('+')) : (places[digits - 1] ?? phone.length);
}
