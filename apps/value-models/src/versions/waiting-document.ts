import type { ListedDocument } from '../queries';

export const WAITING: Readonly<Record<Exclude<ListedDocument['state'], 'ready'>, string>> = {
  making: 'Being made…',
  delayed: 'This is taking longer than usual.',
};
