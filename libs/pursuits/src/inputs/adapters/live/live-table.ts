import { live } from '@casewright/platform';
import type { LiveTopic } from '@casewright/rules';
import { IsUUID } from 'class-validator';

class InputChangedPayload {
  @IsUUID()
  readonly caseId!: string;

  @IsUUID()
  readonly ownerId!: string;
}

export const INPUTS_LIVE_TABLE = [
  live({
    name: 'pursuits.publish-input',
    on: 'pursuits.input-changed',
    payload: InputChangedPayload,
    to: ({ ownerId }) => [ownerId],
    topics: ['cases' satisfies LiveTopic],
  }),
];
