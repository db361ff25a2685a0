import { live } from '@casewright/platform';
import type { LiveTopic } from '@casewright/rules';
import { IsUUID } from 'class-validator';

class AccountPayload {
  @IsUUID()
  readonly accountId!: string;
}

const SESSION: readonly LiveTopic[] = ['session'];

export const LIVE_TABLE = [
  live({
    name: 'identity.publish-sessions',
    on: 'identity.sessions-ended',
    payload: AccountPayload,
    to: ({ accountId }) => [accountId],
    topics: SESSION,
  }),
  live({
    name: 'identity.publish-roles',
    on: 'identity.role-changed',
    payload: AccountPayload,
    to: ({ accountId }) => [accountId],
    topics: SESSION,
  }),
];
