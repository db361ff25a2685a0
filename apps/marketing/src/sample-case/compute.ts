import { summaryOf, type ValueSummary, withBases } from '@casewright/rules';
import { compiledSample, PROPOSAL } from '../sample-model/compiled';

const compiled = compiledSample();

/** The sample case with other base values, by assumption. */
export const computed = (bases: Readonly<Record<string, number>>): ValueSummary =>
  summaryOf(withBases(compiled, bases), PROPOSAL);
