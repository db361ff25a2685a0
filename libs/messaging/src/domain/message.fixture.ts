import { type Delivery, type MessageText, Message, type Sender } from './message';

export const NOW = new Date('2026-03-02T09:00:00Z');

export const aSender = (overrides: Partial<Sender> = {}): Sender => ({
  id: crypto.randomUUID(),
  name: 'Sam Seller',
  isAdmin: false,
  ...overrides,
});

export const aText = (overrides: Partial<MessageText> = {}): MessageText => ({
  subject: 'Hello',
  content: 'A question.',
  ...overrides,
});

/** A delivery in a new conversation. */
export const aDeliveryTo = (...recipientIds: readonly string[]): Delivery => ({
  recipientIds,
  conversation: { id: crypto.randomUUID() },
});

export const aMessageTo = (...recipientIds: readonly string[]): Message =>
  Message.write(aSender(), aText(), aDeliveryTo(...recipientIds), NOW);
