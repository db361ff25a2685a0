import { CONTACT_COOLDOWN_SECONDS } from '@casewright/rules';
import { attempt } from '../forms/use-kept-form';

const KEY = 'casewright:contact-until';

/** Until another message may be sent. The server enforces it too. */
export function secondsLeft(now = Date.now()): number {
  const until = Number(attempt(() => localStorage.getItem(KEY)));
  const seconds = Math.ceil((until - now) / 1000);
  // A clock that was set back must not lock the form.
  return seconds > 0 && seconds <= CONTACT_COOLDOWN_SECONDS ? seconds : 0;
}

export function startCooldown(seconds = CONTACT_COOLDOWN_SECONDS): void {
  attempt(() => localStorage.setItem(KEY, String(Date.now() + seconds * 1000)));
}
