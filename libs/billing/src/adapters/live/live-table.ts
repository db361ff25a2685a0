import { live } from '@casewright/platform';
import type { LiveTopic } from '@casewright/rules';
import { IsUUID } from 'class-validator';

class OwnerPayload {
  @IsUUID()
  readonly ownerId!: string;
}

const BALANCE: readonly LiveTopic[] = ['balance'];
const toOwner = ({ ownerId }: OwnerPayload): readonly string[] => [ownerId];

export const LIVE_TABLE = [
  live({
    name: 'billing.publish-balance',
    on: 'billing.balance-changed',
    payload: OwnerPayload,
    to: toOwner,
    topics: BALANCE,
  }),
  live({
    name: 'billing.publish-purchase',
    on: 'billing.credits-purchased',
    payload: OwnerPayload,
    to: toOwner,
    topics: BALANCE,
  }),
  live({
    name: 'billing.publish-reversal',
    on: 'billing.payment-reversed',
    payload: OwnerPayload,
    to: toOwner,
    topics: BALANCE,
  }),
];
