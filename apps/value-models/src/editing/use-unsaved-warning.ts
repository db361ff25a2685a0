import { useEffect } from 'react';
import { hasEditedCell } from '../sheet/sheet-keys';

/** The browser asks before a page is closed whose changes are not saved, or not even taken over from their cell. */
export function useUnsavedWarning(isUnsaved: boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved || hasEditedCell()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
