import type { EntityManager } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { type Mail, Mailer } from './mailer';
import { recordedSubject } from './recorded-subject';

const INSERT = `insert into platform.sent_mails (id, recipient, name, subject)
  values (?, platform.mail_recipient(?), ?, ?)
  on conflict do nothing`;

export class RecordingMailer extends Mailer {
  private readonly logger = new Logger(RecordingMailer.name);

  constructor(
    private readonly mailer: Mailer,
    private readonly em: EntityManager,
  ) {
    super();
  }

  /** A mail that was sent but can't be recorded counts as sent: an error would send it again. */
  async send(mail: Mail): Promise<void> {
    await this.mailer.send(mail);
    try {
      await this.record(mail);
    } catch (error) {
      this.logger.error(new Error(`Mail ${mail.id} was sent, but could not be recorded.`, { cause: error }));
    }
  }

  private async record({ id, to, subject }: Mail): Promise<void> {
    const name = id.slice(id.indexOf('.') + 1);
    await this.em.fork().execute(INSERT, [id, to, name, recordedSubject(subject)]);
  }
}
