import { Id, PageQuery, type RateLimitRule, Text } from '@casewright/platform';
import { CONTENT_MAX_LENGTH, RECIPIENT_MAX_LENGTH, SUBJECT_MAX_LENGTH } from '@casewright/rules';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsIn, IsOptional, IsTimeZone, Matches } from 'class-validator';
import { type Folder, FOLDERS } from '../../queries/list-messages';

/** Shared by composed messages, replies and drafts. */
export const SENDING: readonly RateLimitRule[] = [
  { name: 'send-message', points: 30, perSeconds: 60, by: 'user' },
  { name: 'send-message-daily', points: 300, perSeconds: 86_400, by: 'user' },
];

const MAX_AT_ONCE = 100;
const SEARCH_MAX_LENGTH = 500;
const MAX_SNAPSHOT_LENGTH = 10_000;

/** The sender comes from the session. */
export class SendMessageBody {
  @Text({ max: SUBJECT_MAX_LENGTH })
  readonly subject!: string;

  @Text({ max: CONTENT_MAX_LENGTH })
  readonly content!: string;

  @Text({ max: RECIPIENT_MAX_LENGTH, optional: true, example: 'sam@acme.example' })
  readonly recipient?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'ID of a received message; the reply goes to its sender' })
  @IsOptional()
  @Id()
  readonly inReplyTo?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'ID of the draft whose attachments are sent' })
  @IsOptional()
  @Id()
  readonly draftId?: string;
}

export class ListMessagesParameters extends PageQuery {
  @ApiProperty({ enum: FOLDERS })
  @IsIn(FOLDERS)
  readonly folder!: Folder;
}

export class SearchMessagesParameters extends PageQuery {
  @Text({ min: 1, max: SEARCH_MAX_LENGTH, example: 'cost from:ada is:unread' })
  readonly q!: string;

  @ApiPropertyOptional({ description: 'Time zone of the dates', example: 'America/Los_Angeles', default: 'UTC' })
  @IsOptional()
  @IsTimeZone()
  readonly timeZone: string = 'UTC';
}

export class MessageParameters {
  @ApiProperty({ format: 'uuid' })
  @Id()
  readonly id!: string;
}

export class MessageIdsBody {
  @ApiProperty({ type: [String], format: 'uuid', minItems: 1, maxItems: MAX_AT_ONCE })
  @Id({ each: true })
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_AT_ONCE)
  readonly ids!: readonly string[];
}

export class MarkShownReadBody {
  @ApiProperty({
    maxLength: MAX_SNAPSHOT_LENGTH,
    example: '1000:1000:',
    description: 'Snapshot of the list that was shown',
  })
  @Matches(/^(?=.{1,10000}$)\d{1,19}:\d{1,19}:(\d{1,19}(,\d{1,19})*)?$/)
  readonly snapshot!: string;
}
