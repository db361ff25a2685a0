import type { ProvidedInput } from '@casewright/rules/model-templates';
import type { DocumentCopy } from '../domain/document';
import type { ModeledCase } from '../domain/modeled-case';

/** The cases that commands work on, and their people. Answered by other contexts. */
export abstract class CasesToModel {
  abstract find(caseId: string): Promise<ModeledCase | undefined>;
  /** Stays in its state until the transaction of the running command ends. */
  abstract lock(caseId: string): Promise<Pick<ModeledCase, 'ownerId' | 'state'> | undefined>;
  abstract inputsOf(caseId: string): Promise<readonly ProvidedInput[]>;
  /** Empty for someone who has left. */
  abstract nameOf(userId: string): Promise<string>;
}

/** What is handed over of a case. Answered by another context. */
export abstract class CaseDeliverables {
  /** As the next version, in the transaction of the running command. @returns its number */
  abstract publish(caseId: string, byId: string, note: string, copies: readonly DocumentCopy[]): Promise<number>;
  /** The number of the one that the seller had approved last at `at`. */
  abstract approved(caseId: string, at: Date): Promise<number | undefined>;
}
