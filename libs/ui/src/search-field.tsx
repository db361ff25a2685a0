import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { controlLook } from './field-frame';

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly search: string;
  /** Whether `/` focuses the field while no control has the focus. */
  readonly hasShortcut: boolean;
  /** Full width, on wide screens too. */
  readonly isWide?: boolean;
  readonly onSearch: (search: string) => void;
}

const PAUSE_MS = 250;

/** Searches when typing pauses. */
export function SearchField({ label, placeholder, search, hasShortcut, isWide = false, onSearch }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  /** Searches sent from here that have not come back as `search`. */
  const [sent, setSent] = useState<readonly string[]>([]);
  if (search !== shown) {
    setShown(search);
    const arrived = sent.indexOf(search);
    setSent(arrived < 0 ? [] : sent.slice(arrived + 1));
    // A search from elsewhere, such as the back button. One from here may come back after more typing.
    if (arrived < 0) setTyped(search);
  }

  const searchSoon = useDebouncedCallback(() => {
    const wanted = typed.trim();
    if (wanted === search) return;
    setSent((before) => (before.at(-1) === wanted ? before : [...before, wanted]));
    onSearch(wanted);
  }, PAUSE_MS);

  useEffect(() => {
    if (!hasShortcut) return;
    const toField = (event: KeyboardEvent) => {
      if (event.key !== '/' || hasModifier(event) || document.activeElement?.matches(CONTROL)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', toField);
    return () => document.removeEventListener('keydown', toField);
  }, [hasShortcut]);

  return (
    <span className={`relative block w-full ${isWide ? '' : 'md:w-75'}`}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-faint"
      />
      <input
        ref={field}
        type="search"
        aria-label={label}
        aria-keyshortcuts={hasShortcut ? '/' : undefined}
        placeholder={placeholder}
        maxLength={200}
        className={`h-11 pl-10! ${controlLook}`}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          searchSoon();
        }}
      />
      <kbd
        aria-hidden
        className={`pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 rounded-full bg-sunken px-2 font-sans text-caption text-ink-muted max-md:hidden ${typed || !hasShortcut ? 'hidden' : ''}`}
      >
        /
      </kbd>
    </span>
  );
}

/** Shift is not a modifier here: some keyboards need it for the slash. */
const hasModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => altKey || ctrlKey || metaKey;

const CONTROL = 'a[href], button, input, select, textarea, summary, [contenteditable], [tabindex]:not([tabindex="-1"])';
