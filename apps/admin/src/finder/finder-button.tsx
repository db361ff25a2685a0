import { Button } from '@casewright/ui';
import { Search } from 'lucide-react';
import { toggleFinder } from './finder-state';

const KEY = typeof navigator !== 'undefined' && /Mac|iP/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';

export function FinderButton() {
  return (
    <Button aria-keyshortcuts="Meta+K Control+K" onClick={() => toggleFinder(true)}>
      <Search aria-hidden className="size-4" />
      Find
      <kbd aria-hidden className="rounded-full bg-sunken px-2 font-sans text-caption text-ink-muted max-md:hidden">
        {KEY}
      </kbd>
    </Button>
  );
}
