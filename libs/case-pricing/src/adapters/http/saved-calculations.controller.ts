import {
  Access,
  csvAnswer,
  CsvRoute,
  CurrentUser,
  Id,
  Idempotent,
  type Page,
  pageAnswer,
  PageQuery,
  RateLimit,
  Text,
  Trimmed,
} from '@casewright/platform';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiPropertyOptional,
} from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsOptional, IsTimeZone } from 'class-validator';
import { DeleteCalculation } from '../../commands/delete-calculation';
import { DuplicateCalculation } from '../../commands/duplicate-calculation';
import { RenameCalculation } from '../../commands/rename-calculation';
import { RestoreCalculation } from '../../commands/restore-calculation';
import { SaveCalculation, type SavedAs } from '../../commands/save-calculation';
import { MAX_TITLE_LENGTH } from '../../domain/saved-calculation';
import { ExportSavedCalculations } from '../../queries/export-saved-calculations';
import { GetSavedCalculation } from '../../queries/get-saved-calculation';
import { ListSavedCalculations } from '../../queries/list-saved-calculations';
import type { SavedCalculationRow } from '../../queries/saved-calculation-row';
import { SavedCalculationAnswer } from './saved-calculation.answer';
import { SelectionsBody } from './selections.body';

const MAX_EXPORTED_BY_NAME = 50;
const CHANGES = { name: 'change-saved-calculations', points: 120, perSeconds: 60, by: 'user' } as const;

class SaveCalculationBody extends SelectionsBody {
  @ApiPropertyOptional({
    type: String,
    example: 'America/New_York',
    description: 'Time zone for the date in the title; UTC by default',
  })
  @IsOptional()
  @IsTimeZone()
  readonly timeZone?: string;
}

class CalculationParameters {
  @ApiProperty({ type: String, format: 'uuid' })
  @Id()
  readonly id!: string;
}

class RenameCalculationBody {
  @Trimmed()
  @Text({ min: 1, max: MAX_TITLE_LENGTH, example: 'Helix vs. the incumbent' })
  readonly title!: string;
}

class SavedAsAnswer implements SavedAs {
  @ApiProperty({ type: String, format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ type: String, example: 'Calculation - Mar 2, 2026, 9:05 AM' })
  readonly title!: string;
}

class SavedCalculationsQuery extends PageQuery {
  @Text({ max: 100, optional: true })
  readonly search?: string;
}

class ExportQuery {
  @ApiPropertyOptional({ type: String, description: 'Comma-separated IDs; all calculations by default' })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @Id({ each: true })
  @ArrayMaxSize(MAX_EXPORTED_BY_NAME)
  readonly ids?: string[];
}

@Controller('saved-calculations')
@Access('signed-in')
export class SavedCalculationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post()
  @Idempotent()
  @RateLimit({ name: 'save-calculation', points: 60, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'save-calculation' })
  @ApiCreatedResponse({ type: SavedAsAnswer })
  save(@CurrentUser() userId: string, @Body() { timeZone, ...selections }: SaveCalculationBody): Promise<SavedAs> {
    return this.commands.execute(new SaveCalculation(userId, selections, timeZone));
  }

  @Get()
  @ApiOperation({ operationId: 'list-saved-calculations', summary: 'Own calculations, newest first' })
  @ApiOkResponse({ type: pageAnswer(SavedCalculationAnswer) })
  list(
    @CurrentUser() userId: string,
    @Query() { search, before }: SavedCalculationsQuery,
  ): Promise<Page<SavedCalculationRow>> {
    return this.queries.execute(new ListSavedCalculations(userId, search, before));
  }

  @CsvRoute('export-saved-calculations', { summary: 'Exports own calculations as a CSV file' })
  async export(@CurrentUser() userId: string, @Query() { ids }: ExportQuery): Promise<StreamableFile> {
    return csvAnswer(await this.queries.execute(new ExportSavedCalculations(userId, ids)), 'calculations');
  }

  @Get(':id')
  @ApiOperation({ operationId: 'get-saved-calculation' })
  @ApiOkResponse({ type: SavedCalculationAnswer })
  get(@CurrentUser() userId: string, @Param() { id }: CalculationParameters): Promise<SavedCalculationAnswer> {
    return this.queries.execute(new GetSavedCalculation(userId, id)) as Promise<SavedCalculationAnswer>;
  }

  @Post(':id/rename')
  @HttpCode(204)
  @Idempotent()
  @RateLimit(CHANGES)
  @ApiOperation({ operationId: 'rename-saved-calculation' })
  @ApiNoContentResponse()
  rename(
    @CurrentUser() userId: string,
    @Param() { id }: CalculationParameters,
    @Body() { title }: RenameCalculationBody,
  ): Promise<void> {
    return this.commands.execute(new RenameCalculation(userId, id, title));
  }

  @Post(':id/duplicate')
  @Idempotent()
  @RateLimit(CHANGES)
  @ApiOperation({ operationId: 'duplicate-saved-calculation' })
  @ApiCreatedResponse({ type: SavedAsAnswer })
  duplicate(@CurrentUser() userId: string, @Param() { id }: CalculationParameters): Promise<SavedAs> {
    return this.commands.execute(new DuplicateCalculation(userId, id));
  }

  @Delete(':id')
  @HttpCode(204)
  @Idempotent()
  @RateLimit(CHANGES)
  @ApiOperation({ operationId: 'delete-saved-calculation', summary: 'Can be restored for one day' })
  @ApiNoContentResponse()
  delete(@CurrentUser() userId: string, @Param() { id }: CalculationParameters): Promise<void> {
    return this.commands.execute(new DeleteCalculation(userId, id));
  }

  @Post(':id/restore')
  @HttpCode(204)
  @Idempotent()
  @RateLimit(CHANGES)
  @ApiOperation({ operationId: 'restore-saved-calculation' })
  @ApiNoContentResponse()
  restore(@CurrentUser() userId: string, @Param() { id }: CalculationParameters): Promise<void> {
    return this.commands.execute(new RestoreCalculation(userId, id));
  }
}
