import type { CaseModel } from './value-model';

export abstract class CaseModels {
  /** Locks the model until the transaction ends. */
  abstract findForUpdate(caseId: string): Promise<CaseModel | undefined>;
  /** @returns false if the case already has one */
  abstract add(model: CaseModel): Promise<boolean>;
  abstract save(model: CaseModel): Promise<void>;
  /** Includes versions, documents and comments. */
  abstract removeOf(ownerId: string): Promise<void>;
}
