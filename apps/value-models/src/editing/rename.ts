import { nameFault, takenFault } from '@casewright/rules';
import { renameId, takenIds } from './changes';
import type { Editing } from './editing';

/** Renames an assumption or calculation in formulas. @returns an error, if any */
export function rename({ content, change }: Editing, id: string, name: string): string | undefined {
  if (name === id) return undefined;
  const fault = nameFault(name) ?? (takenIds(content).has(name) ? takenFault(name) : undefined);
  if (fault) return fault;
  change(renameId(id, name));
  return undefined;
}
