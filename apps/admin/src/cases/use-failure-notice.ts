import { notify } from '@casewright/web';
import { useIsShown } from '@casewright/web/step-up';

/** Notifies of a failure only once its form is closed. Until then, the form shows it. */
export function useFailureNotice(): (message: string) => void {
  const isShown = useIsShown();
  return (message) => {
    if (!isShown.current) notify({ title: 'Error', message, kind: 'error' });
  };
}
