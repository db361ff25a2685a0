import { Access, CurrentPrincipal, Idempotent, type Principal, StepUp, Text, Trimmed } from '@casewright/platform';
import { ADJUSTMENT_REASON, CREDITS_OF_ONE_ADMIN } from '@casewright/rules';
import { applyDecorators, Body, Controller, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiPropertyOptional,
  ApiTags,
} from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDate, IsIn, IsInt, IsOptional } from 'class-validator';
import { RequestAdjustment, type RequestedAdjustment } from '../../commands/request-adjustment';
import { ADJUSTMENT_STATES, type AdjustmentState } from '../../domain/adjustment';
import { REFUND_STATES, RefundOrder, type RefundState } from '../../processes/refund-order';

const reasonField = () =>
  applyDecorators(Trimmed(), Text({ ...ADJUSTMENT_REASON, example: 'Goodwill for a late case' }));
const BY_HAND = ['grant', 'correction'] as const;

class AdjustBody {
  @ApiProperty({ enum: BY_HAND })
  @IsIn(BY_HAND)
  readonly kind!: (typeof BY_HAND)[number];

  @ApiProperty({ type: 'integer', example: 25, description: 'Negative amounts remove credits' })
  @IsInt()
  readonly credits!: number;

  /** Shown in the seller's history. */
  @reasonField()
  readonly reason!: string;

  @ApiPropertyOptional({ description: 'Grants only' })
  @IsOptional()
  @Type(() => Date)
  @IsDate()
  readonly expiresAt?: Date;
}

class RefundBody {
  @reasonField()
  readonly reason!: string;
}

class RefundAnswer {
  @ApiProperty({ enum: REFUND_STATES, description: '`sending` until the payment provider confirms the refund' })
  readonly state!: RefundState;
}

class RequestedAdjustmentAnswer implements RequestedAdjustment {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ enum: ADJUSTMENT_STATES })
  readonly state!: AdjustmentState;
}

@ApiTags('billing')
@Controller('admin')
@Access('admin')
export class CreditsByHandController {
  constructor(
    private readonly commands: CommandBus,
    private readonly refunding: RefundOrder,
    private readonly stepUp: StepUp,
  ) {}

  @Post('users/:id/credits')
  @Idempotent()
  @ApiOperation({
    operationId: 'adjust-credits',
    summary: 'Adjustments above 500 credits need approval by a second admin',
  })
  @ApiCreatedResponse({ type: RequestedAdjustmentAnswer })
  async adjust(
    @CurrentPrincipal() principal: Principal,
    @Param('id', ParseUUIDPipe) ownerId: string,
    @Body() { kind, credits, reason, expiresAt }: AdjustBody,
  ): Promise<RequestedAdjustment> {
    if (Math.abs(credits) > CREDITS_OF_ONE_ADMIN) this.stepUp.require(principal);
    const terms = { kind, credits, reason, expiresAt };
    return this.commands.execute(new RequestAdjustment(ownerId, terms, principal.userId));
  }

  @Post('orders/:id/refund')
  @HttpCode(200)
  @Idempotent()
  @ApiOperation({ operationId: 'refund-order', summary: 'Refunds the full amount through the payment provider' })
  @ApiOkResponse({ type: RefundAnswer })
  async refund(
    @CurrentPrincipal() { userId }: Principal,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { reason }: RefundBody,
  ): Promise<RefundAnswer> {
    return { state: await this.refunding.refund(id, reason, userId) };
  }
}
