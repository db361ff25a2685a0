import {
  ACV_TIERS,
  addedInputs,
  type AcvTier,
  CASE_REASON_MAX_LENGTH,
  type CaseScope,
  COMPUTE_MODEL_LABELS,
  COMPUTE_MODELS,
  creditsText,
  ENVIRONMENT_LABELS,
  ENVIRONMENTS,
  rateCardOf,
  scopeOf,
  SLA_DAYS,
  termsWith,
} from '@casewright/rules';
import { Button, Checkbox, Select, TextareaField } from '@casewright/ui';
import { useRateCards } from '@casewright/web/rate-cards';
import { useRef, useState, type FormEvent } from 'react';
import { Failure } from '../change/failure';
import type { CaseProgress } from './queries';
import { useFormMove } from './use-provider-move';

interface RequoteFormProps {
  readonly progress: CaseProgress;
  readonly onClose: () => void;
}

/** Changes the terms, priced by the rate card of the case. */
export function RequoteForm({ progress, onClose }: RequoteFormProps) {
  const { send, isPending, error } = useFormMove(progress);
  const [scope, setScope] = useState<CaseScope>(() => scopeOf(progress.terms.selections));
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const rates = rateCardOf(progress.terms.price.rateCard, useRateCards());
  if (!rates) return null;
  const before = progress.terms.price.totalCredits;
  const offered = termsWith(progress.terms, scope, rates);
  const after = offered.price.totalCredits;
  const inputs = addedInputs(progress.terms.selections, offered.selections);
  const change = (part: Partial<CaseScope>) => setScope((now) => ({ ...now, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!reason.trim());
    if (!reason.trim()) return field.current?.focus();
    const asked = { command: 'requote', notice: 'New terms sent', reason: reason.trim(), scope } as const;
    send(asked, onClose);
  };
  return (
    <form noValidate aria-label="Requote" className="grid gap-4" onSubmit={submit}>
      <Options
        title="Environments"
        options={ENVIRONMENTS}
        labels={ENVIRONMENT_LABELS}
        chosen={scope.environments}
        onChange={(environments) => change({ environments })}
      />
      <Options
        title="Compute models"
        options={COMPUTE_MODELS}
        labels={COMPUTE_MODEL_LABELS}
        chosen={scope.computeModels}
        onChange={(computeModels) => change({ computeModels })}
      />
      <Select
        label="SLA turnaround"
        value={scope.slaDays ?? ''}
        onChange={({ target }) => change({ slaDays: SLA_DAYS.find((days) => String(days) === target.value) })}
      >
        <option value="">Not specified</option>
        {SLA_DAYS.map((days) => (
          <option key={days} value={days}>
            {days} business {days === 1 ? 'day' : 'days'}
          </option>
        ))}
      </Select>
      <Select
        label="ACV tier"
        value={scope.acvTier ?? ''}
        onChange={({ target }) => change({ acvTier: ACV_TIERS.find((tier): tier is AcvTier => tier === target.value) })}
      >
        <option value="">Not specified</option>
        {ACV_TIERS.map((tier) => (
          <option key={tier}>{tier}</option>
        ))}
      </Select>
      <Checkbox
        checked={scope.presentationSupport}
        onChange={({ target }) => change({ presentationSupport: target.checked })}
      >
        Presentation support
      </Checkbox>
      <div aria-live="polite" className="grid gap-3 border-t border-line pt-3">
        <p className="flex justify-between gap-3 text-small font-semibold">
          <span>New total</span>
          <span className="tabular-nums">
            {creditsText(after)} instead of {before}
          </span>
        </p>
        {inputs.length > 0 && (
          <div className="text-label text-ink-muted">
            The seller will be asked for:
            <ul className="mt-1 list-disc pl-5">
              {inputs.map(({ key, title }) => (
                <li key={key}>{title}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <TextareaField
        ref={field}
        label="Reason"
        rows={3}
        hint="The seller will see this."
        value={reason}
        maxLength={CASE_REASON_MAX_LENGTH}
        error={isMissing ? 'Enter a reason.' : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <Failure error={error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" isWorking={isPending}>
          Send new terms
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Back
        </Button>
      </div>
    </form>
  );
}

interface OptionsProps<Option extends string> {
  readonly title: string;
  readonly options: readonly Option[];
  readonly labels: Readonly<Record<Option, string>>;
  readonly chosen: readonly Option[];
  readonly onChange: (chosen: readonly Option[]) => void;
}

function Options<Option extends string>({ title, options, labels, chosen, onChange }: OptionsProps<Option>) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-label font-medium">{title}</legend>
      {options.map((option) => (
        <Checkbox
          key={option}
          checked={chosen.includes(option)}
          onChange={({ target }) =>
            onChange(options.filter((one) => (one === option ? target.checked : chosen.includes(one))))
          }
        >
          {labels[option]}
        </Checkbox>
      ))}
    </fieldset>
  );
}
