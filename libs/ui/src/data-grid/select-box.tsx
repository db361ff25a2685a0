import { Check, Minus } from 'lucide-react';
import { useRef } from 'react';
import { boxLook } from '../checkbox';
import type { RowSelection } from './use-row-selection';

interface SelectBoxProps {
  readonly label: string;
  /** `some` only for the checkbox that selects all. */
  readonly state: 'all' | 'some' | 'none';
  readonly onToggle: (isRange: boolean) => void;
}

/** Selects one row or all. Shift selects a range. */
export function SelectBox({ label, state, onToggle }: SelectBoxProps) {
  const isRange = useRef(false);
  const Mark = state === 'some' ? Minus : Check;
  return (
    <label className="relative -m-2 grid size-9 cursor-pointer place-items-center max-md:-m-3 max-md:size-11">
      <input
        type="checkbox"
        aria-label={label}
        checked={state === 'all'}
        ref={(box) => {
          if (box) box.indeterminate = state === 'some';
        }}
        className={boxLook}
        // A shift-click would also select text.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        onClick={({ shiftKey }) => {
          isRange.current = shiftKey;
        }}
        onChange={() => onToggle(isRange.current)}
      />
      {state !== 'none' && (
        <Mark
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none col-start-1 row-start-1 size-3 text-on-accent"
        />
      )}
    </label>
  );
}

interface SelectAllProps<Row> {
  readonly selection: RowSelection<Row>;
}

/** Selects all loaded rows. */
export function SelectAll<Row>({ selection: { isAll, selected, toggleAll } }: SelectAllProps<Row>) {
  return (
    <SelectBox
      label="Select all that are loaded"
      state={isAll ? 'all' : selected.length > 0 ? 'some' : 'none'}
      onToggle={toggleAll}
    />
  );
}
