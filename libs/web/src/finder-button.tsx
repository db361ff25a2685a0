import { toggleFinder } from '@casewright/web';
import { Search } from 'lucide-react';

const KEY = typeof navigator !== 'undefined' && /Mac|iP/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';

/** Looks like a search field. */
export function FinderButton() {
  return (
    <button
      type="button"
      aria-keyshortcuts="Meta+K Control+K"
      className="flex h-9.5 w-full items-center gap-2.5 rounded-control border border-line bg-surface pr-2 pl-3 text-small text-ink-muted hover:border-line-strong hover:text-ink max-lg:h-11"
      onClick={() => toggleFinder(true)}
    >
      <Search aria-hidden className="size-4.5 shrink-0" />
      Find
      <kbd
        aria-hidden
        className="ml-auto rounded-full bg-sunken px-2 font-sans text-caption text-ink-muted max-lg:hidden"
      >
        {KEY}
      </kbd>
    </button>
  );
}
