import { givenNameFault, VALUE_MODEL_LIMITS } from '@casewright/rules';
import { Field } from '@casewright/ui';
import { useState } from 'react';

interface NameFieldProps {
  readonly label: string;
  /** Error that the model reports. */
  readonly fault?: string | undefined;
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** Applied on blur. */
export function NameField({ label, name, fault, onName }: NameFieldProps) {
  const [error, setError] = useState<string>();
  return (
    <Field
      label={label}
      defaultValue={name}
      error={error ?? fault}
      maxLength={VALUE_MODEL_LIMITS.name}
      onBlur={({ target }) => {
        const typed = target.value.trim();
        const problem = givenNameFault(typed);
        setError(problem);
        if (!problem && typed !== name) onName(typed);
      }}
    />
  );
}
