import { ChevronDown } from 'lucide-react';

export interface GridFilter {
  readonly label: string;
  readonly value: string;
  /** The names of the choices by their values. */
  readonly choices: Readonly<Record<string, string>>;
  readonly onChoose: (value: string) => void;
  readonly isForPhones?: boolean;
}

/** A choice above the grid. One that narrows the list stands out. */
export function GridChoice({ label, value, choices, onChoose, isForPhones = false }: GridFilter) {
  const look = value ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface hover:bg-hover';
  return (
    <label
      className={`relative inline-flex h-8 items-center gap-1.5 rounded-control border pr-2.5 pl-3 text-label shadow-control transition-colors focus-within:outline-3 focus-within:outline-focus-ring max-md:h-11 ${look} ${isForPhones ? 'md:hidden' : ''}`}
    >
      <span className="text-ink-muted">{label}</span>
      <span aria-hidden className={`font-semibold ${value ? 'text-accent' : ''}`}>
        {choices[value]}
      </span>
      <ChevronDown aria-hidden className="size-3.5 text-ink-faint" />
      <select
        className="absolute inset-0 size-full cursor-pointer bg-surface text-lead text-ink opacity-0 md:text-body"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {Object.entries(choices).map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
