import {
  Access,
  AuditedForAdmins,
  CurrentPrincipal,
  CurrentUser,
  Id,
  type Page,
  pageAnswer,
  PageQuery,
  type Principal,
  RateLimit,
  TeamMail,
  Text,
} from '@casewright/platform';
import { CONTENT_MAX_LENGTH, RECIPIENT_MAX_LENGTH, SUBJECT_MAX_LENGTH } from '@casewright/rules';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiPropertyOptional,
  ApiTags,
} from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { DeleteDraft } from '../../commands/delete-draft';
import { type DraftVersion, SaveDraft } from '../../commands/save-draft';
import { SendDraft } from '../../commands/send-draft';
import type { SentMessage } from '../../domain/mailbox.repository';
import { GetDraft } from '../../queries/get-draft';
import { ListDrafts } from '../../queries/list-drafts';
import type { ListedDraft } from '../../queries/listed-draft';
import { SentMessageAnswer } from './messages.answer';
import { MessageParameters, SENDING } from './messages.requests';

const MAX_VERSION = 2 ** 31 - 1;
/** Pages save drafts automatically every few seconds, possibly in several tabs. */
const SAVING = { name: 'save-draft', points: 120, perSeconds: 60, by: 'user' } as const;

class SaveMessageDraftBody {
  @Text({ max: SUBJECT_MAX_LENGTH })
  readonly subject!: string;

  @Text({ max: CONTENT_MAX_LENGTH })
  readonly content!: string;

  @Text({ max: RECIPIENT_MAX_LENGTH, optional: true, example: 'sam@acme.example' })
  readonly recipient?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'ID of the message being answered' })
  @IsOptional()
  @Id()
  readonly inReplyTo?: string;

  @ApiPropertyOptional({
    type: Number,
    example: 1,
    description: 'Revision that this tab saved last; omit for a new draft',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_VERSION)
  readonly version?: number;
}

class SendDraftBody {
  @ApiProperty({ type: Number, example: 1, description: 'Revision that this tab shows' })
  @IsInt()
  @Min(1)
  @Max(MAX_VERSION)
  readonly version!: number;
}

class DraftVersionAnswer {
  @ApiProperty()
  readonly version!: number;

  @ApiProperty({ description: "Subject as saved, or 'Untitled Draft' if it was empty" })
  readonly subject!: string;
}

class MessageDraftAnswer {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty()
  readonly subject!: string;

  @ApiProperty({ description: 'Plain text' })
  readonly content!: string;

  @ApiProperty({ description: 'As typed by an admin; empty for other users' })
  readonly recipient!: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'ID of the message being answered' })
  readonly inReplyTo!: string | null;

  @ApiProperty()
  readonly version!: number;

  @ApiProperty()
  readonly updatedAt!: Date;
}

@ApiTags('messaging')
@Controller('drafts')
@Access('signed-in')
@TeamMail()
export class DraftsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'list-drafts' })
  @ApiOkResponse({ type: pageAnswer(MessageDraftAnswer) })
  list(@CurrentUser() userId: string, @Query() { before }: PageQuery): Promise<Page<ListedDraft>> {
    return this.queries.execute(new ListDrafts(userId, before));
  }

  @Get(':id')
  @ApiOperation({ operationId: 'get-draft' })
  @ApiOkResponse({ type: MessageDraftAnswer })
  get(@CurrentUser() userId: string, @Param() { id }: MessageParameters): Promise<ListedDraft> {
    return this.queries.execute(new GetDraft(userId, id));
  }

  /** The client chooses the id, so that a repeated request creates no second draft. */
  @Put(':id')
  @RateLimit(SAVING)
  @ApiOperation({ operationId: 'save-draft' })
  @ApiOkResponse({ type: DraftVersionAnswer })
  save(
    @CurrentPrincipal() { userId, isAdmin }: Principal,
    @Param() { id }: MessageParameters,
    @Body() { version, recipient = '', ...written }: SaveMessageDraftBody,
  ): Promise<DraftVersion> {
    const draft = { ...written, id, ownerId: userId, recipient: isAdmin ? recipient : '' };
    return this.commands.execute(new SaveDraft(draft, version));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ operationId: 'delete-draft' })
  @ApiNoContentResponse()
  async delete(@CurrentUser() userId: string, @Param() { id }: MessageParameters): Promise<void> {
    await this.commands.execute(new DeleteDraft(userId, id));
  }

  @Post(':id/send')
  @HttpCode(200)
  @Access('verified')
  @RateLimit(...SENDING)
  @AuditedForAdmins()
  @ApiOperation({ operationId: 'send-draft' })
  @ApiOkResponse({ type: SentMessageAnswer })
  send(
    @CurrentPrincipal() { userId, isAdmin }: Principal,
    @Param() { id }: MessageParameters,
    @Body() { version }: SendDraftBody,
  ): Promise<SentMessage> {
    return this.commands.execute(new SendDraft({ id: userId, isAdmin }, id, version));
  }
}
