import { useId } from 'react';

interface SegmentedControlProps<Choice extends string> {
  readonly label: string;
  /** Otherwise for screen readers only. */
  readonly isLabelShown?: boolean;
  readonly choices: readonly { readonly value: Choice; readonly name: string; readonly count?: string | undefined }[];
  readonly value: Choice;
  readonly onChange: (value: Choice) => void;
}

/** On a phone. */
const MAX_IN_A_ROW = 3;

export function SegmentedControl<Choice extends string>(control: SegmentedControlProps<Choice>) {
  const { label, isLabelShown = false, choices, value, onChange } = control;
  const name = useId();
  return (
    <fieldset className="flex min-w-0 items-center gap-3">
      <legend className={isLabelShown ? 'float-left text-label text-ink-muted' : 'sr-only'}>{label}</legend>
      <div
        className={`flex min-w-0 flex-wrap rounded-control border border-line bg-sunken p-0.5 ${choices.length > MAX_IN_A_ROW ? 'max-md:grid max-md:flex-1 max-md:grid-cols-2' : ''}`}
      >
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative flex min-h-8 cursor-pointer items-center rounded-box border border-transparent px-3 text-label text-ink-muted transition-colors hover:text-ink has-checked:border-line-strong has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-checked:shadow-control has-focus-visible:outline-3 has-focus-visible:outline-focus-ring max-md:min-h-11"
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.name}
            {choice.count !== undefined && (
              <span className="pl-1.5 font-normal text-ink-muted tabular-nums">{choice.count}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
