import type { ModeledCase } from '../domain/modeled-case';

/** Cases and their people, for reading. Implemented by other contexts. */
export abstract class ModeledCases {
  abstract find(caseId: string): Promise<ModeledCase | undefined>;
  /** Empty if the account was deleted. */
  abstract nameOf(userId: string): Promise<string>;
  abstract providerIds(): Promise<readonly string[]>;
}
