import { Check, Eye, EyeOff, Minus } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { controlLook, FieldFrame, useControl, type FieldTexts } from './field-frame';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldTexts;

export function PasswordField({ label, hint, error, id, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const control = useControl({ hint, error }, id);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame label={label} hint={hint} error={error} id={control.id}>
      <span className="grid">
        <input
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={`col-start-1 row-start-1 h-11 pr-12! ${controlLook}`}
          {...control}
          {...input}
        />
        <button
          type="button"
          aria-label="Show password"
          aria-pressed={isShown}
          className="col-start-1 row-start-1 grid size-11 place-items-center justify-self-end rounded-control -outline-offset-4 text-ink-faint hover:text-ink"
          onClick={() => setShown(!isShown)}
        >
          <Icon aria-hidden className="size-4.5" />
        </button>
      </span>
    </FieldFrame>
  );
}

interface PasswordMeterProps {
  readonly score: 0 | 25 | 50 | 75 | 100;
  readonly label: string;
  readonly requirements: readonly { readonly label: string; readonly isMet: boolean }[];
}

export function PasswordMeter({ score, label, requirements }: PasswordMeterProps) {
  return (
    <div className="grid gap-2.5">
      <div className="flex items-center gap-3">
        <div
          role="meter"
          aria-label="Password strength"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={score}
          aria-valuetext={label}
          className="grid flex-1 grid-cols-4 gap-1"
        >
          {[25, 50, 75, 100].map((step) => (
            <span
              key={step}
              className={`h-1 rounded-full transition-colors forced-colors:forced-color-adjust-none ${score >= step ? `${fill(score)} forced-colors:bg-[CanvasText]` : 'bg-line forced-colors:bg-[GrayText]'}`}
            />
          ))}
        </div>
        <span aria-live="polite" className="min-w-18 text-right text-caption font-semibold text-ink-muted">
          {label}
        </span>
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-caption">
        {requirements.map(({ label: requirement, isMet }) => {
          const Icon = isMet ? Check : Minus;
          return (
            <li key={requirement} className={`flex items-center gap-1.5 ${isMet ? 'text-accent' : 'text-ink-faint'}`}>
              <Icon aria-hidden className="size-3.5" />
              {requirement}
              <span className="sr-only">{isMet ? ' (met)' : ' (not met)'}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const fill = (score: number): string => (score === 25 ? 'bg-danger' : score === 50 ? 'bg-value-fill' : 'bg-accent');
