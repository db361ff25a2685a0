import { DAY_MS } from '@casewright/rules';
import { queryClient } from './query-client';
import { listenToOtherTabs, loadSession, userIdOf, useSession, type Session } from './session';

/** Browsers fire longer timers at once. */
const LONGEST_TIMER_MS = 24 * DAY_MS;
const GRACE_MS = 500;
const RECHECK_MS = 5_000;

/** Forgets what was loaded for another user. Detects an expired, replaced or ended session, also after this tab was hidden, and that the server is back. */
export function followSession(): void {
  listenToOtherTabs();
  useSession.subscribe((now, before) => {
    if (userIdOf(now) !== userIdOf(before)) queryClient.clear();
  });
  let ending: ReturnType<typeof setTimeout> | undefined;
  const follow = (session: Session) => {
    clearTimeout(ending);
    if (session.status === 'loading' && session.isUnreachable)
      ending = setTimeout(() => void loadSession(), RECHECK_MS);
    if (session.status !== 'signed-in') return;
    const leftMs = session.user.sessionSecondsLeft * 1000 + GRACE_MS;
    ending = setTimeout(() => void loadSession(), Math.min(leftMs, LONGEST_TIMER_MS));
  };
  useSession.subscribe(follow);
  follow(useSession.getState());

  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    const isDue = document.visibilityState === 'visible' && Date.now() - lookedAt > RECHECK_MS;
    if (!isDue || useSession.getState().status === 'loading') return;
    lookedAt = Date.now();
    void loadSession();
  });
}
