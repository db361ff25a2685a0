import { Access, CurrentPrincipal, type Principal, RateLimit } from '@casewright/platform';
import { Controller, Get, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { type Difference, type Reconciliation, UNKNOWN_ORDER } from '../../domain/reconciliation';
import { ReconcilePayments } from '../../processes/reconcile-payments';
import {
  ListReconciliations,
  type NamedDifference,
  type PaymentsOverview,
  type ReconciliationRow,
} from '../../queries/list-reconciliations';

class DifferenceAnswer implements Difference {
  @ApiProperty({ type: String, description: `UUID, or '${UNKNOWN_ORDER}'` })
  readonly orderId!: string;

  @ApiProperty({ type: String, nullable: true })
  readonly sessionId!: string | null;

  @ApiProperty({ type: String })
  readonly what!: string;
}

class NamedDifferenceAnswer extends DifferenceAnswer implements NamedDifference {
  @ApiProperty({ type: String, nullable: true, description: 'Receipt number' })
  readonly number!: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  readonly ownerId!: string | null;
}

class ReconciliationAnswer implements Reconciliation {
  @ApiProperty({ type: String, description: 'The schedule, the command line, or the email address of the admin' })
  readonly askedBy!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  readonly beganAt!: Date;

  @ApiProperty({ type: String, format: 'date-time' })
  readonly endedAt!: Date;

  @ApiProperty({ type: 'integer' })
  readonly compared!: number;

  @ApiProperty({ type: [DifferenceAnswer] })
  readonly repaired!: readonly DifferenceAnswer[];

  @ApiProperty({ type: [DifferenceAnswer] })
  readonly differences!: readonly DifferenceAnswer[];
}

class ReconciliationRowAnswer extends ReconciliationAnswer implements ReconciliationRow {
  @ApiProperty({ type: String })
  readonly id!: string;

  @ApiProperty({ type: [NamedDifferenceAnswer] })
  declare readonly repaired: readonly NamedDifferenceAnswer[];

  @ApiProperty({ type: [NamedDifferenceAnswer] })
  declare readonly differences: readonly NamedDifferenceAnswer[];
}

class PaymentsOverviewAnswer implements PaymentsOverview {
  @ApiProperty({ type: [ReconciliationRowAnswer] })
  readonly reconciliations!: readonly ReconciliationRowAnswer[];

  @ApiProperty({ type: [NamedDifferenceAnswer] })
  readonly differences!: readonly NamedDifferenceAnswer[];

  @ApiProperty({ type: 'integer' })
  readonly owedCredits!: number;

  @ApiProperty({ type: 'integer' })
  readonly ordersUnderWay!: number;
}

@ApiTags('billing')
@Controller('admin/reconciliations')
@Access('admin')
export class ReconciliationsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly reconciling: ReconcilePayments,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'list-reconciliations',
    summary: 'Past comparisons of orders with the payment provider',
  })
  @ApiOkResponse({ type: PaymentsOverviewAnswer })
  list(): Promise<PaymentsOverview> {
    return this.queries.execute(new ListReconciliations());
  }

  // No idempotency key: a repeat repairs only what is still wrong.
  @Post()
  @RateLimit({ name: 'reconcile', points: 6, perSeconds: 60, by: 'user' })
  @ApiOperation({ operationId: 'reconcile-payments', summary: 'Runs a comparison now. Safe to repeat.' })
  @ApiCreatedResponse({ type: ReconciliationAnswer })
  run(@CurrentPrincipal() { email }: Principal): Promise<Reconciliation> {
    return this.reconciling.run(email);
  }
}
