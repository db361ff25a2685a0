import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';

export interface FieldTexts {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

interface FieldFrameProps extends FieldTexts {
  readonly id: string;
  /** A hint beside the label. */
  readonly help?: ReactNode;
  readonly children: ReactNode;
}

export function FieldFrame({ label, help, hint, error, id, children }: FieldFrameProps) {
  return (
    <div className="grid content-start gap-1.5">
      <span className="relative flex items-center gap-0.5">
        <label htmlFor={id} className="text-label font-semibold wrap-anywhere">
          {label}
        </label>
        {help}
      </span>
      {children}
      {error ? (
        <p id={`${id}-said`} className="flex gap-1.5 text-label text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-said`} className="text-label text-ink-faint">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

/** Ids and ARIA attributes that tie a control to its label, hint and error. */
export function useControl({ hint, error }: Pick<FieldTexts, 'hint' | 'error'>, givenId?: string) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': (error ?? hint) ? `${id}-said` : undefined,
  } as const;
}

/** The bottom border provides the contrast. The outline is also drawn in forced colors. */
export const boxLook = 'rounded-control border border-field-line border-b-control bg-field';

// 16 px on phones: below that, iOS zooms in on focus.
export const controlLook = `${boxLook} w-full px-3 text-lead text-ink outline-offset-0 transition-colors placeholder:text-ink-faint hover:border-control focus:border-accent focus:outline-3 focus:outline-focus-ring disabled:border-line disabled:bg-sunken disabled:text-ink-faint aria-invalid:border-danger aria-invalid:outline-3 aria-invalid:outline-error-ring md:text-body`;
