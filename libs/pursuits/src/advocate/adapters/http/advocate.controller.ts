import { Access, fileAnswer, FileContents, FileUse, networkOf, RateLimit } from '@casewright/platform';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CaseOfPursuitParameters } from '../../../adapters/http/case.body';
import { AnswerAsAdvocate } from '../../commands/answer-as-advocate';
import { AdvocateLinkNotFound } from '../../domain/advocate-link.errors';
import { AdvocateTokens } from '../../domain/advocate-tokens';
import { OpenCaseForAdvocate } from '../../processes/open-case-for-advocate';
import { FindAdvocateFile } from '../../queries/find-advocate-file';
import { type AdvocateReader, FindAdvocateReading } from '../../queries/find-advocate-reading';
import { type AdvocateCase, GetAdvocateCase } from '../../queries/get-advocate-case';
import { AdvocateCaseAnswer } from './advocate.answer';
import { AdvocateAnswerBody, OpenLinkBody } from './advocate.body';
import { ReadingCookie } from './reading-cookie';

/** Advocates have no account: the cookie of an opened link gives access to its case only. */
@Controller('case-review')
@Access('anyone')
export class AdvocateController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly opening: OpenCaseForAdvocate,
    private readonly tokens: AdvocateTokens,
    private readonly cookie: ReadingCookie,
    private readonly contents: FileContents,
  ) {}

  /** Called once the visitor confirms, because mail scanners open links. */
  @Post('opening')
  @HttpCode(204)
  @RateLimit({ name: 'open-case-review', points: 20, perSeconds: 60, by: 'address' })
  @ApiOperation({
    operationId: 'open-case-review',
    summary: 'Exchanges a single-use link from an email for read access',
  })
  @ApiNoContentResponse()
  async open(
    @Body() { linkId, token, visit = crypto.randomUUID() }: OpenLinkBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const reading = await this.opening.open({ linkId, token, visit }, networkOf(request.ip));
    this.cookie.set(reply, reading.token, reading.until);
  }

  @Get()
  @RateLimit({ name: 'read-case-review', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'get-case-review', summary: 'The case that this browser opened with a link' })
  @ApiOkResponse({ type: AdvocateCaseAnswer })
  async get(@Req() request: FastifyRequest): Promise<AdvocateCase> {
    const { id } = await this.readerOf(request);
    return this.queries.execute(new GetAdvocateCase(id));
  }

  @Post('answer')
  @HttpCode(204)
  @RateLimit({ name: 'answer-case-review', points: 20, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'answer-case-review', summary: 'Approves the case, declines it, or comments on it' })
  @ApiNoContentResponse()
  async answer(@Req() request: FastifyRequest, @Body() { answer, comment = '' }: AdvocateAnswerBody): Promise<void> {
    await this.commands.execute(new AnswerAsAdvocate(await this.readerOf(request), answer, comment));
  }

  @Get('files/:id')
  @RateLimit({ name: 'read-case-review', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'download-case-review-file' })
  @ApiOkResponse({ content: { 'application/octet-stream': {} } })
  async download(
    @Req() request: FastifyRequest,
    @Param() { id: fileId }: CaseOfPursuitParameters,
    @Query() { use }: FileUse,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { caseId } = await this.readerOf(request);
    return fileAnswer(this.contents, await this.queries.execute(new FindAdvocateFile(caseId, fileId)), reply, use);
  }

  /** @throws AdvocateLinkNotFound */
  private async readerOf(request: FastifyRequest): Promise<AdvocateReader> {
    const token = this.cookie.read(request);
    if (!token) throw new AdvocateLinkNotFound();
    return this.queries.execute(new FindAdvocateReading(this.tokens.hashOf(token)));
  }
}
