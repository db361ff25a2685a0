import { live } from '@casewright/platform';
import type { LiveTopic } from '@casewright/rules';
import { IsBoolean, IsString, IsUUID } from 'class-validator';

class FileCheckedPayload {
  @IsUUID()
  readonly fileId!: string;

  @IsString()
  readonly context!: string;

  @IsUUID()
  readonly subject!: string;

  @IsUUID()
  readonly ownerId!: string;

  @IsBoolean()
  readonly isReady!: boolean;
}

export const ATTACHMENTS_LIVE_TABLE = [
  live({
    name: 'messaging.publish-attachment',
    on: 'platform.file-checked',
    payload: FileCheckedPayload,
    to: ({ context, ownerId }) => (context === 'messaging' ? [ownerId] : []),
    topics: ['drafts' satisfies LiveTopic],
  }),
];
