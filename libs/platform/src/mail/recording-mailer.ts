import type { EntityManager } from '@mikro-orm/postgresql';
import { type Mail, Mailer } from './mailer';
import { recordedSubject } from './recorded-subject';

const NOTE = `insert into platform.sent_mails (id, recipient, name, subject)
  values (?, platform.mail_recipient(?), ?, ?)
  on conflict do nothing`;

export class RecordingMailer extends Mailer {
  constructor(
    private readonly mailer: Mailer,
    private readonly em: EntityManager,
  ) {
    super();
  }

  async send(mail: Mail): Promise<void> {
    await this.mailer.send(mail);
    const name = mail.id.slice(mail.id.indexOf('.') + 1);
    await this.em.fork().execute(NOTE, [mail.id, mail.to, name, recordedSubject(mail.subject)]);
  }
}
