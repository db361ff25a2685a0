import type { UserRow } from './queries';

/** First and last name, or the ID if both are empty. */
export const userName = ({ firstName, lastName, id }: UserRow): string =>
  `${firstName} ${lastName}`.trim() || shortId(id);

/** The start and end of a long ID. */
export const shortId = (id: string): string => (id.length > 12 ? `${id.slice(0, 4)}…${id.slice(-4)}` : id);
