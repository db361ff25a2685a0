import {
  type BreakEven,
  breakEvens,
  type CaseOption,
  compileModel,
  type CompiledModel,
  type ModelResults,
  optionsOf,
  type ProposalResult,
  readSnapshot,
  resultsOf,
  type Snapshot,
  summaryOf,
  type ValueSummary,
} from '@casewright/rules';
import { hashOf } from './hash-of';

/** A snapshot and everything computed from it. */
export interface ValueCase {
  readonly snapshot: Snapshot;
  readonly hash: string;
  readonly compiled: CompiledModel;
  readonly results: ModelResults;
  readonly summary: ValueSummary;
  readonly proposal: ProposalResult;
  readonly breakEvens: readonly BreakEven[];
  readonly options: readonly CaseOption[];
}

/** @throws RangeError if the model has faults, which are refused before a version is made */
export function valueCaseOf(stored: Snapshot): ValueCase {
  const snapshot = readSnapshot(stored);
  const { compiled, faults } = compileModel(snapshot.model);
  if (!compiled) throw new RangeError(faults.map(({ place, message }) => `${place}: ${message}`).join('\n'));
  const results = resultsOf(compiled);
  const proposal = results.proposals.find(({ solution }) => solution === snapshot.proposal);
  if (!proposal) throw new RangeError(`The model has no proposal ${snapshot.proposal}.`);
  const summary = summaryOf(compiled, snapshot.proposal);
  const computed = { breakEvens: breakEvens(compiled, snapshot.proposal), options: optionsOf(compiled) };
  return { snapshot, hash: hashOf(stored), compiled, results, summary, proposal, ...computed };
}
