import { live } from '@casewright/platform';
import type { LiveTopic } from '@casewright/rules';
import { IsUUID } from 'class-validator';

class OwnerPayload {
  @IsUUID()
  readonly ownerId!: string;
}

const CASES: readonly LiveTopic[] = ['cases'];

export const LIVE_TABLE = [
  live({
    name: 'pursuits.publish-case',
    on: 'pursuits.case-moved',
    payload: OwnerPayload,
    to: ({ ownerId }) => [ownerId],
    topics: CASES,
  }),
];
