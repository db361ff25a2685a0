import { Scheduled, type ScheduledJob } from '@casewright/platform';
import { ReconcilePayments } from '../../processes/reconcile-payments';

/** At a worker's start and every few minutes. */
@Scheduled({ name: 'billing.reconcile-payments', everySeconds: 300, atStart: true })
export class ReconcileWithProvider implements ScheduledJob {
  constructor(private readonly reconciling: ReconcilePayments) {}

  async run(): Promise<void> {
    await this.reconciling.run('schedule');
  }
}
