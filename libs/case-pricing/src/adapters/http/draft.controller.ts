import { Access, CurrentUser, RateLimit, Text } from '@casewright/platform';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDate, IsInt, IsOptional, Max, Min, MinDate, ValidateNested } from 'class-validator';
import { SaveDraft, type SavedDraft } from '../../commands/save-draft';
import { type CurrentDraft, GetDraft } from '../../queries/get-draft';
import { SelectionsBody } from './selections.body';

const LARGEST_REVISION = 2 ** 31 - 2;
/** Time of a browser whose clock was never set. */
const EARLIEST = new Date(0);

class SaveDraftBody {
  @ApiPropertyOptional({ type: SelectionsBody, description: 'Omit to clear the draft' })
  @IsOptional()
  @ValidateNested()
  @Type(() => SelectionsBody)
  readonly selections?: SelectionsBody;

  @Text({ min: 1, max: 100 })
  readonly attempt!: string;

  @ApiProperty({ type: 'integer', description: 'Revision that the changes are based on; 0 if there is no draft' })
  @IsInt()
  @Min(0)
  @Max(LARGEST_REVISION)
  readonly basedOn!: number;

  @ApiProperty({ type: String, format: 'date-time' })
  @IsDate()
  @MinDate(EARLIEST)
  @Type(() => Date)
  readonly changedAt!: Date;
}

class SavedDraftAnswer implements SavedDraft {
  @ApiProperty({ type: 'integer' })
  readonly revision!: number;
}

class CurrentDraftAnswer {
  @ApiProperty({ type: 'integer' })
  readonly revision!: number;

  @ApiProperty({ type: SelectionsBody, nullable: true })
  readonly selections!: SelectionsBody | null;

  @ApiProperty({ type: String })
  readonly attempt!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  readonly changedAt!: Date;
}

class DraftAnswer {
  @ApiProperty({ type: CurrentDraftAnswer, nullable: true })
  readonly draft!: CurrentDraft | null;
}

@Controller('pricing-draft')
@Access('signed-in')
export class DraftController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'get-pricing-draft', summary: 'Draft of the current user, shared by all devices' })
  @ApiOkResponse({ type: DraftAnswer })
  async get(@CurrentUser() userId: string): Promise<DraftAnswer> {
    return { draft: await this.queries.execute(new GetDraft(userId)) };
  }

  @Post()
  @HttpCode(200)
  @RateLimit({ name: 'save-pricing-draft', points: 240, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'save-pricing-draft', summary: 'Refused if another device has saved a newer revision' })
  @ApiOkResponse({ type: SavedDraftAnswer })
  save(
    @CurrentUser() userId: string,
    @Body() { selections, attempt, changedAt, basedOn }: SaveDraftBody,
  ): Promise<SavedDraft> {
    return this.commands.execute(
      new SaveDraft(userId, { selections: selections ?? null, attempt, changedAt }, basedOn),
    );
  }
}
