import { summaryOf, type ValueSummary, withBases } from '@casewright/rules';
import { compiledSample, PROPOSAL } from '../sample-model/compiled';

const compiled = compiledSample();

/** @param bases changed base values by assumption id */
export const computed = (bases: Readonly<Record<string, number>>): ValueSummary =>
  summaryOf(withBases(compiled, bases), PROPOSAL);
