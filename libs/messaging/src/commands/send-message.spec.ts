import { AttachmentsInMemory } from '../attachments/domain/attachments.repository.fake';
import { MailboxInMemory } from '../domain/mailbox.repository.fake';
import {
  MessageIncomplete,
  MessageNotFound,
  NoAdmins,
  RecipientLeft,
  RecipientUnknown,
} from '../domain/message.errors';
import { aText, NOW } from '../domain/message.fixture';
import { MarkMessagesRead, MarkMessagesReadHandler } from './mark-messages-read';
import { MessageSender } from './message-sender';
import { Admins, Directory } from './ports';
import { SendMessage, SendMessageHandler } from './send-message';

describe('sending a message', () => {
  const seller = { id: crypto.randomUUID(), isAdmin: false };
  const ada = { id: crypto.randomUUID(), isAdmin: true };
  const alan = { id: crypto.randomUUID(), isAdmin: true };

  it('delivers a copy to every admin and lists one message for the sender', async () => {
    const { mailbox, send } = given([ada.id, alan.id]);

    const answer = await send(new SendMessage(seller, aText(), { recipient: '' }));

    const [message] = mailbox.sentBy(seller.id);
    expect(answer).toEqual({
      messageId: message?.id,
      conversationId: message?.conversation.id,
      recipientCount: 2,
    });
    for (const admin of [ada, alan]) expect(mailbox.inboxOf(admin.id)).toEqual(mailbox.sentBy(seller.id));
  });

  it("carries the sender's name and whether they are an admin", async () => {
    const { mailbox, send } = given([ada.id]);

    await send(new SendMessage(seller, aText(), { recipient: '' }));

    expect(mailbox.inboxOf(ada.id)[0]?.sender).toEqual({ ...seller, name: `name of ${seller.id}` });
  });

  it("ignores a user's recipient and goes to the admins", async () => {
    const { mailbox, send } = given([ada.id]);

    await send(new SendMessage(seller, aText(), { recipient: 'known@acme.example' }));

    expect(mailbox.inboxOf(ada.id)).toHaveLength(1);
    expect(mailbox.inboxOf('id of known@acme.example')).toHaveLength(0);
  });

  it('fails if there is no admin', async () => {
    const { mailbox, send } = given([]);

    await expect(send(new SendMessage(seller, aText(), { recipient: '' }))).rejects.toThrow(NoAdmins);
    expect(mailbox.sentBy(seller.id)).toEqual([]);
  });

  it('goes from an admin to the named recipient', async () => {
    const { mailbox, send } = given([ada.id, alan.id]);

    await send(new SendMessage(ada, aText(), { recipient: 'known@acme.example' }));

    expect(mailbox.inboxOf('id of known@acme.example')).toEqual([
      expect.objectContaining({ sender: expect.objectContaining(ada) }),
    ]);
    expect(mailbox.inboxOf(alan.id)).toEqual([]);
  });

  it('fails if an admin names no known recipient', async () => {
    const { send } = given([ada.id]);
    await expect(send(new SendMessage(ada, aText(), { recipient: 'stranger' }))).rejects.toThrow(RecipientUnknown);
    await expect(send(new SendMessage(ada, aText(), { recipient: '' }))).rejects.toThrow(RecipientUnknown);
  });

  it('sends a reply to the sender of the answered message', async () => {
    const { mailbox, send } = given([ada.id, alan.id]);
    const asked = await send(new SendMessage(ada, aText(), { recipient: 'known@acme.example' }));
    const reader = { id: 'id of known@acme.example', isAdmin: false };

    const answer = await send(new SendMessage(reader, aText(), { senderOf: asked.messageId }));

    expect(answer.recipientCount).toBe(1);
    expect(mailbox.inboxOf(ada.id)).toEqual(mailbox.sentBy(reader.id));
    expect(mailbox.inboxOf(alan.id)).toEqual([]);
  });

  it('adds a reply to the conversation of the answered message', async () => {
    const { mailbox, send } = given([ada.id, alan.id]);
    const asked = await send(new SendMessage(seller, aText(), { recipient: '' }));

    const byAda = await send(new SendMessage(ada, aText(), { senderOf: asked.messageId }));
    const byAlan = await send(new SendMessage(alan, aText(), { senderOf: asked.messageId }));
    const again = await send(new SendMessage(seller, aText(), { senderOf: byAda.messageId }));

    const ids = [asked, byAda, byAlan, again].map(({ conversationId }) => conversationId);
    expect(new Set(ids).size).toBe(1);
    expect(mailbox.inboxOf(ada.id)[0]?.conversation.person?.id).toBe(seller.id);
  });

  it('starts a conversation when an admin writes to a person, but not to another admin', async () => {
    const { mailbox, send } = given([ada.id, 'id of known colleague']);
    await send(new SendMessage(ada, aText(), { recipient: 'known seller' }));
    await send(new SendMessage(ada, aText(), { recipient: 'known colleague' }));

    expect(mailbox.sentBy(ada.id).map(({ conversation }) => conversation.person?.id)).toEqual([
      'id of known seller',
      undefined,
    ]);
  });

  it('refuses a reply to a deleted account', async () => {
    const { mailbox, send, leave } = given([ada.id]);
    const asked = await send(new SendMessage(seller, aText(), { recipient: '' }));
    leave(seller.id);

    await expect(send(new SendMessage(ada, aText(), { senderOf: asked.messageId }))).rejects.toThrow(RecipientLeft);
    expect(mailbox.sentBy(ada.id)).toEqual([]);
  });

  it('accepts replies only to messages that the author or their team received', async () => {
    const { send } = given([ada.id]);
    const { messageId } = await send(new SendMessage(seller, aText(), { recipient: '' }));

    const answerOf = (author: typeof seller) => send(new SendMessage(author, aText(), { senderOf: messageId }));
    await expect(answerOf(seller)).rejects.toThrow(MessageNotFound);
    await expect(answerOf({ id: alan.id, isAdmin: false })).rejects.toThrow(MessageNotFound);
    await expect(answerOf(ada)).resolves.toMatchObject({ recipientCount: 1 });
    await expect(answerOf(alan)).resolves.toMatchObject({ recipientCount: 1 });
  });

  it('requires a subject and content', async () => {
    const { send } = given([ada.id]);
    await expect(send(new SendMessage(seller, aText({ content: ' ' }), { recipient: '' }))).rejects.toThrow(
      MessageIncomplete,
    );
  });

  it('is read separately by each recipient', async () => {
    const { mailbox, send, markRead } = given([ada.id, alan.id]);
    const { messageId } = await send(new SendMessage(seller, aText(), { recipient: '' }));

    await markRead(new MarkMessagesRead(ada.id, [messageId]));

    expect(mailbox.unreadOf(ada.id)).toBe(0);
    expect(mailbox.unreadOf(alan.id)).toBe(1);
  });

  it('is hidden from everyone else', async () => {
    const { send, markRead } = given([ada.id]);
    const { messageId } = await send(new SendMessage(seller, aText(), { recipient: '' }));

    await expect(markRead(new MarkMessagesRead(alan.id, [messageId]))).rejects.toThrow(MessageNotFound);
  });
});

