import {
  Access,
  Choice,
  type CountedPage,
  countedPageAnswer,
  csvAnswer,
  CsvRoute,
  csvRows,
  CurrentPrincipal,
  ImportTrialAnswer,
  LineChangesAnswer,
  pageOf,
  type Principal,
  ReviewedBody,
  RevisionAnswer,
  selectionQuery,
  StepUp,
  Text,
} from '@casewright/platform';
import type { ImportTrial, LineChanges } from '@casewright/rules';
import { LIBRARY_LIMITS } from '@casewright/rules/model-templates';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DiscardDefaultVersion } from '../../commands/discard-default-version';
import { ImportDefaults } from '../../commands/import-defaults';
import { PublishDefaultVersion } from '../../commands/publish-default-version';
import { CompareDefaultVersion, TryDefaultImport } from '../../queries/compare-defaults';
import {
  DEFAULT_AGES,
  DEFAULT_LIST,
  type DefaultAge,
  ExportDefaults,
  ListDefaults,
  type ListedDefault,
} from '../../queries/list-defaults';
import { ListedDefaultAnswer } from './default.answer';

class ExportDefaultsQuery extends selectionQuery(DEFAULT_LIST) {
  @Choice(DEFAULT_AGES, 'Only defaults whose source is older than 18 months')
  readonly age?: DefaultAge;
}

class DefaultsQuery extends pageOf(ExportDefaultsQuery) {}

class DefaultFileBody {
  @Text({ min: 1, max: LIBRARY_LIMITS.fileLength })
  readonly csv!: string;
}

class ImportDefaultsBody extends ReviewedBody {
  @Text({ min: 1, max: LIBRARY_LIMITS.fileLength })
  readonly csv!: string;
}

@ApiTags('defaults')
@Controller('admin/default-versions/:id')
@Access('admin')
export class DefaultVersionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly stepUp: StepUp,
  ) {}

  @Get('lines')
  @ApiOperation({ operationId: 'list-defaults', summary: 'In the order of the imported file' })
  @ApiOkResponse({ type: countedPageAnswer(ListedDefaultAnswer) })
  lines(
    @Param('id', ParseUUIDPipe) id: string,
    @Query() { before, ...selection }: DefaultsQuery,
  ): Promise<CountedPage<ListedDefault>> {
    return this.queries.execute(new ListDefaults(id, selection, before));
  }

  @CsvRoute('export-defaults', { path: 'lines/csv', summary: 'Exports defaults as a CSV file that can be imported' })
  async export(
    @Param('id', ParseUUIDPipe) id: string,
    @Query() selection: ExportDefaultsQuery,
  ): Promise<StreamableFile> {
    return csvAnswer(await this.queries.execute(new ExportDefaults(id, selection)), 'defaults');
  }

  @Get('changes')
  @ApiOperation({ operationId: 'compare-default-version', summary: 'With the version published before it' })
  @ApiOkResponse({ type: LineChangesAnswer })
  changes(@Param('id', ParseUUIDPipe) id: string): Promise<LineChanges> {
    return this.queries.execute(new CompareDefaultVersion(id));
  }

  @Post('import-trial')
  @HttpCode(200)
  @ApiOperation({ operationId: 'try-default-import', summary: 'Shows what an import would change, and its errors' })
  @ApiOkResponse({ type: ImportTrialAnswer })
  try(@Param('id', ParseUUIDPipe) id: string, @Body() { csv }: DefaultFileBody): Promise<ImportTrial> {
    return this.queries.execute(new TryDefaultImport(id, csvRows(csv)));
  }

  @Put('lines')
  @ApiOperation({ operationId: 'import-defaults', summary: 'Replaces all defaults of a draft, or changes nothing' })
  @ApiOkResponse({ type: RevisionAnswer })
  import(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { csv, revision }: ImportDefaultsBody,
  ): Promise<RevisionAnswer> {
    return this.commands.execute(new ImportDefaults(id, csvRows(csv), revision));
  }

  @Post('publication')
  @HttpCode(204)
  @ApiOperation({ operationId: 'publish-default-version', summary: 'It never changes from then on' })
  @ApiNoContentResponse()
  async publish(
    @CurrentPrincipal() principal: Principal,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { revision }: ReviewedBody,
  ): Promise<void> {
    this.stepUp.require(principal);
    await this.commands.execute(new PublishDefaultVersion(id, revision, principal.userId));
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({ operationId: 'discard-default-version', summary: 'Drafts only' })
  @ApiNoContentResponse()
  async discard(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.commands.execute(new DiscardDefaultVersion(id));
  }
}
