import { Check, Copy } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';

interface CopyButtonProps {
  readonly text: string;
  /** 'Copy user id' */
  readonly label: string;
  readonly icon?: ReactNode;
}

const SHOWN_MS = 2000;

export function CopyButton({ text, label, icon = <Copy aria-hidden className="size-4" /> }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="relative grid size-7 place-items-center rounded-box text-ink-faint transition-colors max-md:size-11 hover:bg-hover hover:text-ink"
      onClick={() =>
        void navigator.clipboard?.writeText(text).then(
          () => setCopied(true),
          () => setCopied(false),
        )
      }
    >
      {copied ? <Check aria-hidden className="size-4 text-accent" /> : icon}
      <span role="status" className="sr-only">
        {copied ? 'Copied' : ''}
      </span>
    </button>
  );
}
