import type { CaseModel } from './value-model';

export abstract class CaseModels {
  /** Locked until the transaction ends. */
  abstract findForUpdate(caseId: string): Promise<CaseModel | undefined>;
  /** @returns false where the case has one already */
  abstract add(model: CaseModel): Promise<boolean>;
  abstract save(model: CaseModel): Promise<void>;
  /** With its versions, documents and comments. For an account that is deleted. */
  abstract removeOf(ownerId: string): Promise<void>;
}
