import { useSession } from '@casewright/web';
import { RETURNING_KEY } from './returning-key';

export function rememberReturning(): void {
  useSession.subscribe(({ status }) => {
    if (status === 'signed-in') localStorage.setItem(RETURNING_KEY, '');
    if (status === 'signed-out') localStorage.removeItem(RETURNING_KEY);
  });
}
