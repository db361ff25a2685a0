import {
  Access,
  Choice,
  type CountedPage,
  csvAnswer,
  CsvRoute,
  CurrentPrincipal,
  Id,
  Idempotent,
  ListRoute,
  pageOf,
  type Principal,
  selectionQuery,
  StepUp,
} from '@casewright/platform';
import { Controller, HttpCode, Param, ParseUUIDPipe, Post, Query, type StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOperation, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { DecideAdjustment } from '../../commands/decide-adjustment';
import {
  ADJUSTMENT_KINDS,
  ADJUSTMENT_STATES,
  type AdjustmentKind,
  type AdjustmentState,
} from '../../domain/adjustment';
import { ADJUSTMENTS, ExportAdjustments, ListAdjustments, type NamedAdjustment } from '../../queries/list-adjustments';

class ExportAdjustmentsQuery extends selectionQuery(ADJUSTMENTS) {
  @Choice(ADJUSTMENT_STATES, 'Filters by state')
  readonly state?: AdjustmentState;

  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @Id()
  readonly owner?: string;
}

class AdjustmentsQuery extends pageOf(ExportAdjustmentsQuery) {}

class AdjustmentAnswer implements NamedAdjustment {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ format: 'uuid' })
  readonly ownerId!: string;

  @ApiProperty({ type: String, nullable: true })
  readonly owner!: string | null;

  @ApiProperty({ enum: ADJUSTMENT_KINDS })
  readonly kind!: AdjustmentKind;

  @ApiProperty({ type: 'integer' })
  readonly credits!: number;

  @ApiProperty()
  readonly reason!: string;

  @ApiProperty({ type: Date, nullable: true })
  readonly expiresAt!: Date | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  readonly orderId!: string | null;

  @ApiProperty({ format: 'uuid' })
  readonly requestedBy!: string;

  @ApiProperty({ type: String, nullable: true })
  readonly requester!: string | null;

  @ApiProperty()
  readonly requestedAt!: Date;

  @ApiProperty({ enum: ADJUSTMENT_STATES })
  readonly state!: AdjustmentState;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  readonly decidedBy!: string | null;

  @ApiProperty({ type: String, nullable: true })
  readonly decider!: string | null;

  @ApiProperty({ type: Date, nullable: true })
  readonly decidedAt!: Date | null;

  @ApiProperty({ type: String, nullable: true, description: 'Why a refund was canceled' })
  readonly cancelReason!: string | null;
}

@ApiTags('billing')
@Controller('admin/credits')
@Access('admin')
export class AdjustmentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly stepUp: StepUp,
  ) {}

  @ListRoute('list-adjustments', AdjustmentAnswer, 'Manual adjustments, newest first')
  list(@Query() { before, sort, ...selection }: AdjustmentsQuery): Promise<CountedPage<NamedAdjustment>> {
    return this.queries.execute(new ListAdjustments(selection, sort, before));
  }

  @CsvRoute('export-adjustments')
  async export(@Query() { sort, ...selection }: ExportAdjustmentsQuery): Promise<StreamableFile> {
    return csvAnswer(await this.queries.execute(new ExportAdjustments(selection, sort)), 'credits');
  }

  @Post(':id/approval')
  @HttpCode(204)
  @Idempotent()
  @ApiOperation({
    operationId: 'approve-adjustment',
    summary: 'Must be a different admin than the one who requested it',
  })
  @ApiNoContentResponse()
  async approve(@CurrentPrincipal() principal: Principal, @Param('id', ParseUUIDPipe) id: string): Promise<void> {
    this.stepUp.require(principal);
    await this.commands.execute(new DecideAdjustment(id, 'approve', principal.userId));
  }

  @Post(':id/refusal')
  @HttpCode(204)
  @Idempotent()
  @ApiOperation({ operationId: 'decline-adjustment' })
  @ApiNoContentResponse()
  async decline(@CurrentPrincipal() { userId }: Principal, @Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.commands.execute(new DecideAdjustment(id, 'decline', userId));
  }
}
