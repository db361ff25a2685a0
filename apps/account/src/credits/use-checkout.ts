import type { PackageCredits } from '@casewright/rules';
import { api, newIdempotencyKey, noticeUnverified, notify, titleOf } from '@casewright/web';
import { useState } from 'react';

const NOT_STARTED = 'There was an error starting the payment process. Please try again.';

/** Opens the provider's page in a new tab, or in this one if the browser blocks that. The return URL keeps the case. */
export function useCheckout(caseCredits: number | undefined) {
  const [starting, setStarting] = useState<PackageCredits>();

  const checkOut = async (credits: PackageCredits) => {
    // Open it during the click; browsers block later tabs.
    const tab = openWaitingTab();
    setStarting(credits);
    try {
      const { url } = await api.post('/api/create-payment', {
        body: { credits, ...(caseCredits && { caseCredits }) },
        idempotencyKey: newIdempotencyKey(),
      });
      if (!url) throw new NoCheckoutUrl();
      if (tab) tab.location.href = url;
      else location.assign(url);
    } catch (failure) {
      tab?.close();
      // No payment was tried.
      if (!noticeUnverified(failure)) notify({ kind: 'error', title: 'Payment Failed', message: messageOf(failure) });
    } finally {
      setStarting(undefined);
    }
  };

  return { checkOut, starting };
}

function openWaitingTab(): Window | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  // The provider's page must not access this one.
  tab.opener = null;
  tab.document.title = 'Checkout';
  tab.document.body.textContent = 'Opening the secure checkout…';
  return tab;
}

class NoCheckoutUrl extends Error {}

const messageOf = (failure: unknown): string =>
  failure instanceof NoCheckoutUrl ? 'No checkout URL received' : titleOf(failure, NOT_STARTED);
