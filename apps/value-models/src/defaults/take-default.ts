import { type LibraryDefault, withDefault, worseEndFirst } from '@casewright/rules';
import { type Change, replaceRow } from '../editing/changes';

/** @param version of the library */
export const takeDefault =
  (id: string, found: LibraryDefault, version: number): Change =>
  (content) => {
    const row = content.model.assumptions.find((one) => one.id === id);
    if (!row) return content;
    const taken = replaceRow('assumptions', withDefault(row, found, version))(content);
    return { ...taken, model: worseEndFirst(taken.model, content.proposal, new Set([id])) };
  };
