import { foldText, GLOSSARY, type GlossaryKey } from '@casewright/rules';
import { glossaryEntryAt } from '@casewright/web/paths';
import { findablePages, type FindablePage } from '../remotes/table';
import { type Found, type Group, MAX_PER_GROUP } from './found';

export interface Reader {
  readonly isSignedIn: boolean;
  readonly isAdmin: boolean;
}

/** Matches every word, whatever its case and accents. */
function matcher(search: string): (...texts: readonly (string | undefined)[]) => boolean {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return (...texts) => {
    const text = foldText(texts.join(' '));
    return words.every((word) => text.includes(word));
  };
}

const mayOpen = ({ audience }: FindablePage, { isSignedIn, isAdmin }: Reader): boolean =>
  audience === undefined || (audience === 'admin' ? isAdmin : isSignedIn);

/** Pages that remotes declare and menus list. */
export function pagesNamed(search: string, reader: Reader): Group {
  const matches = matcher(search);
  const pages = findablePages().filter((page) => mayOpen(page, reader) && matches(page.label, page.hint, page.words));
  const found = pages.map(({ label, hint = 'Go to', path }): Found => ({
    key: `page ${path}`,
    title: label,
    hint,
    path,
  }));
  return { title: 'Pages', found: search ? found.slice(0, MAX_PER_GROUP) : found };
}

const TERMS = Object.entries(GLOSSARY) as [GlossaryKey, (typeof GLOSSARY)[GlossaryKey]][];

/** Terms of the help page. */
export function helpAbout(search: string): Group {
  const matches = matcher(search);
  const found = TERMS.filter(([, { term }]) => matches(term)).map(([key, { term }]): Found => ({
    key: `help ${key}`,
    title: term,
    hint: 'Help',
    path: glossaryEntryAt(key),
  }));
  return { title: 'Help', found: search ? found.slice(0, MAX_PER_GROUP) : [] };
}
