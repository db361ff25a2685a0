import {
  Access,
  CurrentPrincipal,
  CurrentUser,
  Id,
  Idempotent,
  type Page,
  pageAnswer,
  PageQuery,
  type Principal,
  RateLimit,
} from '@casewright/platform';
import { CASE_STATES, type CasePrice } from '@casewright/rules';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiProperty } from '@nestjs/swagger';
import { StartCase, type StartedCase } from '../../commands/start-case';
import { GetCase } from '../../queries/get-case';
import { ListCases } from '../../queries/list-cases';
import { QuoteCase } from '../../queries/quote-case';
import type { StartedCaseRow } from '../../queries/started-case-row';
import { SelectionsBody } from './selections.body';
import { StartCaseBody } from './start-case.body';

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

  @ApiProperty({ type: 'integer', description: 'Sum of base, analysis, SLA, and ACV' })
  readonly caseCredits!: number;

  @ApiProperty({ type: 'integer' })
  readonly supportCredits!: number;

  @ApiProperty({ type: 'integer', description: 'Sum of case and support' })
  readonly totalCredits!: number;
}

class StartedCaseAnswer implements StartedCase {
  @ApiProperty({ type: String, format: 'uuid' })
  readonly caseId!: string;

  @ApiProperty({ type: String, format: 'uuid' })
  readonly pursuitId!: string;

  @ApiProperty({ type: 'integer' })
  readonly totalCredits!: number;
}

export class StartedCaseRowAnswer implements StartedCaseRow {
  @ApiProperty({ type: String, format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ type: String, example: 'Larkmoor Foods (C-1042)' })
  readonly name!: string;

  @ApiProperty({ type: String, example: 'Helix vs. Initech' })
  readonly title!: string;

  @ApiProperty({ enum: CASE_STATES, nullable: true })
  readonly state!: StartedCaseRow['state'];

  @ApiProperty({ type: SelectionsBody })
  readonly selections!: SelectionsBody;

  @ApiProperty({ type: CasePriceAnswer })
  readonly price!: CasePriceAnswer;

  @ApiProperty({ type: String, format: 'date-time' })
  readonly startedAt!: Date;
}

class CaseParameters {
  @ApiProperty({ type: String, format: 'uuid' })
  @Id()
  readonly id!: string;
}

@Controller('cases')
export class CasesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('quote')
  @HttpCode(200)
  @Access('anyone')
  @RateLimit({ name: 'quote', points: 120, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'quote-case', summary: 'Binding price' })
  @ApiOkResponse({ type: CasePriceAnswer })
  quote(@Body() selections: SelectionsBody): Promise<CasePrice> {
    return this.queries.execute(new QuoteCase(selections));
  }

  @Post()
  @Access('verified')
  @Idempotent()
  @RateLimit({ name: 'start-case', points: 120, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'start-case', summary: 'Charges the credits and records the case in one transaction' })
  @ApiCreatedResponse({ type: StartedCaseAnswer })
  start(
    @CurrentPrincipal() { userId: id, email }: Principal,
    @Body() { pursuit, rateCard, ...selections }: StartCaseBody,
  ): Promise<StartedCase> {
    return this.commands.execute(new StartCase({ id, email }, selections, pursuit, rateCard));
  }

  @Get()
  @Access('signed-in')
  @ApiOperation({ operationId: 'list-cases', summary: 'Own cases, newest first' })
  @ApiOkResponse({ type: pageAnswer(StartedCaseRowAnswer) })
  list(@CurrentUser() userId: string, @Query() { before }: PageQuery): Promise<Page<StartedCaseRow>> {
    return this.queries.execute(new ListCases(userId, before));
  }

  @Get(':id')
  @Access('signed-in')
  @ApiOperation({ operationId: 'get-case' })
  @ApiOkResponse({ type: StartedCaseRowAnswer })
  get(@CurrentUser() userId: string, @Param() { id }: CaseParameters): Promise<StartedCaseRow> {
    return this.queries.execute(new GetCase(userId, id));
  }
}
