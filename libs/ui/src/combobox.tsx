import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { controlLook, FieldFrame, useControl, type FieldTexts } from './field-frame';
import { isEmptyList, Loaded, type Query } from './loaded';

export interface ComboboxOption {
  readonly value: string;
  readonly name: string;
}

interface ComboboxProps extends Omit<ComponentProps<'input'>, 'list'>, FieldTexts {
  /** Undefined while there is no search. */
  readonly found: Query<readonly ComboboxOption[]> | undefined;
  /** False while the results are those of an earlier text. They are shown but can't be chosen. */
  readonly isUpToDate: boolean;
  /** 'people': read as 'Failed to load people.' */
  readonly what: string;
  readonly empty: string;
  readonly onChoose: (value: string) => void;
}

/** A text field with suggestions. Enter and Tab choose, Escape keeps the text. */
export function Combobox({ found, isUpToDate, what, empty, onChoose, ...field }: ComboboxProps) {
  const { label, hint, error, id, onChange, ...input } = field;
  const control = useControl({ hint, error }, id);
  const list = useId();
  const [isOpen, open] = useState(false);
  const [moved, move] = useState(0);
  const options = (isOpen && found?.data) || [];
  const active = isUpToDate ? options[moved] : undefined;

  function choose({ value }: ComboboxOption): void {
    open(false);
    onChoose(value);
  }

  function press(event: KeyboardEvent): void {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      const by = key === 'ArrowDown' ? 1 : -1;
      if (isOpen && options.length > 0) move((moved + by + options.length) % options.length);
      open(true);
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault();
      open(false);
    } else if ((key === 'Enter' || key === 'Tab') && options.length > 0) {
      if (key === 'Enter') event.preventDefault();
      if (active) choose(active);
    }
  }

  return (
    <FieldFrame label={label} hint={hint} error={error} id={control.id}>
      <div
        className="relative"
        onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && open(false)}
      >
        <input
          className={`h-11 ${controlLook}`}
          {...control}
          {...input}
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? list : undefined}
          aria-activedescendant={active && `${list}-${moved}`}
          onChange={(event) => {
            open(true);
            move(0);
            onChange?.(event);
          }}
          onKeyDown={press}
        />
        {isOpen && found && (
          <div className="absolute inset-x-0 top-full z-4 mt-1 max-h-75 overflow-y-auto rounded-control border border-line bg-surface p-1.5 shadow-sheet">
            <Loaded
              query={found}
              what={what}
              rows={2}
              isEmpty={isEmptyList}
              empty={
                <p role="status" className="px-2.5 py-2 text-label text-ink-muted">
                  {empty}
                </p>
              }
            >
              {(rows) => (
                <ul id={list} role="listbox" aria-label={label}>
                  {rows.map((option, index) => (
                    <li key={option.value} role="none">
                      <button
                        ref={index === moved ? intoView : undefined}
                        type="button"
                        id={`${list}-${index}`}
                        role="option"
                        aria-selected={option === active}
                        tabIndex={-1}
                        className="block min-h-11 w-full rounded-box px-2.5 py-1 text-left text-small hover:bg-hover aria-selected:bg-accent-soft"
                        // Keep the focus in the field.
                        onPointerDown={(event) => event.preventDefault()}
                        onClick={() => choose(option)}
                      >
                        <span className="block wrap-anywhere">{option.name}</span>
                        <span className="block text-label text-ink-muted wrap-anywhere">{option.value}</span>
                      </button>
                    </li>
                  ))}
                </ul>
              )}
            </Loaded>
          </div>
        )}
      </div>
    </FieldFrame>
  );
}

const intoView = (option: HTMLElement | null): void => option?.scrollIntoView?.({ block: 'nearest' });
