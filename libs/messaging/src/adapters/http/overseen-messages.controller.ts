import {
  Access,
  Choice,
  type CountedPage,
  csvAnswer,
  CsvRoute,
  ListRoute,
  pageOf,
  selectionQuery,
} from '@casewright/platform';
import { Controller, Get, Param, Query, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { GetOverseenMessage, type OverseenCopy, type OverseenMessageDetails } from '../../queries/get-overseen-message';
import {
  ALL_MESSAGES,
  ExportAllMessages,
  ListAllMessages,
  type OverseenMessage,
} from '../../queries/list-all-messages';
import { MessageParameters } from './messages.requests';

const FROM = ['admins', 'users'] as const;
const STATES = ['read', 'unread'] as const;

class ExportAllMessagesQuery extends selectionQuery(ALL_MESSAGES) {
  @Choice(FROM, 'Filters by sender')
  readonly from?: (typeof FROM)[number];

  @Choice(STATES, 'Filters by whether any recipient has read it')
  readonly state?: (typeof STATES)[number];
}

class AllMessagesQuery extends pageOf(ExportAllMessagesQuery) {}

class OverseenMessageAnswer implements OverseenMessage {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty()
  readonly subject!: string;

  @ApiProperty({ description: 'Beginning of the content' })
  readonly preview!: string;

  @ApiProperty({ format: 'uuid' })
  readonly senderId!: string;

  @ApiProperty()
  readonly senderName!: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Null if sent to several users' })
  readonly recipientId!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Null if sent to all admins' })
  readonly recipientName!: string | null;

  @ApiProperty({ type: 'integer' })
  readonly recipientCount!: number;

  @ApiProperty()
  readonly isAdminMessage!: boolean;

  @ApiProperty({ description: 'Whether any recipient has read it' })
  readonly isRead!: boolean;

  @ApiProperty()
  readonly createdAt!: Date;
}

class OverseenCopyAnswer implements OverseenCopy {
  @ApiProperty({ format: 'uuid' })
  readonly ownerId!: string;

  @ApiProperty({ type: Date, nullable: true })
  readonly readAt!: Date | null;

  @ApiProperty()
  readonly isDeleted!: boolean;
}

class OverseenMessageDetailsAnswer extends OverseenMessageAnswer implements OverseenMessageDetails {
  @ApiProperty({ description: 'Plain text' })
  readonly content!: string;

  @ApiProperty({ type: [OverseenCopyAnswer] })
  readonly copies!: OverseenCopyAnswer[];
}

@ApiTags('messaging')
@Controller('admin/messages')
@Access('admin')
export class OverseenMessagesController {
  constructor(private readonly queries: QueryBus) {}

  @ListRoute('list-all-messages', OverseenMessageAnswer, 'Messages of all users, without drafts')
  list(@Query() { before, ...selection }: AllMessagesQuery): Promise<CountedPage<OverseenMessage>> {
    return this.queries.execute(new ListAllMessages(selection, before));
  }

  @CsvRoute('export-all-messages')
  async export(@Query() selection: ExportAllMessagesQuery): Promise<StreamableFile> {
    return csvAnswer(await this.queries.execute(new ExportAllMessages(selection)), 'messages');
  }

  @Get(':id')
  @ApiOperation({ operationId: 'get-overseen-message', summary: 'Any message with its full content' })
  @ApiOkResponse({ type: OverseenMessageDetailsAnswer })
  get(@Param() { id }: MessageParameters): Promise<OverseenMessageDetails> {
    return this.queries.execute(new GetOverseenMessage(id));
  }
}
