import {
  Access,
  CurrentPrincipal,
  CurrentUser,
  type Page,
  pageAnswer,
  PageQuery,
  type Principal,
  RateLimit,
  Text,
} from '@casewright/platform';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiPropertyOptional,
  ApiTags,
} from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { MarkMessageRead } from '../../commands/mark-message-read';
import { SendMessage, type SentMessage } from '../../commands/send-message';
import { CONTENT_MAX_LENGTH, SUBJECT_MAX_LENGTH } from '../../domain/message';
import { CountUnread, type UnreadCount } from '../../queries/count-unread';
import { type Folder, FOLDERS, type ListedMessage, ListMessages } from '../../queries/list-messages';
import { ListedMessageAnswer, SentMessageAnswer, UnreadCountAnswer } from './messages.answer';

const RECIPIENT_MAX_LENGTH = 255;

/** Who sends it, and as what, is for the session to say. */
class SendMessageBody {
  @Text({ max: SUBJECT_MAX_LENGTH })
  readonly subject!: string;

  @Text({ max: CONTENT_MAX_LENGTH })
  readonly content!: string;

  @Text({ max: RECIPIENT_MAX_LENGTH, optional: true, example: 'sam@acme.example' })
  readonly recipient?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'A message that I received: mine goes to whoever sent it.' })
  @IsOptional()
  @IsUUID()
  readonly inReplyTo?: string;
}

class ListMessagesParameters extends PageQuery {
  @ApiProperty({ enum: FOLDERS })
  @IsIn(FOLDERS)
  readonly folder!: Folder;
}

class MessageParameters {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  readonly id!: string;
}

@ApiTags('messaging')
@Controller('messages')
@Access('signed-in')
export class MessagesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post()
  @Access('verified')
  @RateLimit(
    { name: 'send-message', points: 30, perSeconds: 60, by: 'user' },
    { name: 'send-message-daily', points: 300, perSeconds: 86_400, by: 'user' },
  )
  @ApiOperation({ operationId: 'send-message' })
  @ApiCreatedResponse({ type: SentMessageAnswer })
  send(@CurrentPrincipal() { userId, isAdmin }: Principal, @Body() body: SendMessageBody): Promise<SentMessage> {
    const { subject, content, recipient = '', inReplyTo } = body;
    const to = inReplyTo === undefined ? { recipient } : { senderOf: inReplyTo };
    return this.commands.execute(new SendMessage({ id: userId, isAdmin }, { subject, content }, to));
  }

  @Get()
  @ApiOperation({ operationId: 'list-messages' })
  @ApiOkResponse({ type: pageAnswer(ListedMessageAnswer) })
  list(
    @CurrentPrincipal() { userId, isAdmin }: Principal,
    @Query() { folder, before }: ListMessagesParameters,
  ): Promise<Page<ListedMessage>> {
    return this.queries.execute(new ListMessages(userId, isAdmin, folder, before));
  }

  @Get('unread-count')
  @ApiOperation({ operationId: 'count-unread-messages' })
  @ApiOkResponse({ type: UnreadCountAnswer })
  countUnread(@CurrentUser() userId: string): Promise<UnreadCount> {
    return this.queries.execute(new CountUnread(userId));
  }

  @Post(':id/read')
  @HttpCode(204)
  @ApiOperation({ operationId: 'mark-message-read' })
  @ApiNoContentResponse()
  async markRead(@CurrentUser() userId: string, @Param() { id }: MessageParameters): Promise<void> {
    await this.commands.execute(new MarkMessageRead(userId, id));
  }
}
