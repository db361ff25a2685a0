import {
  Access,
  CurrentPrincipal,
  CurrentUser,
  Idempotent,
  type Principal,
  RateLimit,
  Text,
} from '@casewright/platform';
import { PACKAGE_CREDITS, type PackageCredits } from '@casewright/rules';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import type { CheckoutPage } from '../../domain/checkout-session';
import { BuyCredits } from '../../processes/buy-credits';
import { type Confirmation, ConfirmPayment, PAYMENT_STATUSES } from '../../processes/confirm-payment';

const MAX_CASE_CREDITS = 9_999;

class CreatePaymentBody {
  @ApiProperty({ enum: PACKAGE_CREDITS })
  @IsIn(PACKAGE_CREDITS)
  readonly credits!: PackageCredits;

  @ApiPropertyOptional({ type: 'integer', description: 'Price of the case that the checkout returns to' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_CASE_CREDITS)
  readonly caseCredits?: number;
}

class CheckoutAnswer implements CheckoutPage {
  @ApiProperty({ type: String, format: 'uri' })
  readonly url!: string;

  @ApiProperty({ type: String })
  readonly sessionId!: string;
}

class ProcessPaymentBody {
  @Text({ min: 1, max: 255, optional: true })
  readonly sessionId?: string;
}

class ConfirmationAnswer implements Confirmation {
  @ApiProperty({ enum: PAYMENT_STATUSES })
  readonly status!: Confirmation['status'];

  @ApiProperty({ type: 'integer' })
  readonly credits!: number;

  @ApiProperty({ type: 'integer' })
  readonly balance!: number;
}

@Controller()
export class PaymentsController {
  constructor(
    private readonly buying: BuyCredits,
    private readonly payments: ConfirmPayment,
  ) {}

  @Post('create-payment')
  @Access('verified')
  @Idempotent()
  @RateLimit({ name: 'create-payment', points: 20, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'create-payment' })
  @ApiCreatedResponse({ type: CheckoutAnswer })
  create(
    @CurrentPrincipal() { userId, email }: Principal,
    @Body() { credits, caseCredits }: CreatePaymentBody,
  ): Promise<CheckoutPage> {
    return this.buying.start({ ownerId: userId, email }, credits, caseCredits);
  }

  // No idempotency key: an order is credited once anyway, and a repeat must return the current state.
  @Post('process-payment-success')
  @HttpCode(200)
  @Access('signed-in')
  @RateLimit({ name: 'process-payment-success', points: 120, perSeconds: 60, by: 'user' })
  @ApiOperation({
    operationId: 'process-payment-success',
    summary: 'For one checkout session, or for the newest order',
  })
  @ApiOkResponse({ type: ConfirmationAnswer })
  process(@CurrentUser() userId: string, @Body() { sessionId }: ProcessPaymentBody): Promise<Confirmation> {
    return this.payments.forOwner(userId, sessionId);
  }
}
