import type { ModeledCase } from '../domain/modeled-case';
import type { Reader } from '../domain/reader';
import { CaseNotFound } from '../domain/value-model.errors';
import type { ModeledCases } from './modeled-cases';

/** @throws CaseNotFound, also for another seller's case */
export async function readableCase(cases: ModeledCases, reader: Reader, caseId: string): Promise<ModeledCase> {
  const found = await cases.find(caseId);
  if (!found || (!reader.isProvider && found.ownerId !== reader.id)) throw new CaseNotFound();
  return found;
}
