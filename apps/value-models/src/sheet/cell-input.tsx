import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { blockOf } from './paste';
import { type RefusedText, useRefusedTexts } from './refused-texts';
import { editedCell } from './sheet-keys';

interface CellInputProps {
  /** For screen readers: 'Value of Hosts in service'. */
  readonly label: string;
  readonly shown: string;
  /** `<list>.<id>.<column>`. Refused text is stored under it when the cell closes. */
  readonly place: string;
  /** Text with all digits. */
  readonly edited?: string;
  /** Error that the model reports. */
  readonly fault?: string | undefined;
  readonly cell?: { readonly 'data-cell': string };
  /** Identifies a range of cells for pasted blocks. */
  readonly range?: string;
  readonly look?: 'boxed' | 'plain';
  readonly align?: 'left' | 'right';
  readonly isDecimal?: boolean;
  readonly maxLength?: number | undefined;
  /** @returns an error, if any */
  readonly onCommit: (text: string) => string | undefined;
  readonly onFocus?: () => void;
  /** Takes the focus when it becomes true. */
  readonly isEntered?: boolean;
}

/** Typing replaces the text, F2 or a double click edits it, Esc cancels, leaving commits. Refused text stays. */
export function CellInput(props: CellInputProps) {
  const { label, shown, place, edited = shown, fault, cell, look = 'plain', align = 'left', onCommit, onFocus } = props;
  const { isEntered = false } = props;
  const refusals = useRefusedTexts();
  const [typed, setTyped] = useState(() => refusals?.at(place)?.text);
  const [refusal, setRefusal] = useState(() => refusals?.at(place)?.why);
  const [isIn, setIn] = useState(false);
  const said = useId();
  const field = useRef<HTMLInputElement>(null);
  // The field holds all digits now, and nothing was typed yet.
  useLayoutEffect(() => {
    if (isIn) field.current?.select();
  }, [isIn]);
  useEffect(() => {
    if (isEntered) field.current?.focus();
  }, [isEntered]);
  const hold = useHeldRefusal(place, label, typed, refusal);
  const [before, setBefore] = useState(edited);
  // A pasted block and undo replace typed text.
  if (before !== edited) {
    setBefore(edited);
    setTyped(undefined);
    setRefusal(undefined);
  }
  const error = refusal ?? fault;

  const take = () => {
    if (typed === undefined) return;
    const why = typed === edited ? undefined : onCommit(typed);
    setRefusal(why);
    if (why === undefined) setTyped(undefined);
    hold(typed, why);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && typed !== undefined) {
      event.stopPropagation();
      setTyped(undefined);
      setRefusal(undefined);
    } else if (event.key === 'F2') setTyped(typed ?? edited);
    // There is no row below.
    else if (event.key === 'Enter' && !cell) take();
  };

  return (
    <span className="grid min-w-0">
      <input
        ref={field}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? said : undefined}
        autoComplete="off"
        spellCheck={false}
        inputMode={props.isDecimal ? 'decimal' : undefined}
        maxLength={props.maxLength}
        className={`h-8 w-full min-w-0 rounded-box border px-1.5 text-label text-ellipsis text-ink tabular-nums outline-offset-0 transition-colors hover:border-field-line focus:border-accent focus:bg-field focus:outline-3 focus:outline-focus-ring aria-invalid:border-danger aria-invalid:outline-error-ring max-md:h-11 max-md:text-lead ${looks[look]} ${align === 'right' ? 'text-right font-semibold' : ''}`}
        value={typed ?? (isIn ? edited : shown)}
        {...cell}
        data-range={props.range}
        {...editedCell(typed !== undefined)}
        // Tooltip for a truncated text.
        onPointerEnter={({ currentTarget: cut }) => {
          cut.title = cut.scrollWidth > cut.clientWidth ? cut.value : '';
        }}
        onPaste={({ clipboardData }) => {
          // A pasted block replaces typed text even if the value stays the same.
          if (blockOf(clipboardData.getData('text/plain'))) setTyped(undefined);
        }}
        onFocus={() => {
          setIn(true);
          onFocus?.();
        }}
        onChange={({ target }) => setTyped(target.value)}
        // A click places the caret after the focus event.
        onClick={({ currentTarget }) => typed === undefined && currentTarget.select()}
        onDoubleClick={() => setTyped(typed ?? edited)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setIn(false);
          take();
        }}
      />
      {error && (
        <span
          id={said}
          role={refusal ? 'alert' : undefined}
          className="pt-1 text-left text-caption font-normal text-danger"
        >
          {error}
        </span>
      )}
    </span>
  );
}

/** Stores refused text when the cell closes and restores it when it opens. @returns a callback for refusals */
function useHeldRefusal(place: string, label: string, typed: string | undefined, refusal: string | undefined) {
  const refusals = useRefusedTexts();
  const held = useRef<RefusedText>(undefined);
  const { remember, forget } = refusals ?? {};
  const hold = (text: string | undefined, why: string | undefined): void => {
    held.current = text === undefined || why === undefined ? undefined : { place, label, text, why };
  };
  useEffect(() => hold(typed, refusal));
  useEffect(() => {
    forget?.(place);
    return () => {
      if (held.current) remember?.(held.current);
    };
  }, [place, remember, forget]);
  return hold;
}

const looks = { boxed: 'border-field-line border-b-control bg-field', plain: 'border-transparent bg-transparent' };
