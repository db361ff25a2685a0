import { Access, AuditedWorks, workOf } from '@casewright/platform';
import { BadRequestException, Controller, Headers, HttpCode, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import Stripe from 'stripe';
import { ConfirmPayment } from '../../processes/confirm-payment';
import type { PaymentUpdate } from '../../processes/payment-provider';
import { StripeEvents } from '../stripe/stripe-events';

@Controller('stripe')
export class StripeWebhookController {
  constructor(
    private readonly events: StripeEvents,
    private readonly payments: ConfirmPayment,
    private readonly works: AuditedWorks,
  ) {}

  @Post('webhook')
  @HttpCode(200)
  @Access('anyone')
  @ApiOperation({ operationId: 'receive-stripe-event', summary: "Verifies Stripe's signature of the raw body" })
  @ApiOkResponse({ description: 'Processed or ignored' })
  async receive(
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<void> {
    const update = this.verified(request.rawBody, signature);
    // Signed by the provider: no visitor acts.
    const work = { ...workOf(request), actorKind: 'system' } as const;
    if (update) await this.works.during(work, () => this.payments.apply(update));
  }

  private verified(body: Buffer | undefined, signature: string | undefined): PaymentUpdate | undefined {
    try {
      return this.events.updateIn(body ?? Buffer.alloc(0), signature ?? '');
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw new BadRequestException();
      throw error;
    }
  }
}
