import { summaryOf, type ValueSummary, withBases } from '@casewright/rules';
import { compiledSample, PROPOSAL } from '../sample-model/compiled';
import { SAMPLE } from '../sample-model/sample.computed';

const compiled = compiledSample();

/** Values of sliders are as exact as those they replace. @param bases changed base values by assumption id */
export const computed = (bases: Readonly<Record<string, number>>): ValueSummary => ({
  ...summaryOf(withBases(compiled, bases), PROPOSAL),
  precision: SAMPLE.precision,
});
