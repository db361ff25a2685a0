import { likeFolded } from '@casewright/platform';

/** Conditions of these match the users' indexes. Admins are few. $1 is `literal` text. */
export const HAS_TEXT = likeFolded(`first_name || ' ' || last_name || ' ' || email`, `'%' || $1 || '%'`);
export const BEGINS_WITH_TEXT = `(${likeFolded('first_name', `$1 || '%'`)} or ${likeFolded('last_name', `$1 || '%'`)}
  or email like platform.folded($1 || '%'))`;
/** $1 and $2 are the first and the last ID. */
export const HAS_ID = 'id between $1 and $2';

const INDEXED_LENGTH = 3;
/** Shorter text is more likely the start of a name. */
const BEGINNING_OF_ID = /^[0-9a-f]{8}[0-9a-f-]{0,28}$/i;

/** What an admin may look for: the start of an ID, the start of a name or email, or a part of them. */
export function readPeopleSearch(text: string) {
  const typed = text.trim();
  const hex = typed.replaceAll('-', '');
  const isId = BEGINNING_OF_ID.test(typed) && hex.length <= 32;
  return {
    isEmpty: typed === '',
    ids: isId ? ([hex.padEnd(32, '0'), hex.padEnd(32, 'f')] as const) : undefined,
    isShort: typed.length < INDEXED_LENGTH,
    literal: typed.replace(/[\\%_]/g, String.raw`\$&`),
    typed,
  };
}
