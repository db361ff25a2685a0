import { Inject, Optional, type Abstract, type Type } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Config } from '../config/config';
import { type EventHandler, type EventMetadata, HandlesEvent } from '../queue/event-handler';
import { type MailKind, MailPreferences } from './mail-preferences';
import type { MailLayout, MailText } from './mail-template';
import { Mailer } from './mailer';

export interface Recipient {
  readonly email: string;
  readonly firstName: string;
}

/** Port that each context implements to mail users by ID. */
export interface Recipients {
  /** @returns undefined for a deleted account */
  find(userId: string): Promise<Recipient | undefined>;
}

interface MailRule<Payload extends object, Facts extends object> {
  /** Renaming it repeats mails. */
  readonly name: string;
  readonly on: string;
  readonly payload: Type<Payload>;
  readonly facts: (
    payload: Payload,
    queries: QueryBus,
    occurredAt: Date,
  ) => MaybeFacts<Facts> | Promise<MaybeFacts<Facts>>;
}

/** Undefined if there is nothing to mail. */
type MaybeFacts<Facts> = Facts | undefined;

interface UserMailRule<Payload extends object, Facts extends object> extends MailRule<Payload, Facts> {
  /** Users can turn the kind off. Without one, the mail is always sent. */
  readonly kind?: MailKind;
  /** User ID. */
  readonly to: (payload: Payload) => string;
  readonly template: (facts: Facts & Recipient, layout: MailLayout) => MailText;
}

interface AddressMailRule<Payload extends object, Facts extends object> extends MailRule<Payload, Facts> {
  readonly toAddress: (payload: Payload) => string;
  readonly template: (facts: Facts, layout: MailLayout) => MailText;
}

interface Sources {
  readonly recipients: Recipients | undefined;
  readonly preferences: MailPreferences;
  readonly queries: QueryBus;
  readonly layout: MailLayout;
  readonly occurredAt: Date;
}

interface AddressedMail extends MailText {
  readonly to: string;
  readonly unsubscribeUrl?: string | undefined;
}

export interface MailLine extends Pick<MailRule<object, object>, 'name' | 'on' | 'payload'> {
  /** @returns undefined if the recipient's account is deleted or the mail is turned off */
  compose(payload: object, sources: Sources): Promise<AddressedMail | undefined>;
}

export const mail = <Payload extends object, Facts extends object>(rule: UserMailRule<Payload, Facts>): MailLine => ({
  name: rule.name,
  on: rule.on,
  payload: rule.payload,
  async compose(told, { recipients, preferences, queries, layout, occurredAt }) {
    const payload = told as Payload;
    const userId = rule.to(payload);
    const recipient = await recipients?.find(userId);
    if (!recipient) return undefined;
    const unsubscribeUrl = rule.kind && (await preferences.unsubscribeUrl(userId, rule.kind));
    if (rule.kind && !unsubscribeUrl) return undefined;
    const facts = await rule.facts(payload, queries, occurredAt);
    if (!facts) return undefined;
    return {
      to: recipient.email,
      unsubscribeUrl,
      ...rule.template({ ...facts, ...recipient }, layout),
    };
  },
});

export const mailToAddress = <Payload extends object, Facts extends object>(
  rule: AddressMailRule<Payload, Facts>,
): MailLine => ({
  name: rule.name,
  on: rule.on,
  payload: rule.payload,
  async compose(told, { queries, layout, occurredAt }) {
    const payload = told as Payload;
    const facts = await rule.facts(payload, queries, occurredAt);
    return facts && { to: rule.toAddress(payload), ...rule.template(facts, layout) };
  },
});

const NO_RECIPIENTS = Symbol('no recipients');

export const mailHandlers = (table: readonly MailLine[], recipients?: Abstract<Recipients>): Type[] =>
  table.map((line) => {
    @HandlesEvent({ event: line.on, name: line.name })
    class MailHandler implements EventHandler<object> {
      readonly payload = line.payload;

      constructor(
        @Optional() @Inject(recipients ?? NO_RECIPIENTS) private readonly recipients: Recipients | undefined,
        private readonly preferences: MailPreferences,
        private readonly queries: QueryBus,
        private readonly mailer: Mailer,
        private readonly config: Config,
      ) {}

      async handle(payload: object, { eventId, occurredAt }: EventMetadata): Promise<void> {
        const { recipients, preferences, queries, config: layout } = this;
        const composed = await line.compose(payload, { recipients, preferences, queries, layout, occurredAt });
        // One event may send several mails.
        if (composed) await this.mailer.send({ id: `${eventId}.${line.name}`, ...composed });
      }
    }
    return MailHandler;
  });
