import { Access, CurrentUser, Idempotent, RateLimit } from '@casewright/platform';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiPropertyOptional,
} from '@nestjs/swagger';
import { IsOptional, IsTimeZone, IsUUID } from 'class-validator';
import { SaveCalculation, type SavedAs } from '../../commands/save-calculation';
import { ListSavedCalculations, type SavedCalculationPage } from '../../queries/list-saved-calculations';
import { SavedCalculationAnswer } from './saved-calculation.answer';
import { SelectionsBody } from './selections.body';

class SaveCalculationBody extends SelectionsBody {
  @ApiPropertyOptional({ type: String, example: 'America/New_York', description: 'Of the date in the title; else UTC' })
  @IsOptional()
  @IsTimeZone()
  readonly timeZone?: string;
}

class SavedAsAnswer implements SavedAs {
  @ApiProperty({ type: String, format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ type: String, example: 'Calculation - Mar 2, 2026, 9:05 AM' })
  readonly title!: string;
}

class SavedCalculationsQuery {
  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'The `next` of the page before' })
  @IsOptional()
  @IsUUID()
  readonly before?: string;
}

class SavedCalculationsAnswer implements SavedCalculationPage {
  @ApiProperty({ type: [SavedCalculationAnswer] })
  readonly rows!: SavedCalculationAnswer[];

  @ApiProperty({ type: String, nullable: true })
  readonly next!: string | null;
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
  @ApiHeader({ name: 'Idempotency-Key', required: true })
  @ApiCreatedResponse({ type: SavedAsAnswer })
  save(@CurrentUser() userId: string, @Body() { timeZone, ...selections }: SaveCalculationBody): Promise<SavedAs> {
    return this.commands.execute(new SaveCalculation(userId, selections, timeZone));
  }

  @Get()
  @ApiOperation({ operationId: 'list-saved-calculations', summary: "One's own, newest first" })
  @ApiOkResponse({ type: SavedCalculationsAnswer })
  list(@CurrentUser() userId: string, @Query() { before }: SavedCalculationsQuery): Promise<SavedCalculationPage> {
    return this.queries.execute(new ListSavedCalculations(userId, before));
  }
}
