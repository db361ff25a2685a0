import type { AdvocateAnswer, CaseCommand, ReviewKind } from '@casewright/rules';
import { REVIEW_KIND_LABELS } from '@casewright/rules';
import type { QueryBus } from '@nestjs/cqrs';
import type { Reminder } from '../../../domain/reminder';
import { FindCaseOfPursuit } from '../../../queries/find-case-of-pursuit';
import { GetCaseMail } from '../../../queries/get-case-mail';
import type { ReviewAnswer } from '../../../reviews/domain/review.events';
import type { ProviderNotice } from '../../domain/provider-notice';
import { notice } from './notice-rule';
import {
  AdvocateAnsweredPayload,
  CaseAssignedPayload,
  CaseDuePayload,
  CaseMovedPayload,
  CommentedPayload,
  ReviewAnsweredPayload,
} from './payloads';

type Step = Pick<ProviderNotice, 'headline' | 'place'> & { readonly next: string };

/** What the seller did, and what the provider does next. */
const STEPS: Readonly<Partial<Record<CaseCommand, Step>>> = {
  'complete-inputs': {
    headline: 'inputs are complete',
    next: 'The seller sent all inputs. Check them and continue with the case.',
    place: 'inputs',
  },
  'withdraw-inputs': {
    headline: 'inputs taken back',
    next: 'The seller took back the inputs to change them. Wait until they are sent again.',
    place: 'inputs',
  },
  accept: { headline: 'new terms accepted', next: 'The seller accepted the new terms.', place: 'overview' },
  decline: {
    headline: 'new terms declined',
    next: 'The seller declined the new terms. The case is canceled.',
    place: 'overview',
  },
  'ask-changes': {
    headline: 'changes requested',
    next: 'The seller asked for changes. Publish a new version.',
    place: 'overview',
  },
  'approve-case': {
    headline: 'approved by the seller',
    next: 'The seller approved the case. The advocate review is next.',
    place: 'overview',
  },
  'approve-review': {
    headline: 'advocate review approved',
    next: 'The seller approved the advocate review. Deliver the case.',
    place: 'overview',
  },
  'skip-review': {
    headline: 'advocate review skipped',
    next: 'The seller skipped the advocate review. Deliver the case.',
    place: 'overview',
  },
  cancel: {
    headline: 'canceled by the seller',
    next: 'The seller canceled the case. Stop all work.',
    place: 'overview',
  },
};

const ADVOCATES: Readonly<Record<AdvocateAnswer, (advocate: string) => Omit<Step, 'place'>>> = {
  approve: (advocate) => ({
    headline: `approved by ${advocate}`,
    next: `The advocate, ${advocate}, approved the case. Deliver it.`,
  }),
  comment: (advocate) => ({
    headline: `comment from ${advocate}`,
    next: `The advocate, ${advocate}, commented on the case.`,
  }),
  decline: (advocate) => ({
    headline: `declined by ${advocate}`,
    next: `The advocate, ${advocate}, declined the case. The seller decides what happens next.`,
  }),
};

const REVIEWS: Readonly<Record<ReviewAnswer, (kind: string) => Omit<Step, 'place'>>> = {
  choose: (kind) => ({ headline: `${kind} booked`, next: `The seller booked a time for the ${kind}.` }),
  'ask-again': (kind) => ({
    headline: `other times for the ${kind}`,
    next: `The seller asked for other times for the ${kind}. Propose new ones.`,
  }),
  decline: (kind) => ({ headline: `${kind} declined`, next: `The seller declined the ${kind}.` }),
};

const REMINDED: Readonly<Record<Reminder, string>> = {
  'day-before': 'due in one day',
  due: 'due now',
  'day-after': 'overdue',
};

const quoted = (text: string | null): readonly string[] => (text ? [`“${text}”`] : []);
const reviewName = (kind: ReviewKind): string => REVIEW_KIND_LABELS[kind].toLowerCase();

async function reasonOf({ caseId, command }: CaseMovedPayload, queries: QueryBus, at: Date): Promise<string | null> {
  return (await queries.execute(new GetCaseMail(caseId, { command, at })))?.reason ?? null;
}

/**
 * Every step that the provider has to know: its event, what it says, and whom it reaches. Without another recipient,
 * that is the analyst, or every admin while a case has none. All of them find it in their inbox, live, and get a mail
 * unless they turned mails about cases off.
 */
export const NOTICE_TABLE = [
  notice({
    name: 'pursuits.notify-provider-when-case-moved',
    on: 'pursuits.case-moved',
    payload: CaseMovedPayload,
    notice: async (moved, queries, at) => {
      const step = moved.party === 'seller' && STEPS[moved.command];
      if (!step) return undefined;
      const { next, ...headed } = step;
      return { ...headed, paragraphs: [next, ...quoted(await reasonOf(moved, queries, at))] };
    },
  }),
  notice({
    name: 'pursuits.notify-provider-when-advocate-answered',
    on: 'pursuits.advocate-answered',
    payload: AdvocateAnsweredPayload,
    notice: ({ advocate, answer, comment }) => {
      const { headline, next } = ADVOCATES[answer](advocate);
      return { headline, paragraphs: [next, ...quoted(comment)], place: 'reviews' };
    },
  }),
  notice({
    name: 'pursuits.notify-provider-when-review-answered',
    on: 'pursuits.review-answered',
    payload: ReviewAnsweredPayload,
    caseOf: ({ pursuitId }, queries) => queries.execute(new FindCaseOfPursuit(pursuitId)),
    notice: ({ kind, answer, reason, recipientId }) => {
      const { headline, next } = REVIEWS[answer](reviewName(kind));
      // The invitation to the calendar is mailed to the admin who proposed the time.
      const mailedTo = answer === 'choose' ? recipientId : undefined;
      return { headline, paragraphs: [next, ...quoted(reason)], place: 'reviews', alsoTo: recipientId, mailedTo };
    },
  }),
  notice({
    name: 'pursuits.notify-provider-when-model-commented',
    on: 'value-models.commented',
    payload: CommentedPayload,
    notice: ({ rowLabel, comment }) => ({
      headline: `comment on ${rowLabel}`,
      paragraphs: [`The seller commented on “${rowLabel}” in the value model.`, ...quoted(comment)],
      place: 'value-model',
    }),
  }),
  notice({
    name: 'pursuits.notify-provider-when-case-due',
    on: 'pursuits.case-due',
    payload: CaseDuePayload,
    notice: ({ reminder }) => ({
      headline: REMINDED[reminder],
      paragraphs: [reminder === 'day-before' ? 'Deliver it in time.' : 'Deliver it, or agree on what is missing.'],
      place: 'overview',
      isReminder: true,
    }),
  }),
  notice({
    name: 'pursuits.notify-provider-when-case-assigned',
    on: 'pursuits.case-assigned',
    payload: CaseAssignedPayload,
    notice: ({ analystId, byId }) => {
      if (analystId && analystId !== byId)
        return {
          headline: 'assigned to you',
          paragraphs: ['You are the analyst of this case now.'],
          place: 'overview',
          onlyTo: analystId,
        };
      if (analystId ?? byId) return undefined;
      return {
        headline: 'needs an analyst',
        paragraphs: ['Its analyst left the team. Assign the case to an admin.'],
        place: 'overview',
      };
    },
  }),
];
