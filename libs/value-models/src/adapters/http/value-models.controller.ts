import {
  Access,
  AuditedForAdmins,
  CurrentPrincipal,
  Idempotent,
  type Page,
  type Principal,
  RateLimit,
} from '@casewright/platform';
import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { AddComment } from '../../commands/add-comment';
import { ResolveComment } from '../../commands/resolve-comment';
import { GetValueModel } from '../../queries/get-value-model';
import { GetVersion } from '../../queries/get-version';
import { type ListedComment, ListComments } from '../../queries/list-comments';
import { readerOf } from './reader-of';
import { CommentsAnswer, FrozenVersionAnswer, ValueModelAnswer } from './value-model.answer';
import {
  CaseOfModelParameters,
  CommentBody,
  CommentParameters,
  CommentsQuery,
  ResolveBody,
  VersionParameters,
} from './value-model.body';

/** What sellers and the provider share: reading the model and commenting on it. */
@Controller('cases/:id/value-model')
@Access('signed-in')
export class ValueModelsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AuditedForAdmins()
  @ApiOperation({ operationId: 'get-value-model', summary: 'For an own case; admins can read all' })
  @ApiOkResponse({ type: ValueModelAnswer })
  get(@CurrentPrincipal() principal: Principal, @Param() { id }: CaseOfModelParameters): Promise<ValueModelAnswer> {
    return this.queries.execute(new GetValueModel(readerOf(principal), id)) as Promise<ValueModelAnswer>;
  }

  @Get('versions/:number')
  @AuditedForAdmins()
  @ApiOperation({ operationId: 'get-value-model-version', summary: 'The model as frozen in this version' })
  @ApiOkResponse({ type: FrozenVersionAnswer })
  version(
    @CurrentPrincipal() principal: Principal,
    @Param() { id, number }: VersionParameters,
  ): Promise<FrozenVersionAnswer> {
    return this.queries.execute(new GetVersion(readerOf(principal), id, number));
  }

  @Get('comments')
  @AuditedForAdmins()
  @ApiOperation({ operationId: 'list-model-comments', summary: 'On the model or on one of its rows, newest first' })
  @ApiOkResponse({ type: CommentsAnswer })
  comments(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: CaseOfModelParameters,
    @Query() { before, ...row }: CommentsQuery,
  ): Promise<Page<ListedComment>> {
    return this.queries.execute(new ListComments(readerOf(principal), id, row, before));
  }

  @Post('comments')
  @HttpCode(204)
  @Access('verified')
  @AuditedForAdmins()
  @Idempotent()
  @RateLimit({ name: 'add-model-comment', points: 60, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'add-model-comment', summary: 'On a row of the model' })
  @ApiNoContentResponse()
  addComment(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: CaseOfModelParameters,
    @Body() { rowKind, rowId, text }: CommentBody,
  ): Promise<void> {
    return this.commands.execute(new AddComment(id, readerOf(principal), { kind: rowKind, id: rowId }, text));
  }

  @Put('comments/:commentId')
  @HttpCode(204)
  @Access('verified')
  @AuditedForAdmins()
  @ApiOperation({ operationId: 'resolve-model-comment', summary: 'Resolves or reopens a comment' })
  @ApiNoContentResponse()
  resolve(
    @CurrentPrincipal() principal: Principal,
    @Param() { id, commentId }: CommentParameters,
    @Body() { isResolved }: ResolveBody,
  ): Promise<void> {
    return this.commands.execute(new ResolveComment(id, readerOf(principal), commentId, isResolved));
  }
}
