import type { Case, CaseMove } from '../../domain/case';
import { VersionMissing } from '../domain/deliverable.errors';
import type { Deliverables } from '../domain/deliverables.repository';

/** Applies a move of a case to its versions, in the same transaction. @throws VersionMissing before a review */
export async function followCase(
  deliverables: Deliverables,
  { id }: Case,
  { command, byId }: CaseMove,
  at: Date,
): Promise<void> {
  if (command === 'finish-analysis' && !(await deliverables.hasVersion(id))) throw new VersionMissing();
  if (command === 'approve-case') await deliverables.approveNewest(id, byId, at);
  if (command === 'deliver') await deliverables.markDelivered(id, at);
}
