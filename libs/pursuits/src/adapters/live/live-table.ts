import { live } from '@casewright/platform';
import type { LiveTopic } from '@casewright/rules';
import { IsUUID } from 'class-validator';
import { ListProviders } from '../../queries/list-providers';

class OwnerPayload {
  @IsUUID()
  readonly ownerId!: string;
}

class CasePayload {
  @IsUUID()
  readonly caseId!: string;
}

/** Events that change the provider's queue. */
const QUEUE_EVENTS = [
  'case-pricing.case-started',
  'pursuits.case-moved',
  'pursuits.case-assigned',
  'pursuits.input-changed',
  'pursuits.presentation-planned',
];

const CASES: readonly LiveTopic[] = ['cases'];

export const LIVE_TABLE = [
  live({
    name: 'pursuits.publish-case',
    on: 'pursuits.case-moved',
    payload: OwnerPayload,
    to: ({ ownerId }) => [ownerId],
    topics: CASES,
  }),
  live({
    name: 'pursuits.publish-analyst',
    on: 'pursuits.case-assigned',
    payload: OwnerPayload,
    to: ({ ownerId }) => [ownerId],
    topics: CASES,
  }),
  live({
    name: 'pursuits.publish-presentation',
    on: 'pursuits.presentation-planned',
    payload: OwnerPayload,
    to: ({ ownerId }) => [ownerId],
    topics: CASES,
  }),
  ...QUEUE_EVENTS.map((on) =>
    live({
      name: `pursuits.publish-queue-when-${on.split('.')[1]}`,
      on,
      payload: CasePayload,
      to: (_, queries) => queries.execute(new ListProviders()),
      topics: CASES,
    }),
  ),
];
