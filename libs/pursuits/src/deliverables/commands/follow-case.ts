import type { Case, CaseMove } from '../../domain/case';
import { VersionMissing } from '../domain/deliverable.errors';
import type { Deliverables } from '../domain/deliverables.repository';

/**
 * What a move of a case means for its versions, in the same transaction: a review needs one, an approval is of the newest,
 * and that one is delivered.
 * @throws VersionMissing
 */
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
