import { Access, CurrentUser, Idempotent, RateLimit } from '@casewright/platform';
import type { CasePrice } from '@casewright/rules';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiOperation, ApiProperty } from '@nestjs/swagger';
import { StartCase, type StartedCase } from '../../commands/start-case';
import { QuoteCase } from '../../queries/quote-case';
import { SelectionsBody } from './selections.body';

class CasePriceAnswer implements CasePrice {
  @ApiProperty({ type: String, example: '2025-07' })
  readonly rateCard!: string;

  @ApiProperty({ type: 'integer' })
  readonly baseCredits!: number;

  @ApiProperty({ type: 'integer' })
  readonly analysisCredits!: number;

  @ApiProperty({ type: 'integer' })
  readonly slaCredits!: number;

  @ApiProperty({ type: 'integer' })
  readonly acvCredits!: number;

  @ApiProperty({ type: 'integer', description: 'Base, analysis, SLA and ACV together' })
  readonly caseCredits!: number;

  @ApiProperty({ type: 'integer' })
  readonly supportCredits!: number;

  @ApiProperty({ type: 'integer', description: 'Case and support together' })
  readonly totalCredits!: number;
}

class StartedCaseAnswer implements StartedCase {
  @ApiProperty({ type: String, format: 'uuid' })
  readonly caseId!: string;

  @ApiProperty({ type: 'integer' })
  readonly totalCredits!: number;
}

@Controller('cases')
export class CasesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('quote')
  @HttpCode(200)
  @Access('signed-in')
  @ApiOperation({ operationId: 'quote-case', summary: 'The price that counts' })
  @ApiOkResponse({ type: CasePriceAnswer })
  quote(@Body() selections: SelectionsBody): Promise<CasePrice> {
    return this.queries.execute(new QuoteCase(selections));
  }

  @Post()
  @Access('verified')
  @Idempotent()
  @RateLimit({ name: 'start-case', points: 120, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'start-case', summary: 'Debited and recorded in one step, or not at all' })
  @ApiHeader({ name: 'Idempotency-Key', required: true })
  @ApiCreatedResponse({ type: StartedCaseAnswer })
  start(@CurrentUser() userId: string, @Body() selections: SelectionsBody): Promise<StartedCase> {
    return this.commands.execute(new StartCase(userId, selections));
  }
}
