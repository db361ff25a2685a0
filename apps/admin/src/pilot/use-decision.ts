import { creditsText } from '@casewright/rules';
import { api, newIdempotencyKey } from '@casewright/web';
import { useState } from 'react';
import type { SentChange } from '../change/send-change';
import { type Change, useChange } from '../change/use-change';
import type { SignupRow } from './queries';

export const approving = ({ id }: SignupRow, credits: number, idempotencyKey: string): SentChange => ({
  send: () => api.post('/api/admin/pilot-signups/{id}/approve', { path: { id }, body: { credits }, idempotencyKey }),
  ifLost: 'repeat',
});

export const declining = ({ id }: SignupRow, reason: string, idempotencyKey: string): SentChange => ({
  send: () => api.post('/api/admin/pilot-signups/{id}/decline', { path: { id }, body: { reason }, idempotencyKey }),
  ifLost: 'repeat',
});

/** By another admin, or with the account. */
const IF_DECIDED = ['messaging.pilot-decided', 'messaging.pilot-signup-not-found'];

/** Retries are idempotent. Another admin may have decided first. */
export function useDecision(signup: SignupRow) {
  const { make, ...change } = useChange();
  const [key] = useState(newIdempotencyKey);
  const decide = (sent: SentChange, done: Change['done']) => void make({ ...sent, done, isGoneIfRefused: IF_DECIDED });
  return {
    ...change,
    approve: (credits: number) =>
      decide(approving(signup, credits, key), {
        title: 'Pilot Approved',
        message: `${signup.contactName} gets ${creditsText(credits)}.`,
      }),
    decline: (reason: string) =>
      decide(declining(signup, reason, key), {
        title: 'Pilot Declined',
        message: `We’re emailing ${signup.contactName} the reason.`,
      }),
  };
}
