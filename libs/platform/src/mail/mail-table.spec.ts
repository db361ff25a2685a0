import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { QueryBus } from '@nestjs/cqrs';
import { Test } from '@nestjs/testing';
import { IsString } from 'class-validator';
import { Config } from '../config/config';
import { EventHandlers } from '../queue/event-handlers';
import { FakeMailer } from '../testing/fake-mailer';
import { testConfig } from '../testing/test-config';
import { mail, mailHandlers, type Recipient, type Recipients } from './mail-table';
import { MailPreferences } from './mail-preferences';
import { Mailer } from './mailer';

class GreetedPayload {
  @IsString()
  readonly userId!: string;

  @IsString()
  readonly word!: string;
}

abstract class People implements Recipients {
  abstract find(userId: string): Promise<Recipient | undefined>;
}

const TABLE = [
  mail({
    name: 'test.mail-greeting',
    on: 'test.greeted',
    payload: GreetedPayload,
    to: ({ userId }) => userId,
    facts: ({ word }) => ({ word }),
    template: ({ firstName, word }, { brand }) => {
      const text = `${word}, ${firstName}. ${brand.name}`;
      return { subject: word, html: text, text };
    },
  }),
  mail({
    name: 'test.mail-update',
    on: 'test.updated',
    payload: GreetedPayload,
    kind: 'updates',
    to: ({ userId }) => userId,
    facts: ({ word }) => (word ? { word } : undefined),
    template: ({ word }) => ({ subject: word, html: word, text: word }),
  }),
];

describe('a table of mails', () => {
  const mailer = new FakeMailer();
  let handlers: EventHandlers;
  let isOff = false;

  beforeAll(async () => {
    const preferences: MailPreferences = {
      unsubscribeUrl: async (_userId, kind) => (isOff ? undefined : `https://unsubscribe.example/${kind}`),
    };
    const people: Recipients = {
      find: async (userId) => (userId === 'nora' ? { email: 'nora@northwind.example', firstName: 'Nora' } : undefined),
    };
    @Module({
      imports: [DiscoveryModule],
      providers: [
        EventHandlers,
        ...mailHandlers(TABLE, People),
        { provide: People, useValue: people },
        { provide: MailPreferences, useValue: preferences },
        { provide: QueryBus, useValue: {} },
        { provide: Mailer, useValue: mailer },
        { provide: Config, useValue: testConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }) },
      ],
    })
    class Mails {}
    handlers = (await Test.createTestingModule({ imports: [Mails] }).compile()).get(EventHandlers);
  });
  beforeEach(() => {
    mailer.sent.length = 0;
    isOff = false;
  });

  const greet = (userId: string, eventId = crypto.randomUUID()) =>
    handlers.of('test.greeted')[0]?.run({ userId, word: 'Hello' }, { eventId, occurredAt: new Date() });

  it('includes an unsubscribe link for optional mails, and sends them only while they are on', async () => {
    const update = (word: string) =>
      handlers.of('test.updated')[0]?.run({ userId: 'nora', word }, { eventId: word, occurredAt: new Date() });

    await update('On');
    await update('');
    isOff = true;
    await update('Off');

    expect(mailer.sent).toEqual([
      expect.objectContaining({ subject: 'On', unsubscribeUrl: 'https://unsubscribe.example/updates' }),
    ]);
  });

  it('uses the template, with an ID of event and row', async () => {
    const eventId = crypto.randomUUID();

    await greet('nora', eventId);

    expect(mailer.sent).toEqual([
      expect.objectContaining({
        id: `${eventId}.test.mail-greeting`,
        to: 'nora@northwind.example',
        text: 'Hello, Nora. Brandname',
      }),
    ]);
  });

  it('skips deleted accounts', async () => {
    await greet('gone');
    expect(mailer.sent).toEqual([]);
  });
});
