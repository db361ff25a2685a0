import type { DomainEvent } from '@casewright/kernel';
import { NOW } from '../domain/message.fixture';
import { UnreadMailDue } from '../domain/unread-mails.events';
import { type DueMail, UnreadMails } from '../domain/unread-mails.repository';
import { MailUnreadMessages, MailUnreadMessagesHandler } from './mail-unread-messages';
import { OpenPages } from './ports';

describe('emails about unread messages', () => {
  it('cover messages unread for five minutes and wait while a page is open', async () => {
    const [absent, present] = ['owner-1', 'owner-2'].map((ownerId) => ({ ownerId, messageIds: ['m'], isWanted: true }));
    const settled: DueMail[] = [];
    class Mails extends UnreadMails {
      async due(until: Date): Promise<readonly DueMail[]> {
        expect(NOW.getTime() - until.getTime()).toBe(300_000);
        return [absent, present] as DueMail[];
      }
      async settle(mail: DueMail): Promise<readonly string[]> {
        settled.push(mail);
        return mail.messageIds;
      }
    }
    class Pages extends OpenPages {
      async among(): Promise<ReadonlySet<string>> {
        return new Set(['owner-2']);
      }
    }
    const recorded: DomainEvent[] = [];
    const events = { record: (event: DomainEvent) => void recorded.push(event) };
    const handler = new MailUnreadMessagesHandler(new Mails(), new Pages(), events, { now: () => NOW });

    expect(await handler.execute(new MailUnreadMessages(undefined))).toBe('owner-2');

    expect(settled).toEqual([absent]);
    expect(recorded).toEqual([new UnreadMailDue('owner-1', ['m'], NOW)]);
  });
});
