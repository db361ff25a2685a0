import {
  api,
  creditsMoved,
  isNotThere,
  needsSession,
  notify,
  queryClient,
  titleOf,
  type Answer,
} from '@casewright/web';
import { paths, purchaseFor } from '@casewright/web/paths';
import { countIn, readAddress, textIn } from '@casewright/web/address';
import { replace } from '@casewright/web/router';
import { create } from 'zustand';
import { ordersQuery } from './queries';

const ATTEMPTS = 6;
const APART_MS = 1500;

/** Loader. Handles the checkout's result and removes it from the URL; the case stays. */
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

/** Credits of the case being paid. Selects a package and links back to the case. */
export const caseInAddress = countIn('case', 9_999);

/** The pursuit whose case the credits are for; absent if the case is still in the calculator. */
export const pursuitInAddress = textIn('pursuit');

/** Whether this tab is confirming a payment. */
export const useConfirmation = create(() => ({ isUnderWay: false }));

/** The server asks the provider, since the URL proves nothing. */
export async function confirmPayment(sessionId: string | undefined, apartMs = APART_MS): Promise<void> {
  useConfirmation.setState({ isUnderWay: true });
  await untilConfirmed(sessionId, apartMs).finally(() => useConfirmation.setState({ isUnderWay: false }));
}

async function untilConfirmed(sessionId: string | undefined, apartMs: number): Promise<void> {
  try {
    const payment = await queryClient.fetchQuery({
      queryKey: ['payment', sessionId ?? ''],
      queryFn: () => settledPayment(sessionId),
      retry: (failures, failure) => failures < ATTEMPTS - 1 && !isNotThere(failure),
      retryDelay: apartMs,
      gcTime: 0,
    });
    await tell(payment);
  } catch (failure) {
    // The payment may still succeed: the provider also notifies the server (S1 §8).
    if (!isNotThere(failure)) notify({ title: 'Payment Processing', message: ON_ITS_WAY });
    // Without a session id, there was no payment to find.
    else if (sessionId) notify({ kind: 'error', title: 'Payment Not Found', message: titleOf(failure, '') });
  }
}

type Payment = Answer<'post', '/api/process-payment-success'>;

/** @throws while the payment is pending */
async function settledPayment(sessionId: string | undefined): Promise<Payment> {
  const payment = await api.post('/api/process-payment-success', { body: sessionId ? { sessionId } : {} });
  if (payment.status === 'pending') throw new Error('The payment is still open.');
  return payment;
}

async function tell({ status, credits }: Payment): Promise<void> {
  if (status === 'credited' || status === 'processing') await creditsMoved();
  if (status === 'failed') return notify({ kind: 'error', title: 'Payment Failed', message: NOT_PAID });
  if (status === 'amount-differs') return notify({ kind: 'error', title: 'Payment Under Review', message: DIFFERS });
  if (status === 'expired') return notify({ kind: 'error', title: 'Checkout Expired', message: EXPIRED });
  if (status !== 'credited') return notify({ title: 'Payment Processing', message: ON_ITS_WAY });
  notify({
    kind: 'success',
    title: 'Payment Successful!',
    message: `You've successfully purchased ${credits} credits. Your balance has been updated.`,
  });
}

const ON_ITS_WAY = 'Your credits will be added as soon as the payment is confirmed.';
const EXPIRED = 'The checkout was open for too long. No charges were made.';
const DIFFERS = 'Your payment doesn’t match the price of your order. We’ll check it. Please don’t pay again.';
const NOT_PAID = 'The payment was not completed. No credits were added.';
