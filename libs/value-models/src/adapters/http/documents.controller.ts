import {
  Access,
  AuditedForAdmins,
  CurrentPrincipal,
  fileAnswer,
  FileContents,
  FileUse,
  type Principal,
  RateLimit,
} from '@casewright/platform';
import { Controller, Get, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { FindDocument } from '../../queries/find-document';
import { VerifyDocument } from '../../queries/verify-document';
import { ListDocuments } from '../../queries/list-documents';
import {
  DocumentParameters,
  ModelDocumentsAnswer,
  DocumentVerificationAnswer,
  VerificationParameters,
} from './documents.answer';
import { readerOf } from './reader-of';
import { VersionParameters } from './value-model.body';

@Controller('cases/:id/value-model/versions/:number/documents')
@Access('signed-in')
export class DocumentsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly contents: FileContents,
  ) {}

  @Get()
  @AuditedForAdmins()
  @ApiOperation({ operationId: 'list-model-documents', summary: 'Documents of a version, created or pending' })
  @ApiOkResponse({ type: ModelDocumentsAnswer })
  async list(
    @CurrentPrincipal() principal: Principal,
    @Param() { id, number }: VersionParameters,
  ): Promise<ModelDocumentsAnswer> {
    return { documents: await this.queries.execute(new ListDocuments(readerOf(principal), id, number)) };
  }

  @Get(':kind')
  @AuditedForAdmins()
  @ApiOperation({ operationId: 'download-model-document' })
  @ApiOkResponse({ content: { 'application/octet-stream': {} } })
  async download(
    @CurrentPrincipal() principal: Principal,
    @Param() { id, number, kind }: DocumentParameters,
    @Query() { use }: FileUse,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const file = await this.queries.execute(new FindDocument(readerOf(principal), id, number, kind));
    return fileAnswer(this.contents, file, reply, use);
  }
}

/** Public: lets anyone with a document verify it. */
@Controller('verify')
@Access('anyone')
export class VerificationController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':sha256')
  @RateLimit({ name: 'verify-document', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'verify-document', summary: 'Whether the document belongs to an issued version' })
  @ApiOkResponse({ type: DocumentVerificationAnswer })
  verify(@Param() { sha256 }: VerificationParameters): Promise<DocumentVerificationAnswer> {
    return this.queries.execute(new VerifyDocument(sha256));
  }
}
