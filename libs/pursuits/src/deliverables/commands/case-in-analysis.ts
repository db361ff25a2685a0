import { mayPublishVersion } from '@casewright/rules';
import type { Case } from '../../domain/case';
import { CaseNotFound } from '../../domain/case.errors';
import type { Cases } from '../../domain/case.repository';
import { VersionNotPublishable } from '../domain/deliverable.errors';

/** @throws CaseNotFound, or VersionNotPublishable in any other state */
export async function caseInAnalysis(cases: Cases, caseId: string): Promise<Case> {
  const found = await cases.findForUpdate(caseId);
  if (!found) throw new CaseNotFound();
  if (!mayPublishVersion(found.figures.state)) throw new VersionNotPublishable();
  return found;
}
