import { userIdOf, useSession } from '@casewright/web';
import { whenIdle } from '../when-idle';

const RETRY_MS = 30_000;

/** Live updates while signed in. The code is loaded after the page. */
export function followLive(): void {
  let following: { readonly userId: string; readonly ending: AbortController } | undefined;
  const follow = () => {
    const userId = userIdOf(useSession.getState());
    if (userId === following?.userId) return;
    following?.ending.abort();
    following = userId === undefined ? undefined : { userId, ending: new AbortController() };
    const signal = following?.ending.signal;
    if (signal) whenIdle(() => void listen(signal));
  };
  useSession.subscribe(follow);
  follow();
}

async function listen(signal: AbortSignal): Promise<void> {
  const code = await import('./live-tabs').catch(() => undefined);
  if (signal.aborted) return;
  if (!code) return void setTimeout(() => void listen(signal), RETRY_MS);
  signal.addEventListener('abort', code.joinTabs());
}
