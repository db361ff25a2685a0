import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { boxLook, FieldFrame, useControl, type FieldTexts } from './field-frame';

interface CodeInputProps extends FieldTexts {
  readonly length?: number;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly name?: string;
  readonly autoFocus?: boolean;
}

/** One input that looks like a box per digit, for paste, autofill and screen readers. Typing replaces a digit. */
export function CodeInput({ label, hint, error, length = 6, value, onChange, name, autoFocus }: CodeInputProps) {
  const control = useControl({ hint, error });
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<number>();

  const select = (digit: number) => input.current?.setSelectionRange(digit, Math.min(digit + 1, value.length));
  const followCaret = () => {
    const { selectionStart, selectionEnd } = input.current ?? {};
    if (typeof selectionStart !== 'number') return;
    if (selectionStart === selectionEnd && selectionStart < value.length) select(selectionStart);
    setCaret(selectionStart);
  };
  const take = (text: string) => onChange(digitsOf(text).slice(0, length));

  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);

  useEffect(() => {
    if (!error) return;
    input.current?.focus();
    input.current?.select();
  }, [error]);

  /** A pasted code replaces everything. Spaces and hyphens are ignored. */
  const paste = (event: ClipboardEvent) => {
    const pasted = digitsOf(event.clipboardData.getData('text'));
    if (pasted.length < length) return;
    event.preventDefault();
    take(pasted);
  };

  /** The native keys would only collapse the selection. */
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = event.currentTarget.selectionStart ?? 0;
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: value.length }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const digit = Math.min(Math.max(to, 0), value.length);
    select(digit);
    setCaret(digit);
  };

  const pointAt = ({ clientX }: PointerEvent<HTMLInputElement>) => {
    const box = input.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    select(Math.min(Math.floor(((clientX - box.left) / box.width) * length), value.length));
  };

  return (
    <FieldFrame label={label} hint={hint} error={error} id={control.id}>
      <span className="relative grid max-w-84 grid-cols-6 gap-2">
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            aria-hidden
            data-digit
            className={`grid h-13 place-items-center text-figure font-semibold tabular-nums ${boxLook} ${stateLook(index === Math.min(caret ?? -1, length - 1), Boolean(error))}`}
          >
            {value[index]}
          </span>
        ))}
        <input
          ref={input}
          {...control}
          name={name}
          type="text"
          inputMode="numeric"
          pattern={`[0-9]{${length}}`}
          autoComplete="one-time-code"
          required
          className="absolute inset-0 h-full w-full cursor-text bg-transparent text-figure text-transparent caret-transparent outline-none selection:bg-transparent"
          value={value}
          onChange={(event) => take(event.target.value)}
          onKeyDown={move}
          onPaste={paste}
          onSelect={followCaret}
          onFocus={followCaret}
          onBlur={() => setCaret(undefined)}
          onPointerUp={pointAt}
        />
      </span>
    </FieldFrame>
  );
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

const stateLook = (isHere: boolean, isWrong: boolean): string => {
  if (isWrong) return isHere ? 'border-danger! outline-3 outline-error-ring' : 'border-danger!';
  return isHere ? 'border-accent! outline-3 outline-focus-ring' : '';
};
