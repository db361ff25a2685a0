import { shortId } from '../list/cells';
import type { UserRow } from './queries';

/** First and last name, or the id if both are empty. */
export const userName = ({ firstName, lastName, id }: Pick<UserRow, 'firstName' | 'lastName' | 'id'>): string =>
  `${firstName} ${lastName}`.trim() || shortId(id);
