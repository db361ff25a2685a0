import { api, creditsMoved, needsSession, notify, paths, Problem } from '@casewright/web';
import { replace } from '@casewright/web/router';
import { create } from 'zustand';

const TRIES = 6;
const APART_MS = 1500;

/** As the loader of the page: takes note of how the checkout ended, and the note out of the address. */
export async function openPurchase({ request }: { request: Request }): Promise<Response | null> {
  const refusal = await needsSession({ request });
  if (refusal) return refusal;
  const query = new URL(request.url).searchParams;
  if (query.get('success') === 'true') {
    void confirmPayment(query.get('session_id') ?? undefined);
    return replace(paths.purchaseCredits);
  }
  if (query.get('canceled') === 'true') {
    notify({ title: 'Payment Canceled', message: 'Your payment was canceled. No charges were made.' });
    return replace(paths.purchaseCredits);
  }
  return null;
}

/** Whether a payment of this tab is just being confirmed. */
export const useConfirmation = create(() => ({ isUnderWay: false }));

/** The server asks the provider; what the address claims counts for nothing. */
export async function confirmPayment(sessionId: string | undefined, apartMs = APART_MS): Promise<void> {
  useConfirmation.setState({ isUnderWay: true });
  await untilConfirmed(sessionId, apartMs).finally(() => useConfirmation.setState({ isUnderWay: false }));
}

async function untilConfirmed(sessionId: string | undefined, apartMs: number): Promise<void> {
  for (let tried = 1; tried <= TRIES; tried++) {
    const answer = await askServer(sessionId);
    if (answer instanceof Problem) {
      // Without a session it was only an address, and nothing to look for.
      if (sessionId) notify({ kind: 'error', title: 'Payment Not Found', message: answer.title });
      return;
    }
    if (answer?.status === 'credited') {
      await creditsMoved();
      return notify({
        kind: 'success',
        title: 'Payment Successful!',
        message: `You've successfully purchased ${answer.credits} credits. Your balance has been updated.`,
      });
    }
    if (answer?.status === 'failed') return notify({ kind: 'error', title: 'Payment Failed', message: NOT_PAID });
    if (answer?.status === 'expired') return notify({ kind: 'error', title: 'Checkout Expired', message: EXPIRED });
    if (answer?.status === 'processing') {
      await creditsMoved();
      return notify({ title: 'Payment Processing', message: ON_ITS_WAY });
    }
    if (tried < TRIES) await new Promise((resolve) => setTimeout(resolve, apartMs));
  }
  notify({ title: 'Payment Processing', message: ON_ITS_WAY });
}

const ON_ITS_WAY = 'Your credits are added as soon as the payment is confirmed.';
const EXPIRED = 'The checkout was open for too long. No charges were made.';
const NOT_PAID = 'The payment was not completed. No credits were added.';

/**
 * A confirmation that fails is no failed payment: the provider tells the server by itself too (S1 §8).
 * @returns undefined when it failed; the refusal when there is no such payment of this user
 */
const askServer = (sessionId: string | undefined) =>
  api
    .post('/api/process-payment-success', { body: sessionId ? { sessionId } : {} })
    .catch((failure: unknown) => (failure instanceof Problem && failure.status === 404 ? failure : undefined));
