import {
  Access,
  Choice,
  type CountedPage,
  csvAnswer,
  CsvRoute,
  CurrentPrincipal,
  CurrentUser,
  Idempotent,
  ListRoute,
  pageOf,
  type Principal,
  RevisionAnswer,
  selectionQuery,
  StepUp,
  Text,
} from '@casewright/platform';
import { RATE_CARD_NAME, RATE_CARD_NAME_FAULT } from '@casewright/rules';
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
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiPropertyOptional,
  ApiTags,
} from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDateString, IsIn, IsInt, IsObject, IsOptional, Matches, Min, ValidateNested } from 'class-validator';
import { ChangeRateCard } from '../../commands/change-rate-card';
import { DiscardRateCard } from '../../commands/discard-rate-card';
import { type DraftedRateCard, DraftRateCard } from '../../commands/draft-rate-card';
import { PublishRateCard } from '../../commands/publish-rate-card';
import { WithdrawRateCard } from '../../commands/withdraw-rate-card';
import { GetRateCard } from '../../queries/get-rate-card';
import {
  ExportRateCards,
  type ListedRateCard,
  ListRateCards,
  RATE_CARD_LIST,
  RATE_CARD_STATES,
  type RateCardState,
} from '../../queries/list-rate-cards';
import { type RateCardTrial, TRIAL_DAYS, type TrialDays, TryRateCard } from '../../queries/try-rate-card';
import { ListedRateCardAnswer, RateCardTrialAnswer } from './rate-card.answer';
import { RatesBody } from './rates.body';

class ExportRateCardsQuery extends selectionQuery(RATE_CARD_LIST) {
  @Choice(RATE_CARD_STATES, 'Filters by state')
  readonly state?: RateCardState;
}

class RateCardsQuery extends pageOf(ExportRateCardsQuery) {}

class RevisionBody {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Revision that the changes are based on' })
  @IsInt()
  @Min(1)
  readonly revision!: number;
}

class ChangeRateCardBody extends RevisionBody {
  @Text({ min: 1, max: 20, example: '2027-01' })
  @Matches(RATE_CARD_NAME, { message: RATE_CARD_NAME_FAULT })
  readonly version!: string;

  @ApiPropertyOptional({ type: String, format: 'date', nullable: true, description: 'Date in UTC' })
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  @IsDateString({ strict: true })
  readonly validFrom?: string | null;

  @ApiProperty({ type: RatesBody })
  @IsObject()
  @ValidateNested()
  @Type(() => RatesBody)
  readonly rates!: RatesBody;
}

class DraftedRateCardAnswer implements DraftedRateCard {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ example: '2027-01' })
  readonly version!: string;
}

class TrialQuery {
  @ApiProperty({ enum: TRIAL_DAYS, type: Number, description: 'Number of days up to today, in UTC. 1 is yesterday' })
  @Type(() => Number)
  @IsIn(TRIAL_DAYS)
  readonly days!: TrialDays;
}

@ApiTags('case-pricing')
@Controller('admin/rate-cards')
@Access('admin')
export class RateCardsForAdminsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly stepUp: StepUp,
  ) {}

  @ListRoute('list-rate-cards', ListedRateCardAnswer, 'Drafts first, then newest first')
  list(@Query() { before, ...selection }: RateCardsQuery): Promise<CountedPage<ListedRateCard>> {
    return this.queries.execute(new ListRateCards(selection, before));
  }

  @CsvRoute('export-rate-cards')
  async export(@Query() selection: ExportRateCardsQuery): Promise<StreamableFile> {
    return csvAnswer(await this.queries.execute(new ExportRateCards(selection)), 'rate-cards');
  }

  @Post()
  @Idempotent()
  @ApiOperation({ operationId: 'draft-rate-card', summary: 'Creates a draft with the current rates' })
  @ApiCreatedResponse({ type: DraftedRateCardAnswer })
  draft(@CurrentUser() userId: string): Promise<DraftedRateCard> {
    return this.commands.execute(new DraftRateCard(userId));
  }

  @Get(':id')
  @ApiOperation({ operationId: 'get-rate-card' })
  @ApiOkResponse({ type: ListedRateCardAnswer })
  get(@Param('id', ParseUUIDPipe) id: string): Promise<ListedRateCard> {
    return this.queries.execute(new GetRateCard(id));
  }

  @Put(':id')
  @ApiOperation({ operationId: 'change-rate-card', summary: 'Drafts only' })
  @ApiOkResponse({ type: RevisionAnswer })
  change(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { version, validFrom, rates, revision }: ChangeRateCardBody,
  ): Promise<RevisionAnswer> {
    const start = validFrom ? new Date(`${validFrom}T00:00:00Z`) : null;
    return this.commands.execute(new ChangeRateCard(id, { version, validFrom: start, rates }, revision));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ operationId: 'discard-rate-card', summary: 'Drafts only' })
  @ApiNoContentResponse()
  async discard(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.commands.execute(new DiscardRateCard(id));
  }

  @Post(':id/publication')
  @HttpCode(204)
  @ApiOperation({ operationId: 'publish-rate-card', summary: 'Takes effect on its start date' })
  @ApiNoContentResponse()
  async publish(
    @CurrentPrincipal() principal: Principal,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { revision }: RevisionBody,
  ): Promise<void> {
    this.stepUp.require(principal);
    await this.commands.execute(new PublishRateCard(id, revision, principal.userId));
  }

  @Delete(':id/publication')
  @HttpCode(204)
  @ApiOperation({ operationId: 'withdraw-rate-card', summary: 'Before its start date only; it becomes a draft again' })
  @ApiNoContentResponse()
  async withdraw(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.commands.execute(new WithdrawRateCard(id));
  }

  @Get(':id/trial')
  @ApiOperation({ operationId: 'try-rate-card', summary: 'Reprices recent quotes with this rate card' })
  @ApiOkResponse({ type: RateCardTrialAnswer })
  try(@Param('id', ParseUUIDPipe) id: string, @Query() { days }: TrialQuery): Promise<RateCardTrial> {
    return this.queries.execute(new TryRateCard(id, days));
  }
}
