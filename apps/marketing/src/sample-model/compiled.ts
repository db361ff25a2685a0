import { compileModel, type CompiledModel } from '@casewright/rules';
import { VIRTUALIZATION_REFRESH } from '@casewright/rules/sample-case';

/** The sample case, ready to be computed. Pages that show it as it stands take their figures from `sample.computed.ts`. */
export function compiledSample(): CompiledModel {
  const { compiled, faults } = compileModel(VIRTUALIZATION_REFRESH);
  if (!compiled) throw new Error(faults.map(({ place, message }) => `${place}: ${message}`).join('\n'));
  return compiled;
}

/** The proposal that the sample case is made for. */
export const PROPOSAL = 'private';
