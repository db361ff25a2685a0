import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button, type ButtonKind, type ButtonSize } from './button';
import { TextareaField } from './textarea-field';

interface TextFormProps {
  /** Accessible name of the form. */
  readonly name: string;
  readonly label: string;
  readonly rows: number;
  readonly maxLength: number;
  readonly hint?: string;
  /** Error for an empty text. */
  readonly missing: string;
  readonly send: string;
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  readonly back?: ReactNode;
  readonly className?: string;
  /** For a form that was asked for. */
  readonly autoFocus?: boolean;
  /** Keeps the text longer than the form lives; as of `useState`. */
  readonly kept?: readonly [text: string, save: (text: string) => void];
  readonly isWorking: boolean;
  readonly onSend: (text: string) => void;
}

export function TextForm(props: TextFormProps) {
  const { name, label, rows, maxLength, hint, missing, send, kind = 'primary', size, back, className = '' } = props;
  const { isWorking, onSend, autoFocus } = props;
  const own = useState('');
  const [text, setText] = props.kept ?? own;
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!text.trim());
    if (!text.trim()) field.current?.focus();
    else if (!isWorking) onSend(text.trim());
  };
  return (
    <form noValidate aria-label={name} className={`grid gap-3 ${className}`} onSubmit={submit}>
      <TextareaField
        ref={field}
        label={label}
        autoFocus={autoFocus}
        rows={rows}
        value={text}
        maxLength={maxLength}
        hint={hint}
        error={isMissing ? missing : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind={kind} {...(size && { size })} isWorking={isWorking}>
          {send}
        </Button>
        {back}
      </div>
    </form>
  );
}
