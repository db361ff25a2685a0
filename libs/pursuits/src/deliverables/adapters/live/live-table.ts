import { live } from '@casewright/platform';
import type { LiveTopic } from '@casewright/rules';
import { IsString, IsUUID } from 'class-validator';
import { DELIVERABLES } from '../../domain/deliverable';

class OwnerPayload {
  @IsUUID()
  readonly ownerId!: string;
}

class FileCheckedPayload extends OwnerPayload {
  @IsString()
  readonly context!: string;
}

const CASES: readonly LiveTopic[] = ['cases'];

export const DELIVERABLES_LIVE_TABLE = [
  live({
    name: 'pursuits.publish-deliverable',
    on: 'pursuits.deliverable-published',
    payload: OwnerPayload,
    to: ({ ownerId }) => [ownerId],
    topics: CASES,
  }),
  live({
    name: 'pursuits.publish-deliverable-file',
    on: 'platform.file-checked',
    payload: FileCheckedPayload,
    to: ({ context, ownerId }) => (context === DELIVERABLES ? [ownerId] : []),
    topics: CASES,
  }),
];
