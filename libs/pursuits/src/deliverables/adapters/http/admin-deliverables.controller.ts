import { Access, CurrentUser, Idempotent } from '@casewright/platform';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CaseOfPursuitParameters } from '../../../adapters/http/case.body';
import { AddDeliverableFile } from '../../commands/add-deliverable-file';
import { PublishDeliverable } from '../../commands/publish-deliverable';
import { RemoveDeliverableFile } from '../../commands/remove-deliverable-file';
import { GetNextVersion } from '../../queries/get-next-version';
import {
  NextVersionAnswer,
  PreparedFileAnswer,
  preparedFileAnswer,
  VersionBody,
  VersionFileBody,
  VersionFileParameters,
} from './deliverable.answer';

@Controller('admin/cases/:id/next-version')
@Access('admin')
export class AdminDeliverablesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'get-next-version', summary: 'Files prepared for the next version' })
  @ApiOkResponse({ type: NextVersionAnswer })
  async get(@Param() { id }: CaseOfPursuitParameters): Promise<NextVersionAnswer> {
    return { files: (await this.queries.execute(new GetNextVersion(id))).map(preparedFileAnswer) };
  }

  @Post('files')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'add-deliverable-file',
    summary: 'Idempotent: adding the same file again changes nothing',
  })
  @ApiOkResponse({ type: PreparedFileAnswer })
  async add(
    @CurrentUser() byId: string,
    @Param() { id }: CaseOfPursuitParameters,
    @Body() wanted: VersionFileBody,
  ): Promise<PreparedFileAnswer> {
    return preparedFileAnswer(await this.commands.execute(new AddDeliverableFile(id, byId, { ...wanted })));
  }

  @Delete('files/:fileId')
  @HttpCode(204)
  @ApiOperation({ operationId: 'remove-deliverable-file' })
  @ApiNoContentResponse()
  remove(@Param() { id, fileId }: VersionFileParameters): Promise<void> {
    return this.commands.execute(new RemoveDeliverableFile(id, fileId));
  }

  @Post()
  @HttpCode(204)
  @Idempotent()
  @ApiOperation({ operationId: 'publish-deliverable', summary: 'Makes the version available to the seller' })
  @ApiNoContentResponse()
  async publish(
    @CurrentUser() byId: string,
    @Param() { id }: CaseOfPursuitParameters,
    @Body() { note }: VersionBody,
  ): Promise<void> {
    await this.commands.execute(new PublishDeliverable(id, byId, note));
  }
}
