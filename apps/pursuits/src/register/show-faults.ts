import { pursuitFaults, tidyFacts } from '@casewright/rules';
import type { FieldPath, UseFormReturn } from '@casewright/ui/form';
import { Problem } from '@casewright/web';
import { today } from '../amounts';
import { factsOf, type FactsForm, withoutBlanks } from './facts-form';

/** Shows each fault at its field, and moves the focus to the first. @returns whether there is any */
export function showFaults(form: UseFormReturn<FactsForm>, faults: Readonly<Record<string, string>>): boolean {
  const found = Object.entries(faults);
  found.forEach(([path, message], index) => {
    const field = (path === 'acvDollars' ? 'acv' : path) as FieldPath<FactsForm>;
    form.setError(field, { message }, { shouldFocus: index === 0 });
  });
  return found.length > 0;
}

/** The facts to send; undefined where a fault is shown. A close that stays as it was may have passed. */
export function completeFacts(form: UseFormReturn<FactsForm>, filled: FactsForm, knownClose?: string) {
  const shown = withoutBlanks(filled);
  (['proposed', 'competing', 'contacts'] as const).forEach((name) => form.setValue(name, shown[name]));
  const facts = tidyFacts(factsOf(shown));
  const from = knownClose !== undefined && knownClose === facts.expectedClose ? knownClose : today();
  return showFaults(form, pursuitFaults(facts, from)) ? undefined : facts;
}

/** What the server found wrong with which field. */
export const faultsIn = (failure: unknown): Readonly<Record<string, string>> =>
  failure instanceof Problem
    ? Object.fromEntries(Object.entries(failure.fields).map(([field, [message = '']]) => [field, message]))
    : {};
