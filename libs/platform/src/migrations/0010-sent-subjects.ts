import { Migration } from '@mikro-orm/migrations';

/** Subjects of sent mails, without codes, links and addresses. Unknown for earlier mails. */
export class SentSubjects extends Migration {
  override up(): void {
    this.addSql('alter table platform.sent_mails add column subject text');
  }
}
