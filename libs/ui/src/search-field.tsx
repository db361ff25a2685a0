import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { controlLook } from './field-frame';

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  /** What is searched for now. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

const PAUSE_MS = 250;

/** Searches when the typing pauses. The key `/` leads here from anywhere on the page. */
export function SearchField({ label, placeholder, search, onSearch }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  /** What was searched for from here and has not arrived as `search` yet. */
  const [sent, setSent] = useState<readonly string[]>([]);
  if (search !== shown) {
    setShown(search);
    const arrived = sent.indexOf(search);
    setSent(arrived < 0 ? [] : sent.slice(arrived + 1));
    // One from elsewhere, as by the browser's Back. One from here may arrive when more has been typed already.
    if (arrived < 0) setTyped(search);
  }

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === search) return;
    const timer = setTimeout(() => {
      setSent((before) => (before.at(-1) === wanted ? before : [...before, wanted]));
      onSearch(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, search, onSearch]);

  useEffect(() => {
    const toField = (event: KeyboardEvent) => {
      if (event.key !== '/' || isWriting(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', toField);
    return () => document.removeEventListener('keydown', toField);
  }, []);

  return (
    <span className="relative block w-full md:w-75">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-faint"
      />
      <input
        ref={field}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        maxLength={200}
        className={`h-10 pl-10! ${controlLook}`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <kbd
        aria-hidden
        className={`pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 rounded-full bg-sunken px-2 font-sans text-caption text-ink-muted ${typed ? 'hidden' : ''}`}
      >
        /
      </kbd>
    </span>
  );
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
