import { Access, CurrentUser, RateLimit, Text } from '@casewright/platform';
import { BILLING_LIMITS, type BillingDetails } from '@casewright/rules';
import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { SaveBillingDetails } from '../../commands/save-billing-details';
import { GetBillingDetails } from '../../queries/get-billing-details';

class BillingDetailsBody implements BillingDetails {
  @Text({ max: BILLING_LIMITS.company, example: 'Northwind Systems' })
  readonly company!: string;

  @Text({ max: BILLING_LIMITS.address, example: '1 Market Street\nSan Francisco, CA 94105' })
  readonly address!: string;

  @Text({ max: BILLING_LIMITS.taxId, example: '12-3456789' })
  readonly taxId!: string;

  @Text({ max: BILLING_LIMITS.purchaseOrder, example: 'PO-2026-118' })
  readonly purchaseOrder!: string;
}

export class BillingDetailsAnswer implements BillingDetails {
  @ApiProperty({ type: String })
  readonly company!: string;

  @ApiProperty({ type: String, description: 'One line per line of the address' })
  readonly address!: string;

  @ApiProperty({ type: String })
  readonly taxId!: string;

  @ApiProperty({ type: String })
  readonly purchaseOrder!: string;
}

@ApiTags('billing')
@Controller('credits/billing-details')
@Access('signed-in')
export class BillingDetailsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'get-billing-details', summary: 'For receipts issued from now on' })
  @ApiOkResponse({ type: BillingDetailsAnswer })
  get(@CurrentUser() userId: string): Promise<BillingDetails> {
    return this.queries.execute(new GetBillingDetails(userId));
  }

  @Put()
  @HttpCode(204)
  @Access('verified')
  @RateLimit({ name: 'save-billing-details', points: 30, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'save-billing-details', summary: 'Issued receipts keep the details they have' })
  @ApiNoContentResponse()
  save(@CurrentUser() userId: string, @Body() details: BillingDetailsBody): Promise<void> {
    return this.commands.execute(new SaveBillingDetails(userId, details));
  }
}
