import { Access, CurrentUser, Id, type Page, pageAnswer, PageQuery, RateLimit, Text } from '@casewright/platform';
import { RECIPIENT_MAX_LENGTH } from '@casewright/rules';
import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiPropertyOptional,
  ApiTags,
} from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, ValidateIf } from 'class-validator';
import { AssignConversation } from '../../commands/assign-conversation';
import { NoteWriting } from '../../commands/note-writing';
import { SetConversationDone } from '../../commands/set-conversation-done';
import { GetProviderConversation, type ProviderConversationDetail } from '../../queries/get-provider-conversation';
import { ASSIGNED, ListProviderConversations, type ProviderFilters } from '../../queries/list-provider-conversations';
import { ListTeam } from '../../queries/list-team';
import type { Person } from '../../queries/people';
import type { ProviderConversation } from '../../queries/provider-conversation';
import { SearchRecipients } from '../../queries/search-recipients';
import { MessageParameters } from './messages.requests';
import { PersonAnswer, ProviderConversationAnswer, ProviderConversationDetailAnswer } from './provider-inbox.answer';

const STATES = ['open', 'done'] as const;

class ListConversationsParameters extends PageQuery {
  @ApiProperty({ enum: STATES })
  @IsIn(STATES)
  readonly state!: (typeof STATES)[number];

  @ApiProperty({ enum: ASSIGNED })
  @IsIn(ASSIGNED)
  readonly assigned!: ProviderFilters['assigned'];

  @ApiPropertyOptional({ format: 'uuid', description: 'Only conversations with this user' })
  @IsOptional()
  @Id()
  readonly person?: string;
}

class RecipientParameters {
  @Text({ min: 1, max: RECIPIENT_MAX_LENGTH, example: 'sam' })
  readonly text!: string;
}

class ConversationDoneBody {
  @ApiProperty()
  @IsBoolean()
  readonly isDone!: boolean;
}

class AssigneeBody {
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'ID of an admin; null to unassign' })
  @ValidateIf((_, value) => value !== null)
  @Id()
  readonly assigneeId!: string | null;
}

@ApiTags('messaging')
@Controller('admin')
@Access('admin')
export class ProviderInboxController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('recipients')
  @RateLimit({ name: 'search-recipients', points: 240, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'search-recipients' })
  @ApiOkResponse({ type: [PersonAnswer] })
  searchRecipients(@Query() { text }: RecipientParameters): Promise<readonly Person[]> {
    return this.queries.execute(new SearchRecipients(text));
  }

  @Get('team')
  @ApiOperation({ operationId: 'list-team', description: 'Users to whom a conversation can be assigned' })
  @ApiOkResponse({ type: [PersonAnswer] })
  listTeam(): Promise<readonly Person[]> {
    return this.queries.execute(new ListTeam());
  }

  @Get('conversations')
  @ApiOperation({ operationId: 'list-provider-conversations' })
  @ApiOkResponse({ type: pageAnswer(ProviderConversationAnswer) })
  list(
    @CurrentUser() userId: string,
    @Query() { state, assigned, person, before }: ListConversationsParameters,
  ): Promise<Page<ProviderConversation>> {
    const filters = { isDone: state === 'done', assigned, personId: person };
    return this.queries.execute(new ListProviderConversations(userId, filters, before));
  }

  @Get('conversations/:id')
  @ApiOperation({ operationId: 'get-provider-conversation' })
  @ApiOkResponse({ type: ProviderConversationDetailAnswer })
  get(@CurrentUser() userId: string, @Param() { id }: MessageParameters): Promise<ProviderConversationDetail> {
    return this.queries.execute(new GetProviderConversation(userId, id));
  }

  @Put('conversations/:id/done')
  @HttpCode(204)
  @ApiOperation({ operationId: 'set-conversation-done' })
  @ApiNoContentResponse()
  async setDone(@Param() { id }: MessageParameters, @Body() { isDone }: ConversationDoneBody): Promise<void> {
    await this.commands.execute(new SetConversationDone(id, isDone));
  }

  @Put('conversations/:id/assignee')
  @HttpCode(204)
  @ApiOperation({ operationId: 'assign-conversation' })
  @ApiNoContentResponse()
  async assign(@Param() { id }: MessageParameters, @Body() { assigneeId }: AssigneeBody): Promise<void> {
    await this.commands.execute(new AssignConversation(id, assigneeId ?? undefined));
  }

  /** Pages call this every 5 seconds during typing. */
  @Post('conversations/:id/writing')
  @HttpCode(204)
  @RateLimit({ name: 'note-writing', points: 60, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'note-writing' })
  @ApiNoContentResponse()
  async noteWriting(@CurrentUser() userId: string, @Param() { id }: MessageParameters): Promise<void> {
    await this.commands.execute(new NoteWriting(userId, id));
  }
}
