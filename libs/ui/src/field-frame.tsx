import { useId, type ReactNode } from 'react';

export interface FieldTexts {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** What every field has around its control. */
export function FieldFrame({ label, hint, error, id, children }: FieldTexts & { id: string; children: ReactNode }) {
  const said = error ?? hint;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-label font-medium text-ink-muted">
        {label}
      </label>
      {children}
      {said && (
        <p id={`${id}-said`} className={`text-caption ${error ? 'text-danger' : 'text-ink-faint'}`}>
          {said}
        </p>
      )}
    </div>
  );
}

/** Ties the control to its label and to what is said below it. */
export function useControl({ hint, error }: Pick<FieldTexts, 'hint' | 'error'>, givenId?: string) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': (error ?? hint) ? `${id}-said` : undefined,
  } as const;
}

export const controlLook =
  'w-full rounded-control border border-control bg-surface px-3 text-small text-ink placeholder:text-ink-faint disabled:bg-sunken aria-invalid:border-danger';
