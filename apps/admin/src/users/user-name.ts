import type { UserRow } from './use-users';

/** First and last name, or the id of who gave none. */
export const userName = ({ firstName, lastName, id }: UserRow): string =>
  `${firstName} ${lastName}`.trim() || shortId(id);

/** Enough of an id to tell it from its neighbours. */
export const shortId = (id: string): string => (id.length > 12 ? `${id.slice(0, 4)}…${id.slice(-4)}` : id);
