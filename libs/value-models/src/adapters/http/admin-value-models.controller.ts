import { Access, Config, CurrentUser, Idempotent, RateLimit, RevisionAnswer } from '@casewright/platform';
import { VERIFY_PATH } from '@casewright/rules';
import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ChangeEditor } from '../../commands/change-editor';
import { MakeVersion } from '../../commands/make-version';
import { RetryDocuments } from '../../commands/retry-documents';
import { SaveValueModel } from '../../commands/save-value-model';
import { StartValueModel } from '../../commands/start-value-model';
import { DeliverDocuments } from '../../processes/deliver-documents';
import { MadeVersionAnswer } from './value-model.answer';
import {
  CaseOfModelParameters,
  DeliverBody,
  EditorBody,
  MakeVersionBody,
  SaveBody,
  StartBody,
  VersionParameters,
} from './value-model.body';

@Controller('admin/cases/:id/value-model')
@Access('admin')
export class AdminValueModelsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly documents: DeliverDocuments,
    private readonly config: Config,
  ) {}

  @Post()
  @HttpCode(204)
  @ApiOperation({ operationId: 'start-value-model', summary: 'Starts with the case’s solutions from a template' })
  @ApiNoContentResponse()
  start(
    @CurrentUser() byId: string,
    @Param() { id }: CaseOfModelParameters,
    @Body() { template, today, solutions = [] }: StartBody,
  ): Promise<void> {
    const like = Object.fromEntries(solutions.map(({ solution, like: chosen }) => [solution, chosen]));
    return this.commands.execute(new StartValueModel(id, byId, template, { today, like }));
  }

  @Put()
  @HttpCode(200)
  @ApiOperation({ operationId: 'save-value-model', summary: 'Saves the whole model, based on a revision' })
  @ApiOkResponse({ type: RevisionAnswer })
  async save(
    @CurrentUser() byId: string,
    @Param() { id }: CaseOfModelParameters,
    @Body() { content, revision }: SaveBody,
  ): Promise<RevisionAnswer> {
    return { revision: await this.commands.execute(new SaveValueModel(id, byId, content, revision)) };
  }

  @Put('editor')
  @HttpCode(204)
  @ApiOperation({ operationId: 'change-model-editor', summary: 'Locks the model for one editor at a time' })
  @ApiNoContentResponse()
  editor(
    @CurrentUser() byId: string,
    @Param() { id }: CaseOfModelParameters,
    @Body() { change }: EditorBody,
  ): Promise<void> {
    return this.commands.execute(new ChangeEditor(id, byId, change));
  }

  @Post('versions')
  @HttpCode(200)
  @Idempotent()
  @ApiOperation({ operationId: 'make-value-model-version', summary: 'Freezes the current model as a version' })
  @ApiOkResponse({ type: MadeVersionAnswer })
  makeVersion(
    @CurrentUser() byId: string,
    @Param() { id }: CaseOfModelParameters,
    @Body() wanted: MakeVersionBody,
  ): Promise<MadeVersionAnswer> {
    const { brand, publicUrl } = this.config;
    return this.commands.execute(
      new MakeVersion(id, byId, { ...wanted, brand: brand.name, verifyAt: `${publicUrl}${VERIFY_PATH}` }),
    );
  }

  @Post('versions/:number/documents')
  @HttpCode(204)
  @RateLimit({ name: 'retry-model-documents', points: 20, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'retry-model-documents', summary: 'Creates missing documents now' })
  @ApiNoContentResponse()
  retryDocuments(@Param() { id, number }: VersionParameters): Promise<void> {
    return this.commands.execute(new RetryDocuments(id, number));
  }

  @Post('versions/:number/delivery')
  @HttpCode(204)
  @Idempotent()
  @ApiOperation({
    operationId: 'deliver-value-model-version',
    summary: 'Adds its documents to the deliverables of the case',
  })
  @ApiNoContentResponse()
  deliver(
    @CurrentUser() byId: string,
    @Param() { id, number }: VersionParameters,
    @Body() { note }: DeliverBody,
  ): Promise<void> {
    return this.documents.run(id, byId, number, note);
  }
}
