import {
  Access,
  AuditedForAdmins,
  CurrentPrincipal,
  CurrentUser,
  fileAnswer,
  FileContents,
  FileUse,
  type Principal,
  RateLimit,
  Text,
} from '@casewright/platform';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Res, type StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsInt, IsUUID, Max, Min } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { MessageParameters } from '../../../adapters/http/messages.requests';
import { AddAttachment } from '../../commands/add-attachment';
import { RemoveAttachment } from '../../commands/remove-attachment';
import type { Attachment } from '../../domain/attachment';
import { FindAttachment } from '../../queries/find-attachment';
import { ListAttachments } from '../../queries/list-attachments';

const NAME_MAX_LENGTH = 255;
const STATES = ['uploading', 'checking', 'ready', 'refused'] as const;

class AttachmentBody {
  @ApiProperty({ format: 'uuid', description: 'Chosen by the browser; the bytes go to /api/uploads under it.' })
  @IsUUID()
  readonly id!: string;

  @Text({ min: 1, max: NAME_MAX_LENGTH, example: 'site-b-storage.xlsx' })
  readonly name!: string;

  @ApiProperty({ type: Number, example: 184_320, description: 'In bytes.' })
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  readonly size!: number;
}

class AttachmentParameters extends MessageParameters {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  readonly attachmentId!: string;
}

class AttachmentAnswer {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty()
  readonly name!: string;

  @ApiProperty({ description: 'In bytes.' })
  readonly size!: number;

  @ApiProperty({ description: 'Bytes that have arrived.' })
  readonly received!: number;

  @ApiProperty({ enum: STATES })
  readonly state!: (typeof STATES)[number];

  @ApiProperty({ type: String, nullable: true, description: 'The media type of its content.' })
  readonly type!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Why it was refused.' })
  readonly problem!: string | null;
}

class AttachmentsAnswer {
  @ApiProperty({ type: [AttachmentAnswer] })
  readonly rows!: readonly AttachmentAnswer[];
}

@ApiTags('messaging')
@Controller()
@Access('signed-in')
export class AttachmentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly contents: FileContents,
  ) {}

  @Get('drafts/:id/attachments')
  @ApiOperation({ operationId: 'list-attachments' })
  @ApiOkResponse({ type: AttachmentsAnswer })
  async list(@CurrentUser() userId: string, @Param() { id }: MessageParameters): Promise<AttachmentsAnswer> {
    return { rows: (await this.queries.execute(new ListAttachments(userId, id))).map(answerOf) };
  }

  @Post('drafts/:id/attachments')
  @Access('verified')
  @HttpCode(200)
  @RateLimit(
    { name: 'attach', points: 60, perSeconds: 60, by: 'user' },
    { name: 'attach-daily', points: 500, perSeconds: 86_400, by: 'user' },
  )
  @ApiOperation({ operationId: 'add-attachment' })
  @ApiOkResponse({ type: AttachmentAnswer })
  async add(
    @CurrentUser() userId: string,
    @Param() { id }: MessageParameters,
    @Body() wanted: AttachmentBody,
  ): Promise<AttachmentAnswer> {
    return answerOf(await this.commands.execute(new AddAttachment(userId, id, { ...wanted })));
  }

  @Delete('drafts/:id/attachments/:attachmentId')
  @HttpCode(204)
  @ApiOperation({ operationId: 'remove-attachment' })
  @ApiNoContentResponse()
  async remove(@CurrentUser() userId: string, @Param() { id, attachmentId }: AttachmentParameters): Promise<void> {
    await this.commands.execute(new RemoveAttachment(userId, id, attachmentId));
  }

  @Get('attachments/:id')
  @AuditedForAdmins()
  @ApiOperation({ operationId: 'download-attachment' })
  @ApiOkResponse({ content: { 'application/octet-stream': {} } })
  async download(
    @CurrentPrincipal() { userId, isAdmin, isMfa }: Principal,
    @Param() { id }: MessageParameters,
    @Query() { use }: FileUse,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const file = await this.queries.execute(new FindAttachment(userId, isAdmin && isMfa, id));
    return fileAnswer(this.contents, file, reply, use);
  }
}

const answerOf = ({ id, name, size, received, state, type, problem }: Attachment): AttachmentAnswer => ({
  ...{ id, name, size, received, state, type, problem },
});
