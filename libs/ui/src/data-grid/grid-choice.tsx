import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { chipLook } from './filter-chip';

export interface GridFilter {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly value: string;
  /** Labels by value. */
  readonly choices: Readonly<Record<string, string>>;
  readonly onChoose: (value: string) => void;
  readonly isForPhones?: boolean;
}

/** A select above the grid. Highlighted while set. */
export function GridChoice({ label, icon, value, choices, onChoose, isForPhones = false }: GridFilter) {
  return (
    <label
      className={`gap-1.5 pr-2.5 pl-3 focus-within:outline-3 focus-within:outline-focus-ring ${chipLook(value !== '')} ${isForPhones ? 'md:hidden' : ''}`}
    >
      {icon}
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
