import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class SentMessageAnswer {
  @ApiProperty({ format: 'uuid' })
  readonly messageId!: string;

  @ApiProperty()
  readonly recipientCount!: number;
}

export class UnreadCountAnswer {
  @ApiProperty()
  readonly count!: number;
}

export class ListedMessageAnswer {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty()
  readonly subject!: string;

  @ApiProperty({ description: 'Plain text.' })
  readonly content!: string;

  @ApiProperty({ format: 'uuid' })
  readonly senderId!: string;

  @ApiProperty()
  readonly senderName!: string;

  @ApiProperty()
  readonly isAdminMessage!: boolean;

  @ApiProperty()
  readonly isRead!: boolean;

  @ApiProperty()
  readonly createdAt!: Date;

  @ApiPropertyOptional({ description: 'Of what I sent.' })
  readonly recipientCount?: number;
}
