import { useEffect } from 'react';
import { hasEditedCell } from '../sheet/sheet-keys';

/** Makes the browser warn before closing a page with unsaved changes, including text in an open cell. */
export function useUnsavedWarning(isUnsaved: boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved || hasEditedCell()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
