import { useSession } from '@casewright/web';
import { RETURNING_KEY } from './returning-key';

/** Remembers in this browser that somebody is signed in, for the first paint of the next page. */
export function rememberReturning(): void {
  useSession.subscribe(({ status }) => {
    if (status === 'signed-in') localStorage.setItem(RETURNING_KEY, '');
    if (status === 'signed-out') localStorage.removeItem(RETURNING_KEY);
  });
}
