import { useSession } from '@casewright/web';
import { RETURNING_KEY } from './returning-key';

/** Remembers for the next first paint that this browser is signed in. */
export function rememberReturning(): void {
  useSession.subscribe(({ status }) => {
    if (status === 'signed-in') localStorage.setItem(RETURNING_KEY, '');
    if (status === 'signed-out') localStorage.removeItem(RETURNING_KEY);
  });
}
