import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class SentMessageAnswer {
  @ApiProperty({ format: 'uuid' })
  readonly messageId!: string;

  @ApiProperty({ format: 'uuid' })
  readonly conversationId!: string;

  @ApiProperty()
  readonly recipientCount!: number;
}

export class UnreadCountAnswer {
  @ApiProperty({ description: 'At most 100, which stands for more than 99.' })
  readonly count!: number;
}

export class UnreadMessageAnswer {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ format: 'uuid' })
  readonly conversationId!: string;

  @ApiProperty()
  readonly subject!: string;

  @ApiProperty({ description: 'The first 100 characters, and an ellipsis when there are more. Plain text.' })
  readonly preview!: string;

  @ApiProperty()
  readonly senderName!: string;

  @ApiProperty({ format: 'date-time' })
  readonly createdAt!: string;
}

export class UnreadMessagesAnswer {
  @ApiProperty({ type: [UnreadMessageAnswer], description: 'The 10 newest.' })
  readonly rows!: readonly UnreadMessageAnswer[];

  @ApiProperty({ description: 'For mark-shown-messages-read: what arrives later stays unread.' })
  readonly snapshot!: string;
}

export class SentAttachmentAnswer {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty()
  readonly name!: string;

  @ApiProperty({ description: 'In bytes.' })
  readonly size!: number;

  @ApiProperty({ description: 'The media type of its content.' })
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

  @ApiProperty({ description: "'Former user' when they have left." })
  readonly senderName!: string;

  @ApiProperty({ description: 'Then nobody can answer them.' })
  readonly hasSenderLeft!: boolean;

  @ApiProperty()
  readonly isAdminMessage!: boolean;

  @ApiProperty({ description: 'Whether I wrote it.' })
  readonly isMine!: boolean;

  @ApiProperty()
  readonly isRead!: boolean;

  @ApiProperty()
  readonly createdAt!: Date;

  @ApiProperty({ type: [SentAttachmentAnswer] })
  readonly attachments!: readonly SentAttachmentAnswer[];

  @ApiPropertyOptional({ description: 'Of what I sent.' })
  readonly recipientCount?: number;

  @ApiPropertyOptional({ description: 'Of what I sent to one person; absent when it went to every admin.' })
  readonly recipientName?: string;
}

export class ListedMessageAnswer extends MessageInListAnswer {
  @ApiProperty({ description: 'Plain text.' })
  readonly content!: string;
}

class TextPartAnswer {
  @ApiProperty({ description: 'Plain text.' })
  readonly text!: string;

  @ApiProperty({ description: 'Whether the search has found it.' })
  readonly isHit!: boolean;
}

export class FoundMessageAnswer extends MessageInListAnswer {
  @ApiProperty({ type: [TextPartAnswer] })
  readonly subjectParts!: readonly TextPartAnswer[];

  @ApiProperty({ type: [TextPartAnswer], description: 'Of the content, around the first hit.' })
  readonly excerptParts!: readonly TextPartAnswer[];
}
