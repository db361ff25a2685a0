import type { PackageCredits } from '@casewright/rules';
import { api, newIdempotencyKey, notify, Problem } from '@casewright/web';
import { useState } from 'react';

const NOT_STARTED = 'There was an error starting the payment process. Please try again.';

/** Opens the provider's page in a tab of its own; in this one where the browser allows no other. */
export function useCheckout() {
  const [starting, setStarting] = useState<PackageCredits>();

  const checkOut = async (credits: PackageCredits) => {
    // Now, on the click: browsers block a tab that opens later.
    const tab = openWaitingTab();
    setStarting(credits);
    try {
      const { url } = await api.post('/api/create-payment', { body: { credits }, idempotencyKey: newIdempotencyKey() });
      if (!url) throw new Error('No checkout URL received');
      if (tab) tab.location.href = url;
      else location.assign(url);
    } catch (failure) {
      tab?.close();
      notify({ kind: 'error', title: 'Payment Failed', message: messageOf(failure) });
    } finally {
      setStarting(undefined);
    }
  };

  return { checkOut, starting };
}

function openWaitingTab(): Window | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  // The provider's page is not to reach back into this one.
  tab.opener = null;
  tab.document.title = 'Checkout';
  tab.document.body.textContent = 'Opening the secure checkout…';
  return tab;
}

/** A refusal that the user can do something about is told; what went wrong between machines is not. */
const messageOf = (failure: unknown): string => {
  if (failure instanceof Problem && failure.status < 500 && failure.code !== 'unknown') return failure.title;
  return failure instanceof Error && failure.message === 'No checkout URL received' ? failure.message : NOT_STARTED;
};
