import { Access, CurrentPrincipal, Idempotent, type Principal, StepUp } from '@casewright/platform';
import { Body, Controller, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDate, IsIn, IsInt, IsOptional } from 'class-validator';
import { RequestAdjustment, type RequestedAdjustment } from '../../commands/request-adjustment';
import { ADJUSTMENT_STATES, type AdjustmentState } from '../../domain/adjustment';
import { ReasonField } from './reason-field';

const BY_HAND = ['grant', 'correction'] as const;

class AdjustBody {
  @ApiProperty({ enum: BY_HAND })
  @IsIn(BY_HAND)
  readonly kind!: (typeof BY_HAND)[number];

  @ApiProperty({ type: 'integer', example: 25, description: 'Negative amounts remove credits' })
  @IsInt()
  readonly credits!: number;

  /** Shown in the seller's history. */
  @ReasonField('Goodwill for a late case')
  readonly reason!: string;

  @ApiPropertyOptional({ description: 'Grants only' })
  @IsOptional()
  @Type(() => Date)
  @IsDate()
  readonly expiresAt?: Date;
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
    private readonly stepUp: StepUp,
  ) {}

  @Post('users/:id/credits')
  @Idempotent()
  @ApiOperation({
    operationId: 'adjust-credits',
    summary: 'Above 500 credits a day, by one admin or for one user, a second admin must approve',
  })
  @ApiCreatedResponse({ type: RequestedAdjustmentAnswer })
  async adjust(
    @CurrentPrincipal() principal: Principal,
    @Param('id', ParseUUIDPipe) ownerId: string,
    @Body() { kind, credits, reason, expiresAt }: AdjustBody,
  ): Promise<RequestedAdjustment> {
    this.stepUp.require(principal);
    const terms = { kind, credits, reason, expiresAt };
    return this.commands.execute(new RequestAdjustment(ownerId, terms, principal.userId));
  }
}
