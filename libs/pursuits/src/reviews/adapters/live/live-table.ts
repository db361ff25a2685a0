import { live } from '@casewright/platform';
import type { LiveTopic } from '@casewright/rules';
import { IsUUID } from 'class-validator';

class OwnerPayload {
  @IsUUID()
  readonly ownerId!: string;
}

class RecipientPayload {
  @IsUUID()
  readonly recipientId!: string;
}

const CASES: readonly LiveTopic[] = ['cases'];

export const REVIEWS_LIVE_TABLE = [
  live({
    name: 'pursuits.publish-review-proposed',
    on: 'pursuits.review-proposed',
    payload: OwnerPayload,
    to: ({ ownerId }) => [ownerId],
    topics: CASES,
  }),
  ...['pursuits.review-answered', 'pursuits.review-scheduled'].map((on) =>
    live({
      name: on.replace('.', '.publish-'),
      on,
      payload: RecipientPayload,
      to: ({ recipientId }) => [recipientId],
      topics: CASES,
    }),
  ),
];
