import { ApiProperty } from '@nestjs/swagger';

export class PersonAnswer {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty()
  readonly name!: string;

  @ApiProperty()
  readonly email!: string;
}

export class WriterAnswer {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty()
  readonly name!: string;
}

export class ProviderConversationAnswer {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ format: 'uuid' })
  readonly personId!: string;

  @ApiProperty()
  readonly personName!: string;

  @ApiProperty()
  readonly isDone!: boolean;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  readonly assigneeId!: string | null;

  @ApiProperty({ type: String, nullable: true })
  readonly assigneeName!: string | null;

  @ApiProperty({ description: 'Subject of the newest message' })
  readonly subject!: string;

  @ApiProperty({ description: 'Beginning of the newest message, as plain text' })
  readonly preview!: string;

  @ApiProperty()
  readonly lastMessageAt!: Date;

  @ApiProperty({ type: [WriterAnswer], description: 'Admins who have replied in this conversation' })
  readonly answeredBy!: readonly WriterAnswer[];

  @ApiProperty({ description: 'Whether the current user has unread messages in it' })
  readonly isUnread!: boolean;
}

export class ProviderConversationDetailAnswer extends ProviderConversationAnswer {
  @ApiProperty({ type: [WriterAnswer], description: 'Colleagues who are writing a reply' })
  readonly writers!: readonly WriterAnswer[];
}
