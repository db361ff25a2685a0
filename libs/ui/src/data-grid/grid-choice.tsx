import { controlLook } from '../field-frame';

export interface GridFilter {
  readonly label: string;
  readonly value: string;
  /** The names of the choices by their values. */
  readonly choices: Readonly<Record<string, string>>;
  readonly onChoose: (value: string) => void;
  readonly isForPhones?: boolean;
}

/** A choice above the grid. */
export function GridChoice({ label, value, choices, onChoose, isForPhones = false }: GridFilter) {
  return (
    <label className={`flex items-center gap-2 text-label text-ink-muted ${isForPhones ? 'md:hidden' : ''}`}>
      {label}
      <select
        className={`h-9 w-auto! max-md:h-11 ${controlLook}`}
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
