import { type DynamicModule, Module } from '@nestjs/common';
import { Mailer } from './mailer';
import { SmtpMailer } from './smtp-mailer';

export interface MailOptions {
  readonly smtpUrl: string;
  /** `Name <address>`. */
  readonly mailFrom: string;
}

/** For the worker: no mail leaves from anywhere else. */
@Module({})
export class MailModule {
  static forRoot({ smtpUrl, mailFrom }: MailOptions): DynamicModule {
    return {
      module: MailModule,
      global: true,
      providers: [{ provide: Mailer, useFactory: () => new SmtpMailer(smtpUrl, mailFrom) }],
      exports: [Mailer],
    };
  }
}
