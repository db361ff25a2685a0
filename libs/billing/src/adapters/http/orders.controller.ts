import { Access, CurrentUser, Id, RateLimit } from '@casewright/platform';
import type { BillingDetails } from '@casewright/rules';
import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { type BilledTo, REVERSAL_KINDS, type Reversal, type TaxLine } from '../../domain/checkout-session';
import { BillingDetailsAnswer } from './billing-details.controller';
import { ORDER_STATUSES, type OrderStatus } from '../../domain/order';
import { GetReceipt, type Receipt } from '../../queries/get-receipt';
import { GetReceiptPdf } from '../../queries/get-receipt-pdf';
import { ListOrders, type OrderRow } from '../../queries/list-orders';

class OrderAnswer implements OrderRow {
  @ApiProperty({ type: String, format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ type: 'integer' })
  readonly credits!: number;

  @ApiProperty({ type: 'integer' })
  readonly amountCents!: number;

  @ApiProperty({ enum: ORDER_STATUSES, description: '`processing`: the payment method takes several days' })
  readonly status!: OrderStatus;

  @ApiProperty({ type: 'integer', description: 'Credits taken back after a refund or dispute' })
  readonly reversedCredits!: number;

  @ApiProperty({ type: Boolean, description: 'A refund was requested, and the payment provider has not confirmed it' })
  readonly isRefunding!: boolean;

  @ApiProperty({ type: String, format: 'date-time' })
  readonly placedAt!: Date;

  @ApiProperty({ type: String, nullable: true, description: 'Checkout where the order can still be paid' })
  readonly checkoutUrl!: string | null;
}

export class OrdersAnswer {
  @ApiProperty({ type: [OrderAnswer] })
  readonly rows!: readonly OrderAnswer[];
}

class OrderParameters {
  @ApiProperty({ type: String, format: 'uuid' })
  @Id()
  readonly id!: string;
}

class TaxLineAnswer implements TaxLine {
  @ApiProperty({ type: String })
  readonly label!: string;

  @ApiProperty({ type: 'integer' })
  readonly amountCents!: number;
}

class BilledToAnswer implements BilledTo {
  @ApiProperty({ type: String, nullable: true })
  readonly name!: string | null;

  @ApiProperty({ type: String, nullable: true })
  readonly email!: string | null;
}

class ReversalAnswer implements Reversal {
  @ApiProperty({ type: String })
  readonly id!: string;

  @ApiProperty({ enum: REVERSAL_KINDS })
  readonly kind!: Reversal['kind'];

  @ApiProperty({ type: 'integer' })
  readonly amountCents!: number;

  @ApiProperty({ type: String, format: 'date-time' })
  readonly createdAt!: string;

  @ApiProperty({ type: Boolean, description: 'False once the refund failed or the dispute was won' })
  readonly isActive!: boolean;
}

class ReceiptAnswer implements Receipt {
  @ApiProperty({ type: String, example: '2026-000042' })
  readonly number!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  readonly issuedAt!: Date;

  @ApiProperty({ type: 'integer' })
  readonly credits!: number;

  @ApiProperty({ type: 'integer' })
  readonly subtotalCents!: number;

  @ApiProperty({ type: [TaxLineAnswer] })
  readonly taxes!: readonly TaxLineAnswer[];

  @ApiProperty({ type: 'integer' })
  readonly totalCents!: number;

  @ApiProperty({ type: String, example: 'usd' })
  readonly currency!: string;

  @ApiProperty({ type: BilledToAnswer, nullable: true })
  readonly billedTo!: BilledToAnswer | null;

  @ApiProperty({ type: BillingDetailsAnswer, nullable: true, description: 'As they were when it was issued' })
  readonly billingDetails!: BillingDetails | null;

  @ApiProperty({ type: [ReversalAnswer] })
  readonly reversals!: readonly ReversalAnswer[];
}

@ApiTags('billing')
@Controller('credits/orders')
@Access('signed-in')
export class OrdersController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ operationId: 'list-orders', summary: 'Newest first' })
  @ApiOkResponse({ type: OrdersAnswer })
  async list(@CurrentUser() userId: string): Promise<{ readonly rows: readonly OrderRow[] }> {
    return { rows: await this.queries.execute(new ListOrders(userId)) };
  }

  @Get(':id/receipt')
  @ApiOperation({ operationId: 'get-receipt' })
  @ApiOkResponse({ type: ReceiptAnswer })
  receipt(@CurrentUser() userId: string, @Param() { id }: OrderParameters): Promise<Receipt> {
    return this.queries.execute(new GetReceipt(userId, id));
  }

  @Get(':id/receipt/pdf')
  @RateLimit({ name: 'receipt-pdf', points: 60, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'download-receipt', summary: 'The receipt as a PDF' })
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  async pdf(@CurrentUser() userId: string, @Param() { id }: OrderParameters): Promise<StreamableFile> {
    const { fileName, content } = await this.queries.execute(new GetReceiptPdf(userId, id));
    return new StreamableFile(content, {
      type: 'application/pdf',
      length: content.length,
      disposition: `attachment; filename="${fileName}"`,
    });
  }
}
