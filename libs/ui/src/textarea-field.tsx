import type { ComponentProps } from 'react';
import { controlLook, FieldFrame, useControl, type FieldTexts } from './field-frame';

type TextareaFieldProps = ComponentProps<'textarea'> & FieldTexts;

export function TextareaField({ label, hint, error, id, rows = 5, ...textarea }: TextareaFieldProps) {
  const control = useControl({ hint, error }, id);
  return (
    <FieldFrame label={label} hint={hint} error={error} id={control.id}>
      <textarea rows={rows} className={`min-h-24 resize-y py-2.5 ${controlLook}`} {...control} {...textarea} />
    </FieldFrame>
  );
}
