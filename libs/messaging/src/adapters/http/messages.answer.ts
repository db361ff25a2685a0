import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class SentMessageAnswer {
  @ApiProperty({ format: 'uuid' })
  readonly messageId!: string;

  @ApiProperty({ format: 'uuid' })
  readonly conversationId!: string;

  @ApiProperty({ type: 'integer', description: '1, also if sent to the team' })
  readonly recipientCount!: 1;
}

export class UnreadCountAnswer {
  @ApiProperty({ description: 'Capped at 100, which means more than 99' })
  readonly count!: number;
}

export class UnreadMessageAnswer {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ format: 'uuid' })
  readonly conversationId!: string;

  @ApiProperty()
  readonly subject!: string;

  @ApiProperty({ description: 'First 100 characters as plain text, with an ellipsis if shortened' })
  readonly preview!: string;

  @ApiProperty()
  readonly senderName!: string;

  @ApiProperty({ format: 'date-time' })
  readonly createdAt!: string;
}

export class UnreadMessagesAnswer {
  @ApiProperty({ type: [UnreadMessageAnswer], description: 'The 10 newest' })
  readonly rows!: readonly UnreadMessageAnswer[];

  @ApiProperty({ description: 'Pass to mark-shown-messages-read, so that later messages stay unread' })
  readonly snapshot!: string;
}

export class SentAttachmentAnswer {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty()
  readonly name!: string;

  @ApiProperty({ description: 'In bytes' })
  readonly size!: number;

  @ApiProperty({ description: 'Media type of the content' })
  readonly type!: string;
}

class MessageInListAnswer {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ format: 'uuid' })
  readonly conversationId!: string;

  @ApiProperty()
  readonly subject!: string;

  @ApiProperty({ format: 'uuid' })
  readonly senderId!: string;

  @ApiProperty({ description: "'Former user' if the account was deleted" })
  readonly senderName!: string;

  @ApiProperty({ description: "If so, the message can't be answered" })
  readonly hasSenderLeft!: boolean;

  @ApiProperty()
  readonly isAdminMessage!: boolean;

  @ApiProperty({ description: 'Whether the current user wrote it' })
  readonly isMine!: boolean;

  @ApiProperty()
  readonly isRead!: boolean;

  @ApiProperty()
  readonly createdAt!: Date;

  @ApiProperty({ type: [SentAttachmentAnswer] })
  readonly attachments!: readonly SentAttachmentAnswer[];

  @ApiPropertyOptional({ type: 'integer', description: 'Sent messages only: 1, also if sent to the team' })
  readonly recipientCount?: number;

  @ApiPropertyOptional({ description: 'Messages sent to one person only; absent if sent to the team' })
  readonly recipientName?: string;
}

export class ListedMessageAnswer extends MessageInListAnswer {
  @ApiProperty({ description: 'Plain text' })
  readonly content!: string;
}

class TextPartAnswer {
  @ApiProperty({ description: 'Plain text' })
  readonly text!: string;

  @ApiProperty({ description: 'Whether this part matches the search' })
  readonly isHit!: boolean;
}

export class FoundMessageAnswer extends MessageInListAnswer {
  @ApiProperty({ type: [TextPartAnswer] })
  readonly subjectParts!: readonly TextPartAnswer[];

  @ApiProperty({ type: [TextPartAnswer], description: 'Part of the content around the first match' })
  readonly excerptParts!: readonly TextPartAnswer[];
}
