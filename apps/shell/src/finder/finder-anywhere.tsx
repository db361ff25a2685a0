import { toggleFinder, useFinder } from '@casewright/web';
import { lazy, Suspense, useEffect } from 'react';

const load = () => import('./finder');
const Finder = lazy(async () => ({ default: (await load()).Finder }));

/** Opens the finder with ⌘K or Ctrl K on every page. */
export function FinderAnywhere() {
  const isOpen = useFinder();
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      const { key, metaKey, ctrlKey, altKey, shiftKey } = event;
      // Loaded before the second key, so that the field takes what is typed next.
      if (key === 'Meta' || key === 'Control') void load();
      if (key.toLowerCase() !== 'k' || !(metaKey || ctrlKey) || altKey || shiftKey) return;
      // Another dialog must be answered first.
      if (!useFinder.getState() && document.querySelector('[role="dialog"][data-state="open"], dialog[open]')) return;
      event.preventDefault();
      toggleFinder();
    };
    document.addEventListener('keydown', toggle);
    return () => document.removeEventListener('keydown', toggle);
  }, []);
  return (
    isOpen && (
      <Suspense>
        <Finder onClose={() => toggleFinder(false)} />
      </Suspense>
    )
  );
}
