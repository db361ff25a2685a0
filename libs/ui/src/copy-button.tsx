import { Check, Copy } from 'lucide-react';
import { useState, type ReactNode } from 'react';

interface CopyButtonProps {
  readonly text: string;
  /** 'Copy user id' */
  readonly label: string;
  readonly icon?: ReactNode;
}

const SHOWN_MS = 2000;

/** Renders little until it is hovered or focused, since lists have one or two per row. */
export function CopyButton({ text, label, icon = <Copy aria-hidden className="size-4" /> }: CopyButtonProps) {
  const [state, setState] = useState<'untouched' | 'ready' | 'copied'>('untouched');
  const getReady = () => setState((before) => (before === 'copied' ? before : 'ready'));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      setTimeout(() => setState('ready'), SHOWN_MS);
    } catch {
      setState('ready');
    }
  };

  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="relative grid size-7 place-items-center rounded-box text-ink-faint transition-colors max-md:size-11 hover:bg-hover hover:text-ink"
      onPointerEnter={getReady}
      onFocus={getReady}
      onClick={() => void copy()}
    >
      {state === 'copied' ? <Check aria-hidden className="size-4 text-accent" /> : icon}
      {state !== 'untouched' && (
        <span role="status" className="sr-only">
          {state === 'copied' ? 'Copied' : ''}
        </span>
      )}
    </button>
  );
}
