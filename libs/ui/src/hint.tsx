import { CircleQuestionMark } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useDismissal } from './use-dismissal';

interface HintProps {
  readonly term: string;
  /** Opens at the right edge, for a hint that stands there. */
  readonly isAtEnd?: boolean;
  readonly children: ReactNode;
}

/** A "?" that explains a term. Opens below the nearest positioned element around it. */
export function Hint({ term, isAtEnd = false, children }: HintProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useDismissal(place, { isOpen: () => isOpen, close: () => setOpen(false), opener: () => button.current });
  return (
    <span
      ref={place}
      className="inline-flex align-text-bottom font-normal print:hidden"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label={`What is ${term}?`}
        aria-expanded={isOpen}
        aria-controls={id}
        className="-my-1 grid size-6 place-items-center rounded-full text-ink-faint hover:text-accent max-md:-my-3 max-md:size-11"
        onClick={() => setOpen(!isOpen)}
      >
        <CircleQuestionMark aria-hidden className="size-4" />
      </button>
      <span id={id} role="status">
        {isOpen && (
          <span
            className={`absolute top-full z-4 mt-1.5 grid w-80 max-w-full gap-2 rounded-card border border-line bg-surface p-4 text-left text-label text-pretty text-ink shadow-sheet ${isAtEnd ? 'right-0' : 'left-0'}`}
          >
            {children}
          </span>
        )}
      </span>
    </span>
  );
}
