import { FIXED_GROUP, summaryOf, type ValueSummary } from '@casewright/rules';
import { compiledSample, PROPOSAL } from './compiled';

const compiled = compiledSample();

/** Results at the base values. */
export const SAMPLE: ValueSummary = summaryOf(compiled, PROPOSAL);

/** Assumptions that vary by scenario, and those that don't. */
export const ASSUMPTIONS = compiled.model.assumptions.filter(({ group }) => group !== FIXED_GROUP);
export const FIXED = compiled.model.assumptions.filter(({ group }) => group === FIXED_GROUP);
