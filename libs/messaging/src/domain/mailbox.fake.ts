import { Mailbox } from './mailbox';
import type { Message } from './message';

interface Copy {
  readonly ownerId: string;
  readonly message: Message;
  readonly isReceived: boolean;
  readonly isRead: boolean;
}

export class MailboxInMemory extends Mailbox {
  private copies: readonly Copy[] = [];

  async deliver(message: Message): Promise<void> {
    if (this.copies.some((copy) => copy.message.id === message.id)) return;
    const received = message.recipientIds.map((ownerId) => ({ ownerId, message, isReceived: true, isRead: false }));
    const own = { ownerId: message.sender.id, message, isReceived: false, isRead: true };
    this.copies = [...this.copies, ...(message.isKeptBySender ? [own] : []), ...received];
  }

  async senderOf(ownerId: string, messageId: string): Promise<string | undefined> {
    return this.inboxOf(ownerId).find(({ id }) => id === messageId)?.sender.id;
  }

  async markRead(ownerId: string, messageId: string): Promise<boolean> {
    const isMine = (copy: Copy) => copy.ownerId === ownerId && copy.message.id === messageId;
    this.copies = this.copies.map((copy) => (isMine(copy) ? { ...copy, isRead: true } : copy));
    return this.copies.some(isMine);
  }

  async readdress(): Promise<void> {
    // Nothing is written by the contact form here.
  }

  async erase(ownerId: string): Promise<void> {
    this.copies = this.copies.filter((copy) => copy.ownerId !== ownerId);
  }

  unreadOf(ownerId: string): number {
    return this.copies.filter((copy) => copy.ownerId === ownerId && copy.isReceived && !copy.isRead).length;
  }

  inboxOf(ownerId: string): readonly Message[] {
    return this.copies.filter((copy) => copy.ownerId === ownerId && copy.isReceived).map(({ message }) => message);
  }

  sentBy(ownerId: string): readonly Message[] {
    return this.copies.filter((copy) => copy.ownerId === ownerId && !copy.isReceived).map(({ message }) => message);
  }
}
