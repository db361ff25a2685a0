import { mayUseModel, type ModelUse } from '@casewright/rules';
import type { CaseModel } from '../domain/value-model';
import { CaseNotFound, ModelNotEditable, ModelNotStarted } from '../domain/value-model.errors';
import type { CaseModels } from '../domain/value-model.repository';
import type { CasesToModel } from './ports';

/** @throws CaseNotFound, ModelNotEditable, ModelNotStarted */
export async function modelToEdit(
  cases: CasesToModel,
  models: CaseModels,
  caseId: string,
  use: ModelUse = 'edit',
): Promise<CaseModel> {
  const found = await cases.lock(caseId);
  if (!found) throw new CaseNotFound();
  if (!mayUseModel(use, found.state)) throw new ModelNotEditable();
  const model = await models.findForUpdate(caseId);
  if (!model) throw new ModelNotStarted();
  return model;
}
