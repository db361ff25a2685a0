import {
  Access,
  AuditedForAdmins,
  CurrentPrincipal,
  type Page,
  pageAnswer,
  PageQuery,
  type Principal,
  TeamMail,
} from '@casewright/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ListConversation } from '../../queries/list-conversation';
import type { ListedMessage } from '../../queries/listed-message';
import { ListedMessageAnswer } from './messages.answer';
import { MessageParameters } from './messages.requests';

@ApiTags('messaging')
@Controller('conversations')
@Access('signed-in')
@TeamMail()
export class ConversationsController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/messages')
  @AuditedForAdmins()
  @ApiOperation({ operationId: 'list-conversation', description: 'Newest first' })
  @ApiOkResponse({ type: pageAnswer(ListedMessageAnswer) })
  list(
    @CurrentPrincipal() { userId, isAdmin }: Principal,
    @Param() { id }: MessageParameters,
    @Query() { before }: PageQuery,
  ): Promise<Page<ListedMessage>> {
    return this.queries.execute(new ListConversation(userId, isAdmin, id, before));
  }
}
