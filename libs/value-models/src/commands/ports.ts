import type { ProvidedInput } from '@casewright/rules/model-templates';
import type { DocumentCopy } from '../domain/document';
import type { ModeledCase } from '../domain/modeled-case';

/** The cases of models and their people. Implemented by other contexts. */
export abstract class CasesToModel {
  abstract find(caseId: string): Promise<ModeledCase | undefined>;
  /** Locks the case until the transaction ends. */
  abstract lock(caseId: string): Promise<Pick<ModeledCase, 'ownerId' | 'state'> | undefined>;
  /** The seller can download documents of the case from now on. */
  abstract release(caseId: string): Promise<void>;
  abstract inputsOf(caseId: string): Promise<readonly ProvidedInput[]>;
  /** Empty if the account was deleted. */
  abstract nameOf(userId: string): Promise<string>;
}

/** The deliverables of cases. Implemented by another context. */
export abstract class CaseDeliverables {
  /** Publishes the next deliverable in the current transaction. @returns its number */
  abstract publish(caseId: string, byId: string, note: string, copies: readonly DocumentCopy[]): Promise<number>;
  /** Number of the deliverable that was last approved at `at`. */
  abstract approved(caseId: string, at: Date): Promise<number | undefined>;
}
