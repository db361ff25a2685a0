import { nameFault, takenFault } from '@casewright/rules';
import { renameId, takenIds } from './changes';
import type { Editing } from './editing';

/**
 * Calls an assumption or a calculation by another name in formulas.
 * @returns why it can't be
 */
export function rename({ content, change }: Editing, id: string, name: string): string | undefined {
  if (name === id) return undefined;
  const fault = nameFault(name) ?? (takenIds(content).has(name) ? takenFault(name) : undefined);
  if (fault) return fault;
  change(renameId(id, name));
  return undefined;
}
