import {
  Access,
  AuditedForAdmins,
  CurrentPrincipal,
  CurrentUser,
  Idempotent,
  type Page,
  pageAnswer,
  type Principal,
  RateLimit,
} from '@casewright/platform';
import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { AddPursuitNote } from '../../commands/add-pursuit-note';
import { EditPursuit } from '../../commands/edit-pursuit';
import { MovePursuit } from '../../commands/move-pursuit';
import { type RegisteredPursuit, RegisterPursuit } from '../../commands/register-pursuit';
import { CountWaiting } from '../../queries/count-waiting';
import { FindColleague } from '../../queries/find-colleague';
import { GetBoard } from '../../queries/get-board';
import { GetPursuit, type PursuitDetails } from '../../queries/get-pursuit';
import { GetPursuitSummary, type PursuitSummary } from '../../queries/get-pursuit-summary';
import { ListActivity } from '../../queries/list-activity';
import { ListPursuits } from '../../queries/list-pursuits';
import type { PursuitRow } from '../../queries/pursuit-row';
import {
  BoardAnswer,
  ColleagueAnswer,
  PursuitAnswer,
  RegisteredAnswer,
  SummaryAnswer,
  WaitingCountAnswer,
  PursuitDetailsAnswer,
} from './pursuit.answer';
import { ActivitiesAnswer } from './activity.answer';
import { FactsBody, MoveBody, NoteBody, RegisterBody } from './pursuit.body';
import { BoardQuery, ColleagueQuery, PursuitParameters, PursuitsQuery } from './pursuits.query';
import { readerOf } from './reader-of';

const CHANGES = { name: 'change-pursuits', points: 120, perSeconds: 60, by: 'user' } as const;

@Controller('pursuits')
@Access('signed-in')
export class PursuitsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post()
  @Access('verified')
  @Idempotent()
  @RateLimit(CHANGES)
  @ApiOperation({ operationId: 'register-pursuit', summary: 'Turns the draft, if there is one, into a pursuit' })
  @ApiCreatedResponse({ type: RegisteredAnswer })
  register(
    @CurrentPrincipal() { userId: id, email }: Principal,
    @Body() { isAnotherOpportunity, ...facts }: RegisterBody,
  ): Promise<RegisteredPursuit> {
    return this.commands.execute(new RegisterPursuit({ id, email }, facts, isAnotherOpportunity));
  }

  @Get()
  @ApiOperation({ operationId: 'list-pursuits', summary: 'Own pursuits, newest first by default' })
  @ApiOkResponse({ type: pageAnswer(PursuitAnswer) })
  list(@CurrentUser() userId: string, @Query() { before, ...selection }: PursuitsQuery): Promise<Page<PursuitRow>> {
    return this.queries.execute(new ListPursuits(userId, selection, before));
  }

  @Get('board')
  @ApiOperation({
    operationId: 'get-pursuit-board',
    summary: 'Own pursuits by stage, the first of each column, without withdrawn ones',
  })
  @ApiOkResponse({ type: BoardAnswer })
  async board(@CurrentUser() userId: string, @Query() { shown, ...selection }: BoardQuery): Promise<BoardAnswer> {
    return { columns: await this.queries.execute(new GetBoard(userId, selection, shown)) };
  }

  @Get('summary')
  @ApiOperation({ operationId: 'get-pursuit-summary' })
  @ApiOkResponse({ type: SummaryAnswer })
  summary(@CurrentUser() userId: string): Promise<PursuitSummary> {
    return this.queries.execute(new GetPursuitSummary(userId));
  }

  @Get('waiting-count')
  @ApiOperation({
    operationId: 'count-waiting',
    summary: 'Number of cases and reviews that need an action of the seller',
  })
  @ApiOkResponse({ type: WaitingCountAnswer })
  async waitingCount(@CurrentUser() userId: string): Promise<WaitingCountAnswer> {
    return { count: await this.queries.execute(new CountWaiting(userId)) };
  }

  @Get('activity')
  @ApiOperation({ operationId: 'list-activity', summary: 'Recent activity in own pursuits and their cases' })
  @ApiOkResponse({ type: ActivitiesAnswer })
  async activity(@CurrentUser() userId: string): Promise<ActivitiesAnswer> {
    return { activity: await this.queries.execute(new ListActivity(userId)) };
  }

  @Get('colleague')
  // Unverified addresses must not reveal who the colleagues are.
  @Access('verified')
  @RateLimit({ name: 'find-colleague', points: 60, perSeconds: 60, by: 'user' })
  @ApiOperation({
    operationId: 'find-colleague-of-prospect',
    summary: 'A colleague who registered the same prospect in the same quarter',
  })
  @ApiOkResponse({ type: ColleagueAnswer })
  async colleague(
    @CurrentPrincipal() { userId: id, email }: Principal,
    @Query() { prospect, expectedClose }: ColleagueQuery,
  ): Promise<ColleagueAnswer> {
    return { colleague: await this.queries.execute(new FindColleague({ id, email }, prospect, expectedClose)) };
  }

  @Get(':id')
  @AuditedForAdmins()
  @ApiOperation({ operationId: 'get-pursuit', summary: 'An own pursuit with its history; admins can read all' })
  @ApiOkResponse({ type: PursuitDetailsAnswer })
  get(
    @CurrentPrincipal() principal: Principal,
    @Param() { id: pursuitId }: PursuitParameters,
  ): Promise<PursuitDetails> {
    return this.queries.execute(new GetPursuit(readerOf(principal), pursuitId));
  }

  @Put(':id')
  @HttpCode(204)
  @Access('verified')
  @RateLimit(CHANGES)
  @ApiOperation({ operationId: 'edit-pursuit' })
  @ApiNoContentResponse()
  edit(@CurrentUser() userId: string, @Param() { id }: PursuitParameters, @Body() facts: FactsBody): Promise<void> {
    return this.commands.execute(new EditPursuit(userId, id, facts));
  }

  @Post(':id/move')
  @HttpCode(204)
  @Access('verified')
  @Idempotent()
  @RateLimit(CHANGES)
  @ApiOperation({
    operationId: 'move-pursuit',
    summary: 'Moves the pursuit to another stage. A win or loss needs a reason and a date.',
  })
  @ApiNoContentResponse()
  move(
    @CurrentUser() userId: string,
    @Param() { id }: PursuitParameters,
    @Body() { command, reason, decidedOn }: MoveBody,
  ): Promise<void> {
    const decision = { reason: reason ?? '', decidedOn: decidedOn ?? '' };
    return this.commands.execute(new MovePursuit(userId, id, command, decision));
  }

  @Post(':id/notes')
  @HttpCode(204)
  @Access('verified')
  @Idempotent()
  @RateLimit(CHANGES)
  @ApiOperation({ operationId: 'add-pursuit-note', summary: 'Adds a note to the history' })
  @ApiNoContentResponse()
  addNote(
    @CurrentUser() userId: string,
    @Param() { id }: PursuitParameters,
    @Body() { note }: NoteBody,
  ): Promise<void> {
    return this.commands.execute(new AddPursuitNote(userId, id, note));
  }
}
