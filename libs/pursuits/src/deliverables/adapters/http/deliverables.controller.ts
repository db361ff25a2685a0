import {
  Access,
  AuditedForAdmins,
  CurrentPrincipal,
  fileAnswer,
  FileContents,
  FileUse,
  type Principal,
} from '@casewright/platform';
import { Controller, Get, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CaseOfPursuitParameters } from '../../../adapters/http/case.body';
import { FindDeliverableFile } from '../../queries/find-deliverable-file';
import { ListDeliverables } from '../../queries/list-deliverables';
import { DeliverablesAnswer } from './deliverable.answer';
import { readerOf } from '../../../adapters/http/reader-of';

@Controller()
@Access('signed-in')
export class DeliverablesController {
  constructor(
    private readonly queries: QueryBus,
    private readonly contents: FileContents,
  ) {}

  @Get('cases/:id/deliverables')
  @AuditedForAdmins()
  @ApiOperation({ operationId: 'list-deliverables', summary: 'Versions of an own case; admins can read all' })
  @ApiOkResponse({ type: DeliverablesAnswer })
  async list(
    @CurrentPrincipal() principal: Principal,
    @Param() { id: caseId }: CaseOfPursuitParameters,
  ): Promise<DeliverablesAnswer> {
    return { versions: await this.queries.execute(new ListDeliverables(readerOf(principal), caseId)) };
  }

  @Get('deliverable-files/:id')
  @AuditedForAdmins()
  @ApiOperation({ operationId: 'download-deliverable-file' })
  @ApiOkResponse({ content: { 'application/octet-stream': {} } })
  async download(
    @CurrentPrincipal() principal: Principal,
    @Param() { id: fileId }: CaseOfPursuitParameters,
    @Query() { use }: FileUse,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return fileAnswer(
      this.contents,
      await this.queries.execute(new FindDeliverableFile(readerOf(principal), fileId)),
      reply,
      use,
    );
  }
}
