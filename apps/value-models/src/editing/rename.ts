import { idFault, renameId, takenIds } from './changes';
import type { Editing } from './editing';

/**
 * Calls an assumption or a calculation by another name in formulas.
 * @returns why it can't be
 */
export function rename({ content, change }: Editing, id: string, name: string): string | undefined {
  if (name === id) return undefined;
  const fault = idFault(name);
  if (fault) return fault;
  if (takenIds(content).has(name)) return `${name} is already used.`;
  change(renameId(id, name));
  return undefined;
}
