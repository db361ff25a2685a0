import {
  Access,
  type CountedPage,
  countedPageAnswer,
  csvAnswer,
  CsvRoute,
  CurrentUser,
  RateLimit,
} from '@casewright/platform';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CorrectInputRow } from '../../commands/correct-input-row';
import { TakeReplacement } from '../../commands/take-replacement';
import { UndoInputCorrection } from '../../commands/undo-input-correction';
import { ExportInputRows } from '../../queries/export-input-rows';
import { GetInputFigures, type InputFigures } from '../../queries/get-input-figures';
import { GetReplacement, type ReplacementDifference } from '../../queries/get-replacement';
import type { ListedInputRow } from '../../queries/input-rows';
import { ListInputRows } from '../../queries/list-input-rows';
import { InputFiguresAnswer, InputRowAnswer } from './input-rows.answer';
import { CorrectionBody, CorrectionParameters, ExportInputRowsQuery, InputRowsQuery } from './input-rows.body';
import { InputParameters } from './inputs.body';
import { ReplacementAnswer } from './replacement.answer';

@Controller('cases/:id/inputs/:key')
@Access('signed-in')
export class InputRowsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('rows')
  @ApiOperation({
    operationId: 'list-input-rows',
    summary: 'Machines or hosts of an uploaded file, in its order by default',
  })
  @ApiOkResponse({ type: countedPageAnswer(InputRowAnswer) })
  list(
    @CurrentUser() ownerId: string,
    @Param() { id: caseId, key }: InputParameters,
    @Query() { before, ...selection }: InputRowsQuery,
  ): Promise<CountedPage<ListedInputRow>> {
    return this.queries.execute(new ListInputRows({ caseId, key, ownerId }, selection, before));
  }

  @CsvRoute('export-input-rows', { path: 'rows/csv' })
  async export(
    @CurrentUser() ownerId: string,
    @Param() { id: caseId, key }: InputParameters,
    @Query() selection: ExportInputRowsQuery,
  ): Promise<StreamableFile> {
    return csvAnswer(await this.queries.execute(new ExportInputRows({ caseId, key, ownerId }, selection)), key);
  }

  @Get('figures')
  @ApiOperation({ operationId: 'get-input-figures', summary: 'Distributions, outliers and corrections of the rows' })
  @ApiOkResponse({ type: InputFiguresAnswer })
  figures(@CurrentUser() ownerId: string, @Param() { id: caseId, key }: InputParameters): Promise<InputFigures> {
    return this.queries.execute(new GetInputFigures(ownerId, { caseId, key, ownerId }));
  }

  @Post('corrections')
  @Access('verified')
  @HttpCode(204)
  @RateLimit({ name: 'correct-input', points: 240, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'correct-input-row', summary: 'Counts a row, leaves it out, or replaces an amount' })
  @ApiNoContentResponse()
  correct(
    @CurrentUser() userId: string,
    @Param() { id: caseId, key }: InputParameters,
    @Body() { id, position, field, value }: CorrectionBody,
  ): Promise<void> {
    return this.commands.execute(new CorrectInputRow(userId, caseId, key, id, position, { field, value }));
  }

  @Delete('corrections/:correctionId')
  @Access('verified')
  @HttpCode(204)
  @ApiOperation({ operationId: 'undo-input-correction' })
  @ApiNoContentResponse()
  undo(@CurrentUser() userId: string, @Param() { id, key, correctionId }: CorrectionParameters): Promise<void> {
    return this.commands.execute(new UndoInputCorrection(userId, id, key, correctionId));
  }

  @Get('replacement')
  @ApiOperation({ operationId: 'get-replacement', summary: 'What the new file of an input changes' })
  @ApiOkResponse({ type: ReplacementAnswer })
  replacement(
    @CurrentUser() ownerId: string,
    @Param() { id: caseId, key }: InputParameters,
  ): Promise<ReplacementDifference> {
    return this.queries.execute(new GetReplacement({ caseId, key, ownerId }));
  }

  @Post('replacement/take')
  @Access('verified')
  @HttpCode(204)
  @ApiOperation({ operationId: 'take-replacement', summary: 'Uses the new file instead of the current one' })
  @ApiNoContentResponse()
  take(@CurrentUser() userId: string, @Param() { id, key }: InputParameters): Promise<void> {
    return this.commands.execute(new TakeReplacement(userId, id, key, true));
  }

  @Delete('replacement')
  @Access('verified')
  @HttpCode(204)
  @ApiOperation({ operationId: 'drop-replacement', summary: 'Keeps the current file, and removes the new one' })
  @ApiNoContentResponse()
  drop(@CurrentUser() userId: string, @Param() { id, key }: InputParameters): Promise<void> {
    return this.commands.execute(new TakeReplacement(userId, id, key, false));
  }
}
