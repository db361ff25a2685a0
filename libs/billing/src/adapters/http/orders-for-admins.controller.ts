import { Access, Text } from '@casewright/platform';
import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ORDER_STATUSES, type OrderStatus } from '../../domain/order';
import { FindOrders, type FoundOrder } from '../../queries/find-orders';

class FindOrdersQuery {
  @Text({ max: 200, example: 'CW-000123' })
  readonly search!: string;
}

class FoundOrderAnswer implements FoundOrder {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ format: 'uuid' })
  readonly ownerId!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Receipt number' })
  readonly number!: string | null;

  @ApiProperty({ type: 'integer' })
  readonly credits!: number;

  @ApiProperty({ type: 'integer' })
  readonly amountCents!: number;

  @ApiProperty({ enum: ORDER_STATUSES })
  readonly status!: OrderStatus;

  @ApiProperty({ type: 'integer', description: 'Credits taken back after a refund or dispute' })
  readonly reversedCredits!: number;

  @ApiProperty()
  readonly placedAt!: Date;
}

class FoundOrdersAnswer {
  @ApiProperty({ type: [FoundOrderAnswer] })
  readonly rows!: readonly FoundOrder[];
}

@ApiTags('billing')
@Controller('admin/orders')
@Access('admin')
export class OrdersForAdminsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ operationId: 'find-orders', summary: 'By order ID, receipt number, or payment ID' })
  @ApiOkResponse({ type: FoundOrdersAnswer })
  async find(@Query() { search }: FindOrdersQuery): Promise<FoundOrdersAnswer> {
    return { rows: await this.queries.execute(new FindOrders(search)) };
  }
}
