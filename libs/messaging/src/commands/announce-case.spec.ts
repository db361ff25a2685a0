import { AttachmentsInMemory } from '../attachments/domain/attachments.repository.fake';
import { MailboxInMemory } from '../domain/mailbox.repository.fake';
import { aText, NOW } from '../domain/message.fixture';
import { AnnounceCase, AnnounceCaseHandler } from './announce-case';
import { MessageSender } from './message-sender';
import { Admins, Directory } from './ports';
import { SendMessage, SendMessageHandler } from './send-message';

describe('started case', () => {
  const [ada, alan] = [crypto.randomUUID(), crypto.randomUUID()];
  const seller = crypto.randomUUID();
  const started = {
    caseId: crypto.randomUUID(),
    ownerId: seller,
    totalCredits: 26,
    comparison: 'Helix against Initech',
  };
  const told = (slaDays?: 1 | 2 | 3) =>
    new AnnounceCase(crypto.randomUUID(), { ...started, slaDays }, 'Casewright team');

  it('is announced to its seller by the team, with the next steps', async () => {
    const { mailbox, announce } = given([ada]);

    await announce(told(3));

    const [message, ...others] = mailbox.inboxOf(seller);
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      subject: 'Your case has been started',
      sender: { name: 'Casewright team', isAdmin: true },
    });
    for (const words of ['Helix against Initech', '26 credits were deducted', 'due three business days later'])
      expect(message?.content).toContain(words);
    expect(mailbox.sentBy(seller)).toEqual([]);
  });

  it('is announced to every admin, whose reply goes to the seller', async () => {
    const { mailbox, announce, send } = given([ada, alan]);

    await announce(told(1));

    expect(mailbox.inboxOf(ada)).toEqual(mailbox.inboxOf(alan));
    const [message] = mailbox.inboxOf(ada);
    expect(message?.subject).toBe('Case started: Helix against Initech');
    expect(message?.content).toContain('It’s due 1 business day after you confirm its terms.');
    await send(new SendMessage({ id: ada, isAdmin: true }, aText(), { senderOf: message?.id ?? '' }));
    expect(mailbox.inboxOf(seller)).toHaveLength(2);
  });

  it("gets the seller's reply to every admin", async () => {
    const { mailbox, announce, send } = given([ada, alan]);
    await announce(told());

    const answer = { senderOf: mailbox.inboxOf(seller)[0]?.id ?? '' };
    await send(new SendMessage({ id: seller, isAdmin: false }, aText(), answer));

    expect([ada, alan].map((admin) => mailbox.inboxOf(admin).length)).toEqual([2, 2]);
  });

  it('is announced once, even if the event repeats', async () => {
    const { mailbox, announce } = given([ada]);
    const again = told();

    await announce(again);
    await announce(again);

    expect([mailbox.inboxOf(seller).length, mailbox.inboxOf(ada).length]).toEqual([1, 1]);
  });

  it('is not announced to a deleted seller, and only to the seller if there is no admin', async () => {
    const { mailbox, announce } = given([]);

    await announce(told());
    await announce(new AnnounceCase(crypto.randomUUID(), { ...started, ownerId: 'gone' }, 'Casewright team'));

    expect(mailbox.inboxOf(seller)).toHaveLength(1);
    expect(mailbox.inboxOf('gone')).toEqual([]);
  });

  it('is not announced to an admin who was just deleted', async () => {
    const { mailbox, announce } = given([ada, 'gone']);

    await announce(told());

    expect([mailbox.inboxOf(ada).length, mailbox.inboxOf('gone').length]).toEqual([1, 0]);
  });

  it('has a subject within the limit for any solution names', async () => {
    const { mailbox, announce } = given([ada]);

    await announce(
      new AnnounceCase(crypto.randomUUID(), { ...started, comparison: 'n'.repeat(1_300) }, 'Casewright team'),
    );

    expect(mailbox.inboxOf(ada)[0]?.subject).toHaveLength(200);
  });
});

function given(adminIds: readonly string[]) {
  const mailbox = new MailboxInMemory();
  class Names extends Directory {
    async nameOf(userId: string): Promise<string> {
      return userId === 'gone' ? '' : 'Nora Seller';
    }
    async existing(userIds: readonly string[]): Promise<readonly string[]> {
      return userIds.filter((id) => id !== 'gone');
    }
    async emailOf(): Promise<undefined> {}
    async find(): Promise<undefined> {}
  }
  class TheseAdmins extends Admins {
    async ids(): Promise<readonly string[]> {
      return adminIds;
    }
  }
  const parts = [mailbox, new Names(), new TheseAdmins(), { now: () => NOW }] as const;
  const [announcing, sending] = [
    new AnnounceCaseHandler(...parts),
    new SendMessageHandler(new MessageSender(...parts), mailbox, new AttachmentsInMemory()),
  ];
  return {
    mailbox,
    announce: (command: AnnounceCase) => announcing.execute(command),
    send: (command: SendMessage) => sending.execute(command),
  };
}
