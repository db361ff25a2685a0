import { type CaseSelections, dayOf, proposedPursuit } from '@casewright/rules';
import type { Body } from '@casewright/web';
import { useQuery } from '@casewright/web/query';
import { useState } from 'react';
import { pricedPursuit } from './priced-pursuit';
import { startableQuery } from './queries';

type Choice = NonNullable<Body<'post', '/api/cases'>['pursuit']>;

/** The pursuit of a case that starts: a registered one, or a new one with names proposed from the answers. */
export function usePursuitChoice(selections: CaseSelections) {
  const { data: startable = [], isFetchedAfterMount: isReady, isError } = useQuery(startableQuery);
  const [chosen, choose] = useState(pricedPursuit);
  const [typed, setTyped] = useState<{ readonly prospect?: string; readonly opportunity?: string }>({});
  const { prospect, opportunity } = { ...proposedPursuit(selections, today()), ...typed };
  const known = startable.find(({ id }) => id === chosen);
  const isTyped = Object.values(typed).some((text) => text.trim());
  // Where the list can't be had, the server tells whether a case can be started for it.
  const id = known?.id ?? (isError ? chosen : undefined);
  const choice: Choice | undefined = id ? { id } : isTyped ? { prospect, opportunity } : undefined;
  return {
    /** Before that, a case would be started for another pursuit than the chosen one. */
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
