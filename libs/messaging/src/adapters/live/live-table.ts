import { live } from '@casewright/platform';
import type { LiveTopic } from '@casewright/rules';
import { IsUUID } from 'class-validator';

class UsersPayload {
  @IsUUID(undefined, { each: true })
  readonly userIds!: readonly string[];
}

const topics = (...names: readonly LiveTopic[]): readonly LiveTopic[] => names;

export const LIVE_TABLE = [
  live({
    name: 'messaging.publish-mailbox',
    on: 'messaging.mailbox-changed',
    payload: UsersPayload,
    to: ({ userIds }) => userIds,
    topics: topics('messages'),
  }),
  live({
    name: 'messaging.publish-drafts',
    on: 'messaging.drafts-changed',
    payload: UsersPayload,
    to: ({ userIds }) => userIds,
    topics: topics('drafts'),
  }),
  live({
    name: 'messaging.publish-writing',
    on: 'messaging.writing-noted',
    payload: UsersPayload,
    to: ({ userIds }) => userIds,
    topics: topics('writing'),
  }),
];