function given(adminIds: readonly string[]) {
  const mailbox = new MailboxInMemory();
  const clock = { now: () => NOW };
  const people = new People();
  const sending = new SendMessageHandler(
    new MessageSender(mailbox, people, new TheseAdmins(adminIds), clock),
    mailbox,
    new AttachmentsInMemory(),
  );
  const reading = new MarkMessagesReadHandler(mailbox, { record: () => undefined }, clock);
  return {
    mailbox,
    send: (command: SendMessage) => sending.execute(command),
    markRead: (command: MarkMessagesRead) => reading.execute(command),
    leave: (userId: string) => people.gone.add(userId),
  };
}

class People extends Directory {
  readonly gone = new Set<string>();

  async nameOf(userId: string): Promise<string> {
    return `name of ${userId}`;
  }

  async existing(userIds: readonly string[]): Promise<readonly string[]> {
    return userIds.filter((id) => !this.gone.has(id));
  }

  async emailOf(userId: string): Promise<string> {
    return `${userId}@acme.example`;
  }

  async find(emailOrId: string): Promise<string | undefined> {
    return emailOrId.startsWith('known') ? `id of ${emailOrId}` : undefined;
  }
}

class TheseAdmins extends Admins {
  constructor(private readonly all: readonly string[]) {
    super();
  }

  async ids(): Promise<readonly string[]> {
    return this.all;
  }
}
