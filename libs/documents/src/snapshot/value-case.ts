import {
  type BreakEven,
  breakEvens,
  compileModel,
  type CompiledModel,
  type ModelResults,
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
  const found = breakEvens(compiled, snapshot.proposal);
  return { snapshot, hash: hashOf(stored), compiled, results, summary, proposal, breakEvens: found };
}
