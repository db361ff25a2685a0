import type { ModeledCase } from '../domain/modeled-case';

/** The cases that are read, and their people. Answered by other contexts. */
export abstract class ModeledCases {
  abstract find(caseId: string): Promise<ModeledCase | undefined>;
  /** Empty for someone who has left. */
  abstract nameOf(userId: string): Promise<string>;
  abstract providerIds(): Promise<readonly string[]>;
}
