import { live } from '@casewright/platform';
import type { LiveTopic } from '@casewright/rules';
import { IsUUID } from 'class-validator';

class OwnerPayload {
  @IsUUID()
  readonly ownerId!: string;
}

const CASES_AND_BALANCE: readonly LiveTopic[] = ['cases', 'balance'];

/** Starting a case debits its credits. */
export const LIVE_TABLE = [
  live({
    name: 'case-pricing.publish-case',
    on: 'case-pricing.case-started',
    payload: OwnerPayload,
    to: ({ ownerId }) => [ownerId],
    topics: CASES_AND_BALANCE,
  }),
];
