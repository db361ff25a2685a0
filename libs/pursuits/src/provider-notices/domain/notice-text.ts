import { caseNameText, dueAfterTermsText, providerTimeText } from '@casewright/rules';
import type { NoticedCase, ProviderNotice } from './provider-notice';

export interface NoticeText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** Says which case it is about and when that is due. */
export function noticeText({ headline, paragraphs }: ProviderNotice, about: NoticedCase): NoticeText {
  const due = dueText(about);
  return { subject: `${caseNameText(about)}: ${headline}`, paragraphs: [...paragraphs, ...(due ? [due] : [])] };
}

function dueText({ dueAt, isConfirmed, isEnded, slaDays }: NoticedCase): string | undefined {
  if (isEnded) return undefined;
  if (dueAt) return `The case is due ${providerTimeText(dueAt)}.`;
  if (!isConfirmed) return dueAfterTermsText(slaDays ?? undefined);
  return slaDays ? 'The clock is stopped until the seller has acted.' : 'No due date was agreed.';
}
