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

  it('delivers a copy to every admin, and is one message to its sender', async () => {
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

  it('bears the name of whoever sends it, and whether they are an admin', async () => {
    const { mailbox, send } = given([ada.id]);

    await send(new SendMessage(seller, aText(), { recipient: '' }));

    expect(mailbox.inboxOf(ada.id)[0]?.sender).toEqual({ ...seller, name: `name of ${seller.id}` });
  });

  it('does not go where a user wishes, but to the admins', async () => {
    const { mailbox, send } = given([ada.id]);

    await send(new SendMessage(seller, aText(), { recipient: 'known@acme.example' }));

    expect(mailbox.inboxOf(ada.id)).toHaveLength(1);
    expect(mailbox.inboxOf('id of known@acme.example')).toHaveLength(0);
  });

  it('fails while there is no admin', async () => {
    const { mailbox, send } = given([]);

    await expect(send(new SendMessage(seller, aText(), { recipient: '' }))).rejects.toThrow(NoAdmins);
    expect(mailbox.sentBy(seller.id)).toEqual([]);
  });

  it('goes from an admin to the one they name', async () => {
    const { mailbox, send } = given([ada.id, alan.id]);

    await send(new SendMessage(ada, aText(), { recipient: 'known@acme.example' }));

    expect(mailbox.inboxOf('id of known@acme.example')).toEqual([
      expect.objectContaining({ sender: expect.objectContaining(ada) }),
    ]);
    expect(mailbox.inboxOf(alan.id)).toEqual([]);
  });

  it('fails when an admin names nobody', async () => {
    const { send } = given([ada.id]);
    await expect(send(new SendMessage(ada, aText(), { recipient: 'stranger' }))).rejects.toThrow(RecipientUnknown);
    await expect(send(new SendMessage(ada, aText(), { recipient: '' }))).rejects.toThrow(RecipientUnknown);
  });

  it('goes, as an answer, to whoever sent what is answered', async () => {
    const { mailbox, send } = given([ada.id, alan.id]);
    const asked = await send(new SendMessage(ada, aText(), { recipient: 'known@acme.example' }));
    const reader = { id: 'id of known@acme.example', isAdmin: false };

    const answer = await send(new SendMessage(reader, aText(), { senderOf: asked.messageId }));

    expect(answer.recipientCount).toBe(1);
    expect(mailbox.inboxOf(ada.id)).toEqual(mailbox.sentBy(reader.id));
    expect(mailbox.inboxOf(alan.id)).toEqual([]);
  });

  it('belongs, as an answer, to the conversation of what is answered, whoever takes part', async () => {
    const { mailbox, send } = given([ada.id, alan.id]);
    const asked = await send(new SendMessage(seller, aText(), { recipient: '' }));

    const byAda = await send(new SendMessage(ada, aText(), { senderOf: asked.messageId }));
    const byAlan = await send(new SendMessage(alan, aText(), { senderOf: asked.messageId }));
    const again = await send(new SendMessage(seller, aText(), { senderOf: byAda.messageId }));

    const ids = [asked, byAda, byAlan, again].map(({ conversationId }) => conversationId);
    expect(new Set(ids).size).toBe(1);
    expect(mailbox.inboxOf(ada.id)[0]?.conversation.person?.id).toBe(seller.id);
  });

  it('begins a conversation with whom an admin writes to, but not with another admin', async () => {
    const { mailbox, send } = given([ada.id, 'id of known colleague']);
    await send(new SendMessage(ada, aText(), { recipient: 'known seller' }));
    await send(new SendMessage(ada, aText(), { recipient: 'known colleague' }));

    expect(mailbox.sentBy(ada.id).map(({ conversation }) => conversation.person?.id)).toEqual([
      'id of known seller',
      undefined,
    ]);
  });

  it('cannot answer someone who has left', async () => {
    const { mailbox, send, leave } = given([ada.id]);
    const asked = await send(new SendMessage(seller, aText(), { recipient: '' }));
    leave(seller.id);

    await expect(send(new SendMessage(ada, aText(), { senderOf: asked.messageId }))).rejects.toThrow(RecipientLeft);
    expect(mailbox.sentBy(ada.id)).toEqual([]);
  });

  it('answers only what its author or their team received', async () => {
    const { send } = given([ada.id]);
    const { messageId } = await send(new SendMessage(seller, aText(), { recipient: '' }));

    const answerOf = (author: typeof seller) => send(new SendMessage(author, aText(), { senderOf: messageId }));
    await expect(answerOf(seller)).rejects.toThrow(MessageNotFound);
    await expect(answerOf({ id: alan.id, isAdmin: false })).rejects.toThrow(MessageNotFound);
    await expect(answerOf(ada)).resolves.toMatchObject({ recipientCount: 1 });
    await expect(answerOf(alan)).resolves.toMatchObject({ recipientCount: 1 });
  });

  it('needs subject and content', async () => {
    const { send } = given([ada.id]);
    await expect(send(new SendMessage(seller, aText({ content: ' ' }), { recipient: '' }))).rejects.toThrow(
      MessageIncomplete,
    );
  });

  it('is read by each recipient for themselves', async () => {
    const { mailbox, send, markRead } = given([ada.id, alan.id]);
    const { messageId } = await send(new SendMessage(seller, aText(), { recipient: '' }));

    await markRead(new MarkMessagesRead(ada.id, [messageId]));

    expect(mailbox.unreadOf(ada.id)).toBe(0);
    expect(mailbox.unreadOf(alan.id)).toBe(1);
  });

  it('is not there for anyone else', async () => {
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
