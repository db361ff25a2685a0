import { type PursuitFacts, pursuitFaults, tidyFacts, unknownFactsOf } from '@casewright/rules';
import type { FieldPath, UseFormReturn } from '@casewright/ui/form';
import { Problem } from '@casewright/web';
import { today } from '../amounts';
import { factsOf, type FactsForm, withoutBlanks } from './facts-form';

/** Shows each fault at its field and focuses the first. @returns whether there are any */
export function showFaults(form: UseFormReturn<FactsForm>, faults: Readonly<Record<string, string>>): boolean {
  const found = Object.entries(faults);
  found.forEach(([path, message], index) => {
    const field = (path === 'acvDollars' ? 'acv' : path) as FieldPath<FactsForm>;
    form.setError(field, { message }, { shouldFocus: index === 0 });
  });
  return found.length > 0;
}

/** Undefined if faults are shown. An unchanged close date may be in the past, and an unknown fact stay unknown. */
export function completeFacts(form: UseFormReturn<FactsForm>, filled: FactsForm, known?: PursuitFacts) {
  const shown = withoutBlanks(filled);
  (['proposed', 'competing', 'contacts'] as const).forEach((name) => form.setValue(name, shown[name]));
  const facts = tidyFacts(factsOf(shown));
  const from = known?.expectedClose && known.expectedClose === facts.expectedClose ? known.expectedClose : today();
  const faults = pursuitFaults(facts, from, known && unknownFactsOf(known), known?.prospect);
  return showFaults(form, faults) ? undefined : facts;
}

/** Field errors reported by the server. */
export const faultsIn = (failure: unknown): Readonly<Record<string, string>> =>
  failure instanceof Problem
    ? Object.fromEntries(Object.entries(failure.fields).map(([field, [message = '']]) => [field, message]))
    : {};
