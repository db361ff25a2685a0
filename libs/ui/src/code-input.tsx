import { useRef, useState, type ClipboardEvent, type PointerEvent } from 'react';
import { FieldFrame, useControl, type FieldTexts } from './field-frame';

interface CodeInputProps extends FieldTexts {
  readonly length?: number;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly name?: string;
  readonly autoFocus?: boolean;
}

/**
 * Drawn as one box a digit, and one field for the browser: so pasting, filling in from a message, deleting and moving
 * with arrows work as they do everywhere, and a screen reader meets one thing with one name.
 */
export function CodeInput({ label, hint, error, length = 6, value, onChange, name, autoFocus }: CodeInputProps) {
  const control = useControl({ hint, error });
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<number>();

  const followCaret = () => setCaret(input.current?.selectionStart ?? undefined);
  const take = (text: string) => onChange(digitsOf(text).slice(0, length));

  /** A code is pasted whole, with the spaces or the hyphen that it was written with. */
  const paste = (event: ClipboardEvent) => {
    const pasted = digitsOf(event.clipboardData.getData('text'));
    if (pasted.length < length) return;
    event.preventDefault();
    take(pasted);
  };

  const pointAt = ({ clientX }: PointerEvent<HTMLInputElement>) => {
    const box = input.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    const at = Math.min(Math.floor(((clientX - box.left) / box.width) * length), value.length);
    input.current?.setSelectionRange(at, Math.min(at + 1, value.length));
  };

  return (
    <FieldFrame label={label} hint={hint} error={error} id={control.id}>
      <span className="relative grid max-w-84 grid-cols-6 gap-2">
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            aria-hidden
            className={`grid h-13 place-items-center rounded-control border bg-surface text-figure font-semibold tabular-nums ${boxLook(index === Math.min(caret ?? -1, length - 1), Boolean(error))}`}
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
          autoFocus={autoFocus}
          className="absolute inset-0 h-full w-full cursor-text bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent"
          value={value}
          onChange={(event) => take(event.target.value)}
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

const boxLook = (isHere: boolean, isWrong: boolean): string =>
  isHere ? 'border-accent outline-2 outline-accent' : isWrong ? 'border-danger' : 'border-control';
