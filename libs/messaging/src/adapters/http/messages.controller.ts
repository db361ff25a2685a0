import {
  Access,
  AuditedForAdmins,
  CurrentPrincipal,
  CurrentUser,
  type Page,
  pageAnswer,
  type Principal,
  RateLimit,
  TeamMail,
} from '@casewright/platform';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DeleteMessages } from '../../commands/delete-messages';
import { MarkMessagesRead } from '../../commands/mark-messages-read';
import { MarkMessagesUnread } from '../../commands/mark-messages-unread';
import { MarkShownRead } from '../../commands/mark-shown-read';
import { RestoreMessages } from '../../commands/restore-messages';
import { SendMessage } from '../../commands/send-message';
import type { SentMessage } from '../../domain/mailbox.repository';
import { CountUnread, type UnreadCount } from '../../queries/count-unread';
import { GetMessage } from '../../queries/get-message';
import { ListMessages } from '../../queries/list-messages';
import { ListUnread, type UnreadMessages } from '../../queries/list-unread';
import { type FoundMessage, SearchMessages } from '../../queries/search-messages';
import type { ListedMessage } from '../../queries/listed-message';
import {
  FoundMessageAnswer,
  ListedMessageAnswer,
  SentMessageAnswer,
  UnreadCountAnswer,
  UnreadMessagesAnswer,
} from './messages.answer';
import {
  SearchMessagesParameters,
  ListMessagesParameters,
  MarkShownReadBody,
  MessageIdsBody,
  MessageParameters,
  SENDING,
  SendMessageBody,
} from './messages.requests';

@ApiTags('messaging')
@Controller('messages')
@Access('signed-in')
@TeamMail()
export class MessagesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post()
  @Access('verified')
  @RateLimit(...SENDING)
  @AuditedForAdmins()
  @ApiOperation({ operationId: 'send-message' })
  @ApiCreatedResponse({ type: SentMessageAnswer })
  send(@CurrentPrincipal() { userId, isAdmin }: Principal, @Body() body: SendMessageBody): Promise<SentMessage> {
    const { subject, content, recipient = '', inReplyTo, draftId } = body;
    const to = inReplyTo === undefined ? { recipient } : { senderOf: inReplyTo };
    return this.commands.execute(new SendMessage({ id: userId, isAdmin }, { subject, content }, to, draftId));
  }

  @Get()
  @AuditedForAdmins()
  @ApiOperation({ operationId: 'list-messages' })
  @ApiOkResponse({ type: pageAnswer(ListedMessageAnswer) })
  list(
    @CurrentPrincipal() { userId, isAdmin }: Principal,
    @Query() { folder, before }: ListMessagesParameters,
  ): Promise<Page<ListedMessage>> {
    return this.queries.execute(new ListMessages(userId, isAdmin, folder, before));
  }

  /** A number alone, for the menu. */
  @Get('unread-count')
  @TeamMail(false)
  @ApiOperation({ operationId: 'count-unread-messages' })
  @ApiOkResponse({ type: UnreadCountAnswer })
  countUnread(@CurrentUser() userId: string): Promise<UnreadCount> {
    return this.queries.execute(new CountUnread(userId));
  }

  @Get('unread')
  @AuditedForAdmins()
  @ApiOperation({ operationId: 'list-unread-messages' })
  @ApiOkResponse({ type: UnreadMessagesAnswer })
  listUnread(@CurrentUser() userId: string): Promise<UnreadMessages> {
    return this.queries.execute(new ListUnread(userId));
  }

  @Get('search')
  @RateLimit({ name: 'search-messages', points: 120, perSeconds: 60, by: 'user' })
  @AuditedForAdmins()
  @ApiOperation({ operationId: 'search-messages' })
  @ApiOkResponse({ type: pageAnswer(FoundMessageAnswer) })
  search(
    @CurrentUser() userId: string,
    @Query() { q, timeZone, before }: SearchMessagesParameters,
  ): Promise<Page<FoundMessage>> {
    return this.queries.execute(new SearchMessages(userId, q, timeZone, before));
  }

  @Post('mark-read')
  @HttpCode(204)
  @ApiOperation({ operationId: 'mark-messages-read' })
  @ApiNoContentResponse()
  async markRead(@CurrentUser() userId: string, @Body() { ids }: MessageIdsBody): Promise<void> {
    await this.commands.execute(new MarkMessagesRead(userId, ids));
  }

  @Post('mark-unread')
  @HttpCode(204)
  @ApiOperation({ operationId: 'mark-messages-unread' })
  @ApiNoContentResponse()
  async markUnread(@CurrentUser() userId: string, @Body() { ids }: MessageIdsBody): Promise<void> {
    await this.commands.execute(new MarkMessagesUnread(userId, ids));
  }

  @Post('mark-shown-read')
  @HttpCode(204)
  @ApiOperation({ operationId: 'mark-shown-messages-read' })
  @ApiNoContentResponse()
  async markShownRead(@CurrentUser() userId: string, @Body() { snapshot }: MarkShownReadBody): Promise<void> {
    await this.commands.execute(new MarkShownRead(userId, snapshot));
  }

  @Post('delete')
  @HttpCode(204)
  @ApiOperation({ operationId: 'delete-messages' })
  @ApiNoContentResponse()
  async delete(@CurrentUser() userId: string, @Body() { ids }: MessageIdsBody): Promise<void> {
    await this.commands.execute(new DeleteMessages(userId, ids));
  }

  @Post('restore')
  @HttpCode(204)
  @ApiOperation({ operationId: 'restore-messages' })
  @ApiNoContentResponse()
  async restore(@CurrentUser() userId: string, @Body() { ids }: MessageIdsBody): Promise<void> {
    await this.commands.execute(new RestoreMessages(userId, ids));
  }

  @Get(':id')
  @AuditedForAdmins()
  @ApiOperation({ operationId: 'get-message' })
  @ApiOkResponse({ type: ListedMessageAnswer })
  get(@CurrentUser() userId: string, @Param() { id }: MessageParameters): Promise<ListedMessage> {
    return this.queries.execute(new GetMessage(userId, id));
  }
}
