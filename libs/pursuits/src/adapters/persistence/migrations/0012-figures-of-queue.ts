import type { CaseTerms } from '@casewright/rules';
import { Migration } from '@mikro-orm/migrations';
import { deliveryOf } from '../../../domain/delivery';

interface EndedCase {
  readonly id: string;
  readonly terms: CaseTerms;
  readonly confirmed_at: Date;
  readonly ended_at: Date;
  readonly pauses: readonly { readonly from: string; readonly to: string | null }[];
}

/** Columns and indexes for the workload and turnaround figures. */
export class FiguresOfQueue extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      alter table pursuits.cases
        add column days_taken integer, add column is_on_time boolean,
        add constraint measured_whole check ((days_taken is null) = (is_on_time is null));
      create index cases_in_work on pursuits.cases (analyst_id, due_at)
        where state not in ('delivered', 'presented', 'closed', 'cancelled');
      create index cases_delivered on pursuits.cases (ended_at) include (days_taken, is_on_time)
        where state in ('delivered', 'presented', 'closed') and days_taken is not null;
    `);
    await this.measureEnded();
  }

  private async measureEnded(): Promise<void> {
    const ended = await this.getEntityManager().execute<EndedCase[]>(
      'select id, terms, confirmed_at, ended_at, pauses from pursuits.cases where confirmed_at is not null and ended_at is not null',
    );
    for (const { id, terms, confirmed_at, ended_at, pauses } of ended) {
      const delivery = deliveryOf({
        terms,
        confirmedAt: new Date(confirmed_at),
        endedAt: new Date(ended_at),
        pauses: pauses.map(({ from, to }) => ({ from: new Date(from), to: to === null ? null : new Date(to) })),
      });
      if (delivery)
        this.addSql(
          `update pursuits.cases set days_taken = ${delivery.daysTaken}, is_on_time = ${delivery.isOnTime} where id = '${id}'`,
        );
    }
  }
}
