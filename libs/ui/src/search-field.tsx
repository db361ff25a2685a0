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
  // Another search than the one typed here, as by the browser's Back.
  if (search !== shown) {
    setShown(search);
    setTyped(search);
  }

  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE_MS);
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
