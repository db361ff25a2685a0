import { Migration } from '@mikro-orm/migrations';

/** The deliverable that a version became; null for earlier deliveries. */
export class DeliveredAs extends Migration {
  override up(): void {
    this.addSql('alter table value_models.deliveries add column deliverable integer');
  }
}
