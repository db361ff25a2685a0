import { Access, type Page, pageAnswer, PageQuery } from '@casewright/platform';
import { Controller, Get, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Balance, GetBalance } from '../../queries/get-balance';
import { ListOrders, type OrderRow } from '../../queries/list-orders';
import { ListTransactions, type TransactionRow } from '../../queries/list-transactions';
import { BalanceAnswer, TransactionAnswer } from './credits.controller';
import { OrdersAnswer } from './orders.controller';

@ApiTags('billing')
@Controller('admin/users/:id')
@Access('admin')
export class OwnerController {
  constructor(private readonly queries: QueryBus) {}

  @Get('balance')
  @ApiOperation({ operationId: 'get-balance-of-user' })
  @ApiOkResponse({ type: BalanceAnswer })
  balance(@Param('id', ParseUUIDPipe) id: string): Promise<Balance> {
    return this.queries.execute(new GetBalance(id));
  }

  @Get('transactions')
  @ApiOperation({ operationId: 'list-transactions-of-user', summary: 'Newest first' })
  @ApiOkResponse({ type: pageAnswer(TransactionAnswer) })
  transactions(@Param('id', ParseUUIDPipe) id: string, @Query() { before }: PageQuery): Promise<Page<TransactionRow>> {
    return this.queries.execute(new ListTransactions(id, before));
  }

  @Get('orders')
  @ApiOperation({ operationId: 'list-orders-of-user', summary: 'Newest first' })
  @ApiOkResponse({ type: OrdersAnswer })
  async orders(@Param('id', ParseUUIDPipe) id: string): Promise<{ readonly rows: readonly OrderRow[] }> {
    return { rows: await this.queries.execute(new ListOrders(id)) };
  }
}
