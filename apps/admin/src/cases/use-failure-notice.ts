import { notify } from '@casewright/web';
import { useEffect, useRef } from 'react';

/** Notifies of a failure only once its form is closed. Until then, the form shows it. */
export function useFailureNotice(): (message: string) => void {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return (message) => {
    if (!isShown.current) notify({ title: 'Error', message, kind: 'error' });
  };
}
