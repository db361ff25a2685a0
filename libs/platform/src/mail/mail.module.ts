import { EntityManager } from '@mikro-orm/postgresql';
import { type DynamicModule, Module } from '@nestjs/common';
import { Mailer } from './mailer';
import { RecordingMailer } from './recording-mailer';
import { SmtpMailer } from './smtp-mailer';

export interface MailOptions {
  readonly smtpUrl: string;
  /** `Name <address>`. */
  readonly mailFrom: string;
}

/** Worker only: the API sends no mail. */
@Module({})
export class MailModule {
  static forRoot({ smtpUrl, mailFrom }: MailOptions): DynamicModule {
    return {
      module: MailModule,
      global: true,
      providers: [
        {
          provide: Mailer,
          useFactory: (em: EntityManager) => new RecordingMailer(new SmtpMailer(smtpUrl, mailFrom), em),
          inject: [EntityManager],
        },
      ],
      exports: [Mailer],
    };
  }
}
