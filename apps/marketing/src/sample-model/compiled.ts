import { compileModel, type CompiledModel } from '@casewright/rules';
import { VIRTUALIZATION_REFRESH } from '@casewright/rules/sample-case';

/** The compiled sample case. Pages without sliders use `sample.computed.ts`. */
export function compiledSample(): CompiledModel {
  const { compiled, faults } = compileModel(VIRTUALIZATION_REFRESH);
  if (!compiled) throw new Error(faults.map(({ place, message }) => `${place}: ${message}`).join('\n'));
  return compiled;
}

/** Id of the sample case's proposal. */
export const PROPOSAL = 'private';
