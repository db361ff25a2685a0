import {
  Access,
  CurrentPrincipal,
  CurrentUser,
  type Principal,
  RateLimit,
  StepUp,
  TeamMail,
} from '@casewright/platform';
import { Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Res, StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { RequestDataExport } from '../../commands/request-data-export';
import { ExportNotFound } from '../../domain/account.errors';
import { type DataExportView, GetDataExport } from '../../queries/get-data-export';
import { GetExportedData } from '../../queries/get-exported-data';
import { ConfirmOwner } from '../../processes/confirm-owner';

class DataExportAnswer {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ enum: ['being-made', 'ready', 'failed'] })
  readonly status!: DataExportView['status'];

  @ApiProperty()
  readonly requestedAt!: Date;

  @ApiProperty({ type: Date, nullable: true })
  readonly expiresAt!: Date | null;
}

class NewestDataExportAnswer {
  @ApiProperty({ type: DataExportAnswer, nullable: true })
  readonly newest!: DataExportAnswer | null;
}

/** Verified accounts only, so that an export goes to the owner of the address. That of an admin holds the team’s mail. */
@ApiTags('identity')
@Controller('account/data-exports')
@Access('verified')
export class OwnDataController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly owner: ConfirmOwner,
    private readonly stepUp: StepUp,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'get-data-export' })
  @ApiOkResponse({ type: NewestDataExportAnswer })
  async show(@CurrentUser() userId: string): Promise<NewestDataExportAnswer> {
    return { newest: (await this.queries.execute(new GetDataExport(userId))) ?? null };
  }

  @Post()
  @HttpCode(204)
  @TeamMail()
  @RateLimit({ name: 'data-export', points: 5, perSeconds: 3600, by: 'user' })
  @ApiOperation({ operationId: 'request-data-export' })
  @ApiNoContentResponse()
  async request(@CurrentPrincipal() principal: Principal): Promise<void> {
    await this.confirm(principal);
    await this.commands.execute(new RequestDataExport(principal.userId));
  }

  @Get(':id')
  @TeamMail()
  @ApiOperation({ operationId: 'download-data-export' })
  @ApiOkResponse({ content: { 'application/json': { schema: { type: 'object' } } } })
  async download(
    @CurrentPrincipal() principal: Principal,
    @Param('id', ParseUUIDPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    await this.confirm(principal);
    const exported = await this.queries.execute(new GetExportedData(principal.userId, id));
    if (!exported) throw new ExportNotFound();
    const name = `casewright-data-${exported.readyAt.toISOString().slice(0, 10)}.json`;
    void reply.header('content-disposition', `attachment; filename="${name}"`);
    return new StreamableFile(Readable.from([exported.content]).pipe(createGunzip()), { type: 'application/json' });
  }

  /** An open session is not enough to take everything with it. @throws SecondStepNeeded, StepUpNeeded */
  private async confirm(principal: Principal): Promise<void> {
    await this.owner.confirmSecondFactor(principal);
    this.stepUp.require(principal);
  }
}
