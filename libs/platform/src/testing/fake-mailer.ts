import { type Mail, Mailer } from '../mail/mailer';

/** Records mails. */
export class FakeMailer extends Mailer {
  readonly sent: Mail[] = [];

  override async send(mail: Mail): Promise<void> {
    this.sent.push(mail);
  }

  to(address: string): readonly Mail[] {
    return this.sent.filter(({ to }) => to === address);
  }
}
