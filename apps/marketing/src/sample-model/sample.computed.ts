import { FIXED_GROUP, summaryOf, type ValueSummary } from '@casewright/rules';
import { compiledSample, PROPOSAL } from './compiled';

const compiled = compiledSample();

/** What the sample case says, at the base value of every assumption. */
export const SAMPLE: ValueSummary = summaryOf(compiled, PROPOSAL);

/** Those that scenarios may move, and those that are the same in each. */
export const ASSUMPTIONS = compiled.model.assumptions.filter(({ group }) => group !== FIXED_GROUP);
export const FIXED = compiled.model.assumptions.filter(({ group }) => group === FIXED_GROUP);
