import { Migration } from '@mikro-orm/migrations';

/** When admins were told of failed sign-ins at many accounts, so that they are told once an hour. */
export class SprayAlerts extends Migration {
  override up(): void {
    this.addSql('create table identity.spray_alerts (alerted_at timestamptz primary key);');
  }
}
