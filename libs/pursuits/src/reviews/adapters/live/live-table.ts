import { live } from '@casewright/platform';
import type { LiveTopic } from '@casewright/rules';
import { IsUUID } from 'class-validator';
import { ListProviders } from '../../../queries/list-providers';

class OwnerPayload {
  @IsUUID()
  readonly ownerId!: string;
}

class RecipientPayload {
  @IsUUID()
  readonly recipientId!: string;
}

class CaseOfOwnerPayload extends OwnerPayload {
  @IsUUID()
  readonly caseId!: string;
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
  live({
    name: 'pursuits.publish-review-record-changed',
    on: 'pursuits.review-record-changed',
    payload: CaseOfOwnerPayload,
    to: async ({ ownerId }, queries) => [ownerId, ...(await queries.execute(new ListProviders()))],
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
