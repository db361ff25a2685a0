import { Migration } from '@mikro-orm/migrations';

/** As which deliverable of its case a version was handed over; unknown of those before. */
export class DeliveredAs extends Migration {
  override up(): void {
    this.addSql('alter table value_models.deliveries add column deliverable integer');
  }
}
