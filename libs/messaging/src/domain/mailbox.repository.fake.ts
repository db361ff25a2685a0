import { Mailbox, type ReceivedMessage, type SentMessage } from './mailbox.repository';
import type { Message } from './message';

interface Copy {
  readonly ownerId: string;
  readonly message: Message;
  readonly isReceived: boolean;
  readonly isRead: boolean;
  readonly deletedAt?: Date | undefined;
}

export class MailboxInMemory extends Mailbox {
  private copies: readonly Copy[] = [];

  async deliver(message: Message): Promise<void> {
    if (this.copies.some((copy) => copy.message.id === message.id)) return;
    const received = message.recipientIds.map((ownerId) => ({ ownerId, message, isReceived: true, isRead: false }));
    const own = { ownerId: message.sender.id, message, isReceived: false, isRead: true };
    this.copies = [...this.copies, ...(message.isKeptBySender ? [own] : []), ...received];
  }

  async received(ownerId: string, messageId: string, isTeam: boolean): Promise<ReceivedMessage | undefined> {
    const ofTeam = this.copies
      .map(({ message }) => message)
      .filter(({ sender, conversation }) => {
        const personId = conversation.person?.id;
        return isTeam && personId === sender.id && personId !== ownerId;
      });
    const message = [...this.inboxOf(ownerId), ...ofTeam].find(({ id }) => id === messageId);
    return message && { senderId: message.sender.id, conversationId: message.conversation.id };
  }

  async sent(ownerId: string, messageId: string): Promise<SentMessage | undefined> {
    const message = this.sentBy(ownerId).find(({ id }) => id === messageId);
    if (!message) return undefined;
    const { conversation, recipientIds } = message;
    return { messageId, conversationId: conversation.id, recipientCount: recipientIds.length };
  }

  async markRead(ownerId: string, messageIds: readonly string[]): Promise<number | undefined> {
    const unread = this.of(ownerId).filter(({ message, isRead }) => messageIds.includes(message.id) && !isRead);
    return this.change(ownerId, messageIds, () => true, { isRead: true }) > 0 ? unread.length : undefined;
  }

  async markUnread(ownerId: string, messageIds: readonly string[]): Promise<number> {
    return this.change(ownerId, messageIds, ({ isReceived }) => isReceived, { isRead: false });
  }

  async markShownRead(ownerId: string): Promise<number> {
    const ids = this.inboxOf(ownerId).map(({ id }) => id);
    return this.change(ownerId, ids, ({ isReceived, isRead }) => isReceived && !isRead, { isRead: true });
  }

  async delete(ownerId: string, messageIds: readonly string[], at: Date): Promise<number> {
    return this.change(ownerId, messageIds, () => true, { deletedAt: at });
  }

  async restore(ownerId: string, messageIds: readonly string[], since: Date): Promise<number> {
    const isRecent = ({ deletedAt }: Copy) => deletedAt !== undefined && deletedAt > since;
    return this.change(ownerId, messageIds, isRecent, { deletedAt: undefined }, true);
  }

  async purge(deletedBefore: Date): Promise<number> {
    const before = this.copies.length;
    this.copies = this.copies.filter(({ deletedAt }) => !deletedAt || deletedAt >= deletedBefore);
    return before - this.copies.length;
  }

  async readdress(): Promise<void> {
    // The fake has no contact submissions.
  }

  async erase(ownerId: string): Promise<void> {
    this.copies = this.copies.filter((copy) => copy.ownerId !== ownerId);
  }

  unreadOf(ownerId: string): number {
    return this.of(ownerId).filter((copy) => copy.isReceived && !copy.isRead).length;
  }

  inboxOf(ownerId: string): readonly Message[] {
    return this.of(ownerId).flatMap(({ isReceived, message }) => (isReceived ? [message] : []));
  }

  sentBy(ownerId: string): readonly Message[] {
    return this.of(ownerId).flatMap(({ isReceived, message }) => (isReceived ? [] : [message]));
  }

  private of(ownerId: string): readonly Copy[] {
    return this.copies.filter((copy) => copy.ownerId === ownerId && !copy.deletedAt);
  }

  /** @returns the number of changed copies */
  private change(
    ownerId: string,
    ids: readonly string[],
    applies: (copy: Copy) => boolean,
    change: Partial<Copy>,
    isDeleted = false,
  ): number {
    const changing = this.copies.filter(
      (copy) =>
        copy.ownerId === ownerId &&
        ids.includes(copy.message.id) &&
        (copy.deletedAt !== undefined) === isDeleted &&
        applies(copy),
    );
    this.copies = this.copies.map((copy) => (changing.includes(copy) ? { ...copy, ...change } : copy));
    return changing.length;
  }
}
