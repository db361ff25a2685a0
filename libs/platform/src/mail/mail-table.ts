import { type Abstract, Inject, type Type } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Config } from '../config/config';
import { type EventHandler, type EventMetadata, HandlesEvent } from '../queue/event-handler';
import type { MailLayout, MailText } from './mail-template';
import { Mailer } from './mailer';

export interface Recipient {
  readonly email: string;
  readonly firstName: string;
}

/** A port of each context that sends mail. */
export interface Recipients {
  /** @returns undefined for a user who has left */
  find(userId: string): Promise<Recipient | undefined>;
}

interface MailRule<Payload extends object, Facts extends object> {
  /** Of the event handler: renaming it repeats mails. */
  readonly name: string;
  readonly on: string;
  readonly payload: Type<Payload>;
  /** A user's id. */
  readonly to: (payload: Payload) => string;
  /** What the template says beside the first name. */
  readonly facts: (payload: Payload, queries: QueryBus) => Facts | Promise<Facts>;
  readonly template: (facts: Facts & Pick<Recipient, 'firstName'>, layout: MailLayout) => MailText;
}

/** A line in a context's table of mails. */
export interface MailLine extends Pick<MailRule<object, object>, 'name' | 'on' | 'payload' | 'to'> {
  write(payload: object, recipient: Recipient, queries: QueryBus, layout: MailLayout): Promise<MailText>;
}

export const mail = <Payload extends object, Facts extends object>({
  name,
  on,
  payload: type,
  to,
  facts,
  template,
}: MailRule<Payload, Facts>): MailLine => ({
  name,
  on,
  payload: type,
  to: (payload) => to(payload as Payload),
  write: async (payload, { firstName }, queries, layout) =>
    template({ ...(await facts(payload as Payload, queries)), firstName }, layout),
});

/** One event handler for each line, for the context's module of the worker. */
export const mailHandlers = (recipients: Abstract<Recipients>, table: readonly MailLine[]): Type[] =>
  table.map((line) => {
    @HandlesEvent({ event: line.on, name: line.name })
    class MailHandler implements EventHandler<object> {
      readonly payload = line.payload;

      constructor(
        @Inject(recipients) private readonly recipients: Recipients,
        private readonly queries: QueryBus,
        private readonly mailer: Mailer,
        private readonly config: Config,
      ) {}

      async handle(payload: object, { eventId }: EventMetadata): Promise<void> {
        const recipient = await this.recipients.find(line.to(payload));
        if (!recipient) return;
        const text = await line.write(payload, recipient, this.queries, this.config);
        await this.mailer.send({ id: eventId, to: recipient.email, ...text });
      }
    }
    return MailHandler;
  });
