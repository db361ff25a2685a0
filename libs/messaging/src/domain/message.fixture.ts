import { type MessageText, Message, type Sender } from './message';

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

export const aMessageTo = (...recipientIds: string[]): Message => Message.write(aSender(), aText(), recipientIds, NOW);
