import { type Delivery, type MessageText, Message, type Sender } from './message';

export const NOW = new Date('2026-03-02T09:00:00Z');

export const aSender = (told: Partial<Sender> = {}): Sender => ({
  id: crypto.randomUUID(),
  name: 'Sam Seller',
  isAdmin: false,
  ...told,
});

export const aText = (told: Partial<MessageText> = {}): MessageText => ({
  subject: 'Hello',
  content: 'A question.',
  ...told,
});

/** A delivery in a new conversation. */
export const aDeliveryTo = (...recipientIds: readonly string[]): Delivery => ({
  recipientIds,
  conversation: { id: crypto.randomUUID() },
});

export const aMessageTo = (...recipientIds: readonly string[]): Message =>
  Message.write(aSender(), aText(), aDeliveryTo(...recipientIds), NOW);
