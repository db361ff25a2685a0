import { type Mail, Mailer } from '../mail/mailer';
import { PermanentFailure } from '../queue/permanent-failure';

/** Records mails. The mailer contract applies to it, too. */
export class FakeMailer extends Mailer {
  readonly sent: Mail[] = [];
  private readonly refused = new Set<string>();
  private isUnavailable = false;

  override async send(mail: Mail): Promise<void> {
    if (this.isUnavailable) throw new Error('the mail server is unavailable');
    if (this.refused.has(mail.to)) throw new PermanentFailure(`${mail.to} is refused`);
    this.sent.push(mail);
  }

  to(address: string): readonly Mail[] {
    return this.sent.filter(({ to }) => to === address);
  }

  refuse(address: string): void {
    this.refused.add(address);
  }

  becomeUnavailable(): void {
    this.isUnavailable = true;
  }
}
