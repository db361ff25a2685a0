import { dueAfterTermsText, nextStepsOf, REVIEW_KIND_LABELS, type ReviewKind, type SlaDays } from '@casewright/rules';
import type { MessageText } from './message';

export interface CaseFacts {
  readonly caseId: string;
  readonly ownerId: string;
  readonly totalCredits: number;
  readonly comparison: string;
  readonly slaDays?: SlaDays | undefined;
}

export interface NamedCase extends CaseFacts {
  /** The comparison, for a case without a name of its own. */
  readonly name: string;
}

export const messageToSeller = ({ name, comparison, totalCredits, slaDays }: NamedCase): MessageText => ({
  subject: 'Your case has been started',
  content: [
    `Your case ${name} has started: ${comparison}. ${totalCredits} credits were deducted from your balance.`,
    `What happens next: ${nextStepsOf(slaDays).join(' ')}`,
    'Reply to this message if there’s anything we should know.',
  ].join('\n\n'),
});

export interface PublishedVersion {
  readonly caseName: string;
  readonly number: string;
  readonly note: string;
}

export const versionPublished = ({ caseName, number, note }: PublishedVersion): MessageText => ({
  subject: `Version ${number} for ${caseName} is ready`,
  content: [note, 'Open your case to see it. Reply to this message if something is missing.'].join('\n\n'),
});

export interface ProposedReview {
  readonly caseName: string;
  readonly kind: ReviewKind;
}

export const reviewProposed = ({ caseName, kind }: ProposedReview): MessageText => ({
  subject: `${REVIEW_KIND_LABELS[kind]} for ${caseName}: choose a time`,
  content: 'Your analyst proposed times for this review. Open your case to book one, ask for other times, or decline.',
});

/** Sent by the seller, so that a reply reaches them. */
export const messageToAdmins = ({ name, comparison, totalCredits, slaDays }: NamedCase): MessageText => ({
  subject: `Case started: ${name}`,
  content: [
    `A seller started a case: ${comparison}.`,
    `${totalCredits} credits were used. ${dueAfterTermsText(slaDays)}`,
    'Reply to this message to write to the seller.',
  ].join('\n\n'),
});
