import { useEffect } from 'react';
import { Finder } from './finder';
import { toggleFinder, useFinder } from './finder-state';

/** Opens the finder with ⌘K or Ctrl K. */
export function FinderAnywhere() {
  const isOpen = useFinder();
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      const { key, metaKey, ctrlKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || !(metaKey || ctrlKey) || altKey || shiftKey) return;
      event.preventDefault();
      toggleFinder();
    };
    document.addEventListener('keydown', toggle);
    return () => {
      document.removeEventListener('keydown', toggle);
      toggleFinder(false);
    };
  }, []);
  return isOpen && <Finder onClose={() => toggleFinder(false)} />;
}
