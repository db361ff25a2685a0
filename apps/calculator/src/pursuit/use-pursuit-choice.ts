import { type CaseSelections, dayOf, proposedPursuit } from '@casewright/rules';
import type { Body } from '@casewright/web';
import { useQuery } from '@casewright/web/query';
import { useState } from 'react';
import { pricedPursuit } from './priced-pursuit';
import { startableQuery } from './queries';

type Choice = NonNullable<Body<'post', '/api/cases'>['pursuit']>;

/** Pursuit of the new case: a registered one, or a new one with names proposed from the answers. */
export function usePursuitChoice(selections: CaseSelections) {
  const { data: startable = [], isFetchedAfterMount: isReady, isError } = useQuery(startableQuery);
  const [chosen, choose] = useState(pricedPursuit);
  const [typed, setTyped] = useState<{ readonly prospect?: string; readonly opportunity?: string }>({});
  const { prospect, opportunity } = { ...proposedPursuit(selections, today()), ...typed };
  const known = startable.find(({ id }) => id === chosen);
  const isTyped = Object.values(typed).some((text) => text.trim());
  // If the list can't be loaded, the server decides whether the pursuit is eligible.
  const id = known?.id ?? (isError ? chosen : undefined);
  const choice: Choice | undefined = id ? { id } : isTyped ? { prospect, opportunity } : undefined;
  return {
    /** Starting earlier could use another pursuit than the chosen one. */
    isReady,
    startable,
    known,
    prospect,
    opportunity,
    choice,
    choose: (wanted: string) => choose(wanted || undefined),
    type: (text: typeof typed) => setTyped((before) => ({ ...before, ...text })),
  };
}

const today = (): string => dayOf(new Date());
