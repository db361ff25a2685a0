import { keptKey } from '@casewright/web';
import { keepInTab, readInTab } from '@casewright/web/kept';
import { newUuid } from '@casewright/web/uploads';
import * as v from 'valibot';

export interface KeptMessage {
  /** Id of the message and of the draft that holds its files. */
  readonly draftId: string;
  readonly text: string;
  /** Whether it was sent without an answer arriving. */
  readonly wasSent: boolean;
}

const keyOf = (userId: string, caseId: string): string => keptKey(userId, `case-message:${caseId}`);

const MESSAGE = v.object({
  draftId: v.string(),
  text: v.string(),
  wasSent: v.fallback(v.boolean(), false),
});

/** Stored per tab. */
export const loadMessage = (userId: string, caseId: string): KeptMessage | undefined =>
  readInTab(MESSAGE, keyOf(userId, caseId));

export const keepMessage = (userId: string, caseId: string, message: KeptMessage): void =>
  keepInTab(keyOf(userId, caseId), message);

export const forgetMessage = (userId: string, caseId: string): void => keepInTab(keyOf(userId, caseId), undefined);

export const newMessage = (): KeptMessage => ({ draftId: newUuid(), text: '', wasSent: false });
