import { Scheduled, type ScheduledJob } from '@casewright/platform';
import { ReconcilePayments } from '../../processes/reconcile-payments';

@Scheduled({ name: 'billing.reconcile-payments', everySeconds: 300, atStart: true })
export class ReconcileWithProvider implements ScheduledJob {
  constructor(private readonly reconciling: ReconcilePayments) {}

  async run(): Promise<void> {
    await this.reconciling.run('schedule');
  }
}
