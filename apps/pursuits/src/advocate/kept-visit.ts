import { newIdempotencyKey } from '@casewright/web';

const keyOf = (linkId: string): string => `casewright:case-review-visit:${linkId}`;

/** The same for all tabs of this browser, since following an emailed link again opens another one. */
export function visitOf(linkId: string): string {
  const fresh = newIdempotencyKey();
  try {
    const kept = localStorage.getItem(keyOf(linkId));
    if (!kept) localStorage.setItem(keyOf(linkId), fresh);
    return kept ?? fresh;
  } catch {
    return fresh;
  }
}

export function forgetVisit(linkId: string): void {
  try {
    localStorage.removeItem(keyOf(linkId));
  } catch {
    return;
  }
}
