import { Access, CurrentUser, fileAnswer, FileContents, FileUse, RateLimit } from '@casewright/platform';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AnswerInput } from '../../commands/answer-input';
import { AttachInputFile } from '../../commands/attach-input-file';
import { ChooseBillCost } from '../../commands/choose-bill-cost';
import { ChooseInputRows } from '../../commands/choose-input-rows';
import { ClearInput } from '../../commands/clear-input';
import { ConfirmInput } from '../../commands/confirm-input';
import { MapInputColumns } from '../../commands/map-input-columns';
import { FindInputFile } from '../../queries/find-input-file';
import { ListInputs } from '../../queries/list-inputs';
import { InputsAnswer } from './inputs.answer';
import {
  BillChoicesBody,
  InputAnswersBody,
  InputFileBody,
  InputMappingBody,
  InputParameters,
  InputsParameters,
  IntakeChoicesBody,
} from './inputs.body';

@Controller('cases/:id/inputs')
@Access('signed-in')
export class InputsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly contents: FileContents,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'list-inputs', summary: 'Inputs that an own case needs, with their state' })
  @ApiOkResponse({ type: InputsAnswer })
  async list(@CurrentUser() userId: string, @Param() { id }: InputsParameters): Promise<InputsAnswer> {
    return { inputs: await this.queries.execute(new ListInputs(id, userId)) };
  }

  @Put(':key/answers')
  @Access('verified')
  @HttpCode(204)
  @RateLimit({ name: 'provide-input', points: 120, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'answer-input', summary: 'Answers an input without a file' })
  @ApiNoContentResponse()
  answer(
    @CurrentUser() userId: string,
    @Param() { id, key }: InputParameters,
    @Body() { answers }: InputAnswersBody,
  ): Promise<void> {
    return this.commands.execute(
      new AnswerInput(userId, id, key, Object.fromEntries(answers.map(({ field, value }) => [field, value]))),
    );
  }

  @Post(':key/file')
  @Access('verified')
  @HttpCode(204)
  @RateLimit(
    { name: 'provide-input', points: 120, perSeconds: 60, by: 'user' },
    { name: 'upload-input-daily', points: 500, perSeconds: 86_400, by: 'user' },
  )
  @ApiOperation({
    operationId: 'attach-input-file',
    summary: 'Replaces the current file. The content is uploaded afterward.',
  })
  @ApiNoContentResponse()
  attach(
    @CurrentUser() userId: string,
    @Param() { id, key }: InputParameters,
    @Body() file: InputFileBody,
  ): Promise<void> {
    return this.commands.execute(new AttachInputFile(userId, id, key, { ...file }));
  }

  @Get(':key/file')
  @ApiOperation({ operationId: 'download-input-file' })
  @ApiOkResponse({ content: { 'application/octet-stream': {} } })
  async download(
    @CurrentUser() userId: string,
    @Param() { id, key }: InputParameters,
    @Query() { use }: FileUse,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return fileAnswer(this.contents, await this.queries.execute(new FindInputFile(id, key, userId)), reply, use);
  }

  @Put(':key/columns')
  @Access('verified')
  @HttpCode(204)
  @RateLimit({ name: 'provide-input', points: 120, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'map-input-columns', summary: 'Assigns columns of the file to fields of the input' })
  @ApiNoContentResponse()
  map(
    @CurrentUser() userId: string,
    @Param() { id, key }: InputParameters,
    @Body() { sheet, columns }: InputMappingBody,
  ): Promise<void> {
    return this.commands.execute(
      new MapInputColumns(
        userId,
        id,
        key,
        sheet,
        Object.fromEntries(columns.map(({ column, place }) => [column, place])),
        Object.fromEntries(columns.flatMap(({ column, unit }) => (unit ? [[column, unit] as const] : []))),
      ),
    );
  }

  @Put(':key/choices')
  @Access('verified')
  @HttpCode(204)
  @RateLimit({ name: 'provide-input', points: 120, perSeconds: 60, by: 'user' })
  @ApiOperation({
    operationId: 'choose-input-rows',
    summary: 'Chooses which rows and which storage of the file count. Totals and the intake statement follow',
  })
  @ApiNoContentResponse()
  choose(
    @CurrentUser() userId: string,
    @Param() { id, key }: InputParameters,
    @Body() { count, storage }: IntakeChoicesBody,
  ): Promise<void> {
    return this.commands.execute(new ChooseInputRows(userId, id, key, { count, storage }));
  }

  @Put(':key/cost-choices')
  @Access('verified')
  @HttpCode(204)
  @RateLimit({ name: 'provide-input', points: 120, perSeconds: 60, by: 'user' })
  @ApiOperation({
    operationId: 'choose-bill-cost',
    summary: 'Chooses which cost and which kinds of lines of a bill count. Totals and the intake statement follow',
  })
  @ApiNoContentResponse()
  chooseCost(
    @CurrentUser() userId: string,
    @Param() { id, key }: InputParameters,
    @Body() { basis, types }: BillChoicesBody,
  ): Promise<void> {
    return this.commands.execute(new ChooseBillCost(userId, id, key, { basis, types }));
  }

  @Post(':key/confirm')
  @Access('verified')
  @HttpCode(204)
  @RateLimit({ name: 'provide-input', points: 120, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'confirm-input', summary: 'Confirms what looks implausible in the file' })
  @ApiNoContentResponse()
  confirm(@CurrentUser() userId: string, @Param() { id, key }: InputParameters): Promise<void> {
    return this.commands.execute(new ConfirmInput(userId, id, key));
  }

  @Delete(':key')
  @Access('verified')
  @HttpCode(204)
  @ApiOperation({ operationId: 'clear-input', summary: 'Removes what was provided, or cancels its upload' })
  @ApiNoContentResponse()
  clear(@CurrentUser() userId: string, @Param() { id, key }: InputParameters): Promise<void> {
    return this.commands.execute(new ClearInput(userId, id, key));
  }
}
