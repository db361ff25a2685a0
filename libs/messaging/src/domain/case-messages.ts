import { nextStepsOf, type SlaDays } from '@casewright/rules';
import type { MessageText } from './message';

/** A case that a seller has started, as another context tells of it. */
export interface CaseFacts {
  readonly caseId: string;
  readonly ownerId: string;
  readonly totalCredits: number;
  readonly comparison: string;
  readonly slaDays?: SlaDays | undefined;
}

export const messageToSeller = ({ comparison, totalCredits, slaDays }: CaseFacts): MessageText => ({
  subject: 'Your case has been started',
  content: [
    `We work on your case: ${comparison}. ${totalCredits} credits have been used from your balance.`,
    `What happens next: ${nextStepsOf(slaDays).join(' ')}`,
    'Answer this message if there is anything that we should know.',
  ].join('\n\n'),
});

/** From the seller, so that an answer goes where the case is to be confirmed. */
export const messageToAdmins = ({ caseId, comparison, totalCredits, slaDays }: CaseFacts): MessageText => ({
  subject: `Case started: ${comparison}`,
  content: [
    `A case was started: ${comparison}.`,
    `${totalCredits} credits were used. ${dueAfter(slaDays)} Case ${caseId}.`,
    'Answer this message to confirm the pursuit with the seller.',
  ].join('\n\n'),
});

const dueAfter = (slaDays: SlaDays | undefined): string =>
  slaDays
    ? `It is due after ${slaDays} business ${slaDays === 1 ? 'day' : 'days'}.`
    : 'When it is due is to be agreed.';
