import { Access, CurrentUser, fileAnswer, FileContents, FileUse } from '@casewright/platform';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Res, type StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AcceptInput } from '../../commands/accept-input';
import { ReturnInput } from '../../commands/return-input';
import { FindInputFile } from '../../queries/find-input-file';
import { ListInputs } from '../../queries/list-inputs';
import { InputsAnswer } from './inputs.answer';
import { InputParameters, InputReturnBody, InputsParameters } from './inputs.body';

@Controller('admin/cases/:id/inputs')
@Access('admin')
export class AdminInputsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly contents: FileContents,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'list-inputs-of-case', summary: 'Inputs that a case needs, with their state' })
  @ApiOkResponse({ type: InputsAnswer })
  async list(@CurrentUser() readerId: string, @Param() { id }: InputsParameters): Promise<InputsAnswer> {
    return { inputs: await this.queries.execute(new ListInputs(id, undefined, readerId)) };
  }

  @Get(':key/file')
  @ApiOperation({ operationId: 'download-input-file-of-case' })
  @ApiOkResponse({ content: { 'application/octet-stream': {} } })
  async download(
    @Param() { id, key }: InputParameters,
    @Query() { use }: FileUse,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return fileAnswer(this.contents, await this.queries.execute(new FindInputFile(id, key)), reply, use);
  }

  @Post(':key/accept')
  @HttpCode(204)
  @ApiOperation({ operationId: 'accept-input' })
  @ApiNoContentResponse()
  accept(@Param() { id, key }: InputParameters): Promise<void> {
    return this.commands.execute(new AcceptInput(id, key));
  }

  @Post(':key/return')
  @HttpCode(204)
  @ApiOperation({ operationId: 'return-input', summary: 'Returns the input to the seller with a reason' })
  @ApiNoContentResponse()
  return(
    @CurrentUser() userId: string,
    @Param() { id, key }: InputParameters,
    @Body() { reason }: InputReturnBody,
  ): Promise<void> {
    return this.commands.execute(new ReturnInput(id, key, userId, reason));
  }
}
