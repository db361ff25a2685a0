import { Access, CurrentPrincipal, Idempotent, type Principal, StepUp } from '@casewright/platform';
import { Body, Controller, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { REFUND_STATES, RefundOrder, type RefundState } from '../../processes/refund-order';
import { ReasonField } from './reason-field';

class RefundBody {
  @ReasonField('Bought by mistake')
  readonly reason!: string;
}

class CancelRefundBody {
  @ReasonField('The payment is disputed')
  readonly reason!: string;
}

class RefundAnswer {
  @ApiProperty({ enum: REFUND_STATES, description: '`sending` until the payment provider confirms the refund' })
  readonly state!: RefundState;
}

@ApiTags('billing')
@Controller('admin')
@Access('admin')
export class RefundsController {
  constructor(
    private readonly refunding: RefundOrder,
    private readonly stepUp: StepUp,
  ) {}

  @Post('orders/:id/refund')
  @HttpCode(200)
  @Idempotent()
  @ApiOperation({ operationId: 'refund-order', summary: 'Refunds the full amount through the payment provider' })
  @ApiOkResponse({ type: RefundAnswer })
  async refund(
    @CurrentPrincipal() principal: Principal,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { reason }: RefundBody,
  ): Promise<RefundAnswer> {
    this.stepUp.require(principal);
    return { state: await this.refunding.refund(id, reason, principal.userId) };
  }

  @Post('credits/:id/retry')
  @HttpCode(200)
  @Idempotent()
  @ApiOperation({ operationId: 'retry-refund', summary: 'Sends a refund to the payment provider again' })
  @ApiOkResponse({ type: RefundAnswer })
  async retry(@CurrentPrincipal() principal: Principal, @Param('id', ParseUUIDPipe) id: string): Promise<RefundAnswer> {
    this.stepUp.require(principal);
    return { state: await this.refunding.retry(id) };
  }

  @Post('credits/:id/cancellation')
  @HttpCode(204)
  @Idempotent()
  @ApiOperation({
    operationId: 'cancel-refund',
    summary: 'Only if the payment provider holds no pending or succeeded refund',
  })
  @ApiNoContentResponse()
  async cancel(
    @CurrentPrincipal() { userId }: Principal,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { reason }: CancelRefundBody,
  ): Promise<void> {
    await this.refunding.cancel(id, reason, userId);
  }
}
