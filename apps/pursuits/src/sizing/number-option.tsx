import { optionFault, SIZING_DEFAULTS, SIZING_OPTIONS, type SizingOption } from '@casewright/rules/sizing';
import { Field } from '@casewright/ui';
import { useState } from 'react';
import type { SizingRequest } from './queries';

interface NumberOptionProps {
  readonly option: SizingOption;
  readonly request: SizingRequest;
  readonly hint?: string;
  /** Undefined for the default. */
  readonly onSet: (value: string | undefined) => void;
}

/** Taken on Enter or when the field is left, if the option allows it. */
export function NumberOption({ option, request, hint, onSet }: NumberOptionProps) {
  const known = request[option] ?? (option === 'cpusPerHost' ? '' : SIZING_DEFAULTS[option]);
  const [typed, type] = useState<string>();
  const shown = typed ?? String(known);
  const fault = typed === undefined || !typed.trim() ? undefined : optionFault(option, Number(typed));
  const take = () => {
    if (typed === undefined || fault !== undefined) return;
    const value = typed.trim();
    onSet(value && (option === 'cpusPerHost' || Number(value) !== SIZING_DEFAULTS[option]) ? value : undefined);
    type(undefined);
  };
  return (
    <Field
      label={SIZING_OPTIONS[option].label}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      hint={hint}
      error={fault}
      onChange={({ target }) => type(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  );
}
