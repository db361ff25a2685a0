import { keptKey } from '@casewright/web';
import { newUuid } from '@casewright/web/uploads';

/** What is being written about a case. */
export interface KeptMessage {
  /** Of the message, and of the draft whose files go with it. */
  readonly draftId: string;
  readonly text: string;
  /** Whether it was sent, although no answer arrived. */
  readonly wasSent: boolean;
}

const keyOf = (userId: string, caseId: string): string => keptKey(userId, `case-message:${caseId}`);

/** Of this tab. It survives a reload and signing in again. */
export function loadMessage(userId: string, caseId: string): KeptMessage | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId, caseId)) ?? 'null');
    if (!kept || typeof kept !== 'object' || !('draftId' in kept) || !('text' in kept)) return undefined;
    const { draftId, text } = kept;
    if (typeof draftId !== 'string' || typeof text !== 'string') return undefined;
    return { draftId, text, wasSent: Reflect.get(kept, 'wasSent') === true };
  } catch {
    return undefined;
  }
}

export function keepMessage(userId: string, caseId: string, message: KeptMessage): void {
  try {
    sessionStorage.setItem(keyOf(userId, caseId), JSON.stringify(message));
  } catch {
    // Without storage, it lives as long as the page.
    return;
  }
}

export const forgetMessage = (userId: string, caseId: string): void => sessionStorage.removeItem(keyOf(userId, caseId));

export const newMessage = (): KeptMessage => ({ draftId: newUuid(), text: '', wasSent: false });
