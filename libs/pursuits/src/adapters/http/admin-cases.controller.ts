import {
  Access,
  type CountedPage,
  countedPageAnswer,
  csvAnswer,
  CsvRoute,
  CurrentUser,
  Idempotent,
} from '@casewright/platform';
import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, type StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { AddCaseNote } from '../../commands/add-case-note';
import { AssignCase } from '../../commands/assign-case';
import { PlanPresentation } from '../../commands/plan-presentation';
import { MoveCase } from '../../commands/move-case';
import { type CaseFigures, GetCaseFigures } from '../../queries/get-case-figures';
import { ListCaseNotes } from '../../queries/list-case-notes';
import type { CaseToDo } from '../../queries/cases-to-do';
import { CountCasesToDo } from '../../queries/count-cases-to-do';
import { ExportCasesToDo } from '../../queries/export-cases-to-do';
import { ListCasesToDo } from '../../queries/list-cases-to-do';
import { CaseFiguresAnswer } from './case-figures.answer';
import { CaseNoteBody, CaseNotesAnswer } from './case-note.answer';
import { CaseOfPursuitParameters, PresentationBody, ProviderMoveBody } from './case.body';
import {
  AssignmentBody,
  CasesToDoQuery,
  CaseToDoAnswer,
  CountedViewsAnswer,
  ExportCasesQuery,
} from './case-to-do.answer';

@Controller('admin/cases')
@Access('admin')
export class AdminCasesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'list-cases-to-do', summary: 'Open cases of all sellers, sorted by due date' })
  @ApiOkResponse({ type: countedPageAnswer(CaseToDoAnswer) })
  list(
    @CurrentUser() readerId: string,
    @Query() { before, ...selection }: CasesToDoQuery,
  ): Promise<CountedPage<CaseToDo>> {
    return this.queries.execute(new ListCasesToDo(readerId, selection, before));
  }

  @CsvRoute('export-cases-to-do')
  async export(@CurrentUser() readerId: string, @Query() selection: ExportCasesQuery): Promise<StreamableFile> {
    return csvAnswer(await this.queries.execute(new ExportCasesToDo(readerId, selection)), 'cases');
  }

  @Get('counts')
  @ApiOperation({ operationId: 'count-cases-to-do', summary: 'Number of cases in each view of the queue' })
  @ApiOkResponse({ type: CountedViewsAnswer })
  async counts(@CurrentUser() readerId: string): Promise<CountedViewsAnswer> {
    return { views: await this.queries.execute(new CountCasesToDo(readerId)) };
  }

  @Get('figures')
  @ApiOperation({
    operationId: 'get-case-figures',
    summary: 'Workload by analyst, and turnaround over the last 90 days',
  })
  @ApiOkResponse({ type: CaseFiguresAnswer })
  figures(): Promise<CaseFigures> {
    return this.queries.execute(new GetCaseFigures());
  }

  @Put(':id/analyst')
  @HttpCode(204)
  @ApiOperation({ operationId: 'assign-case', summary: 'Assigns the case to an admin, or unassigns it' })
  @ApiNoContentResponse()
  assign(
    @CurrentUser() byId: string,
    @Param() { id }: CaseOfPursuitParameters,
    @Body() { analystId }: AssignmentBody,
  ): Promise<void> {
    return this.commands.execute(new AssignCase(id, analystId, byId));
  }

  @Put(':id/presentation')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'plan-presentation',
    summary: 'Sets date and attendees of the presentation, if the terms include it. The seller sees them.',
  })
  @ApiNoContentResponse()
  planPresentation(
    @CurrentUser() byId: string,
    @Param() { id }: CaseOfPursuitParameters,
    @Body() { startsAt, attendees }: PresentationBody,
  ): Promise<void> {
    return this.commands.execute(new PlanPresentation(id, byId, { startsAt, attendees }));
  }

  @Get(':id/notes')
  @ApiOperation({ operationId: 'list-case-notes', summary: 'Internal notes, newest first' })
  @ApiOkResponse({ type: CaseNotesAnswer })
  async notes(@CurrentUser() readerId: string, @Param() { id }: CaseOfPursuitParameters): Promise<CaseNotesAnswer> {
    return { notes: await this.queries.execute(new ListCaseNotes(readerId, id)) };
  }

  @Post(':id/notes')
  @HttpCode(204)
  @Idempotent()
  @ApiOperation({ operationId: 'add-case-note', summary: "Internal: sellers don't see it" })
  @ApiNoContentResponse()
  addNote(
    @CurrentUser() byId: string,
    @Param() { id }: CaseOfPursuitParameters,
    @Body() { note }: CaseNoteBody,
  ): Promise<void> {
    return this.commands.execute(new AddCaseNote(id, byId, note));
  }

  @Post(':id/moves')
  @HttpCode(204)
  @Idempotent()
  @ApiOperation({
    operationId: 'move-case-as-provider',
    summary: 'Commands available to the provider in the state of the case',
  })
  @ApiNoContentResponse()
  move(
    @CurrentUser() byId: string,
    @Param() { id }: CaseOfPursuitParameters,
    @Body() { command, reason, seenAt, scope }: ProviderMoveBody,
  ): Promise<void> {
    return this.commands.execute(new MoveCase(id, { command, party: 'provider', byId, reason, seenAt, scope }));
  }
}
