import { api, creditsMoved, needsSession, notify, Problem, queryClient } from '@casewright/web';
import { paths, purchaseFor } from '@casewright/web/paths';
import { countIn, readAddress } from '@casewright/web/address';
import { replace } from '@casewright/web/router';
import { create } from 'zustand';
import { ordersQuery } from './queries';

const ATTEMPTS = 6;
const APART_MS = 1500;

/** Handles how the checkout ended, and removes it from the address. The case stays in it. */
export async function openPurchase({ request }: { request: Request }): Promise<Response | null> {
  const refusal = await needsSession({ request });
  if (refusal) return refusal;
  const query = new URL(request.url).searchParams;
  const caseCredits = readAddress(caseInAddress, request.url);
  const page = caseCredits ? purchaseFor(caseCredits) : paths.purchaseCredits;
  if (query.get('success') === 'true') {
    void confirmPayment(query.get('session_id') ?? undefined);
    return replace(page);
  }
  if (query.get('canceled') === 'true') {
    notify({ title: 'Payment Canceled', message: 'Your payment was canceled. No charges were made.' });
    return replace(page);
  }
  void queryClient.prefetchQuery(ordersQuery);
  return null;
}

/** The price of the case that the credits are for: a hint of which package to buy, and the way back to the case. */
export const caseInAddress = countIn('case', 9_999);

/** Whether a payment of this tab is being confirmed. */
export const useConfirmation = create(() => ({ isUnderWay: false }));

/** The server asks the provider; the address proves nothing. */
export async function confirmPayment(sessionId: string | undefined, apartMs = APART_MS): Promise<void> {
  useConfirmation.setState({ isUnderWay: true });
  await untilConfirmed(sessionId, apartMs).finally(() => useConfirmation.setState({ isUnderWay: false }));
}

async function untilConfirmed(sessionId: string | undefined, apartMs: number): Promise<void> {
  for (let tried = 1; tried <= ATTEMPTS; tried++) {
    const answer = await askServer(sessionId);
    if (answer instanceof Problem) {
      // Without a session there was no payment to look for.
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
    if (tried < ATTEMPTS) await new Promise((resolve) => setTimeout(resolve, apartMs));
  }
  notify({ title: 'Payment Processing', message: ON_ITS_WAY });
}

const ON_ITS_WAY = 'Your credits will be added as soon as the payment is confirmed.';
const EXPIRED = 'The checkout was open for too long. No charges were made.';
const NOT_PAID = 'The payment was not completed. No credits were added.';

/**
 * A failed confirmation is not a failed payment: the provider also notifies the server (S1 §8).
 * @returns undefined when it failed; the refusal when this user has no such payment
 */
const askServer = (sessionId: string | undefined) =>
  api
    .post('/api/process-payment-success', { body: sessionId ? { sessionId } : {} })
    .catch((failure: unknown) => (failure instanceof Problem && failure.status === 404 ? failure : undefined));
