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
import {
  type ImportTrial,
  LINE_KINDS,
  type LineChanges,
  type LineKind,
  MAX_PRICE_FILE_LENGTH,
} from '@casewright/rules';
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
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsDateString, IsInt, Matches, Min } from 'class-validator';
import { DiscardPriceBookVersion } from '../../commands/discard-price-book-version';
import { ImportPriceLines } from '../../commands/import-price-lines';
import { PublishPriceBookVersion } from '../../commands/publish-price-book-version';
import {
  ExportPriceLines,
  type ListedPriceLine,
  ListPriceLines,
  PRICE_LINE_LIST,
} from '../../queries/list-price-lines';
import { ComparePriceBookVersion, TryPriceImport } from '../../queries/price-line-changes';
import { ListedPriceLineAnswer } from './price-book.answer';

class ExportPriceLinesQuery extends selectionQuery(PRICE_LINE_LIST) {
  @Choice(LINE_KINDS, 'Filters by kind')
  readonly kind?: LineKind;
}

class PriceLinesQuery extends pageOf(ExportPriceLinesQuery) {}

class PriceFileBody {
  @Text({ min: 1, max: MAX_PRICE_FILE_LENGTH })
  readonly csv!: string;
}

class ImportBody extends PriceFileBody {
  @ApiProperty({ type: String, format: 'date', description: 'Day of the prices' })
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  @IsDateString({ strict: true })
  readonly pricesAsOf!: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Revision that the trial was made with' })
  @IsInt()
  @Min(1)
  readonly revision!: number;
}

@ApiTags('price-books')
@Controller('admin/price-book-versions/:id')
@Access('admin')
export class PriceBookVersionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly stepUp: StepUp,
  ) {}

  @Get('lines')
  @ApiOperation({ operationId: 'list-price-lines', summary: 'In the order of the imported file' })
  @ApiOkResponse({ type: countedPageAnswer(ListedPriceLineAnswer) })
  lines(
    @Param('id', ParseUUIDPipe) id: string,
    @Query() { before, ...selection }: PriceLinesQuery,
  ): Promise<CountedPage<ListedPriceLine>> {
    return this.queries.execute(new ListPriceLines(id, selection, before));
  }

  @CsvRoute('export-price-lines', { path: 'lines/csv', summary: 'Exports lines as a CSV file that can be imported' })
  async export(
    @Param('id', ParseUUIDPipe) id: string,
    @Query() selection: ExportPriceLinesQuery,
  ): Promise<StreamableFile> {
    return csvAnswer(await this.queries.execute(new ExportPriceLines(id, selection)), 'price-book');
  }

  @Get('changes')
  @ApiOperation({ operationId: 'compare-price-book-version', summary: 'With the version published before it' })
  @ApiOkResponse({ type: LineChangesAnswer })
  changes(@Param('id', ParseUUIDPipe) id: string): Promise<LineChanges> {
    return this.queries.execute(new ComparePriceBookVersion(id));
  }

  @Post('import-trial')
  @HttpCode(200)
  @ApiOperation({ operationId: 'try-price-import', summary: 'Shows what an import would change, and its errors' })
  @ApiOkResponse({ type: ImportTrialAnswer })
  try(@Param('id', ParseUUIDPipe) id: string, @Body() { csv }: PriceFileBody): Promise<ImportTrial> {
    return this.queries.execute(new TryPriceImport(id, csvRows(csv)));
  }

  @Put('lines')
  @ApiOperation({ operationId: 'import-price-lines', summary: 'Replaces all lines of a draft, or changes nothing' })
  @ApiOkResponse({ type: RevisionAnswer })
  import(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { csv, pricesAsOf, revision }: ImportBody,
  ): Promise<RevisionAnswer> {
    return this.commands.execute(new ImportPriceLines(id, csvRows(csv), pricesAsOf, revision));
  }

  @Post('publication')
  @HttpCode(204)
  @ApiOperation({ operationId: 'publish-price-book-version', summary: 'It never changes from then on' })
  @ApiNoContentResponse()
  async publish(
    @CurrentPrincipal() principal: Principal,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { revision }: ReviewedBody,
  ): Promise<void> {
    this.stepUp.require(principal);
    await this.commands.execute(new PublishPriceBookVersion(id, revision, principal.userId));
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({ operationId: 'discard-price-book-version', summary: 'Drafts only. A book without versions goes too' })
  @ApiNoContentResponse()
  async discard(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.commands.execute(new DiscardPriceBookVersion(id));
  }
}
