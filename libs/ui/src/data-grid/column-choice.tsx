import { Columns3 } from 'lucide-react';
import { buttonLook } from '../button';
import { Checkbox } from '../checkbox';
import { Popup } from '../popup';

interface ColumnChoiceProps {
  readonly titles: readonly string[];
  readonly hidden: readonly string[];
  readonly onToggle: (title: string) => void;
}

export function ColumnChoice({ titles, hidden, onToggle }: ColumnChoiceProps) {
  return (
    <Popup
      buttonLook={buttonLook('secondary', 'small')}
      button={
        <>
          <Columns3 aria-hidden className="size-4" />
          Columns
        </>
      }
    >
      <fieldset className="absolute right-0 z-4 mt-1.5 grid w-52 gap-2.5 rounded-card border border-line bg-surface p-4 shadow-sheet">
        <legend className="sr-only">Columns</legend>
        {titles.map((title) => (
          <Checkbox key={title} checked={!hidden.includes(title)} onChange={() => onToggle(title)}>
            {title}
          </Checkbox>
        ))}
      </fieldset>
    </Popup>
  );
}
