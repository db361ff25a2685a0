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
import { ListCaseMessages } from '../../queries/list-case-messages';
import type { ListedMessage } from '../../queries/listed-message';
import { ListedMessageAnswer } from './messages.answer';
import { MessageParameters } from './messages.requests';

@ApiTags('messaging')
@Controller('cases')
@Access('signed-in')
@TeamMail()
export class CaseMessagesController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/messages')
  @AuditedForAdmins()
  @ApiOperation({
    operationId: 'list-case-messages',
    description: 'Messages about the case, newest first',
  })
  @ApiOkResponse({ type: pageAnswer(ListedMessageAnswer) })
  list(
    @CurrentPrincipal() { userId, isAdmin }: Principal,
    @Param() { id }: MessageParameters,
    @Query() { before }: PageQuery,
  ): Promise<Page<ListedMessage>> {
    return this.queries.execute(new ListCaseMessages(userId, isAdmin, id, before));
  }
}
