import { type CaseSelections, dayOf, proposedPursuit } from '@casewright/rules';
import type { Body } from '@casewright/web';
import { useQuery } from '@casewright/web/query';
import { useState } from 'react';
import { pricedPursuit } from './priced-pursuit';
import { startableQuery } from './queries';

type Choice = NonNullable<Body<'post', '/api/cases'>['pursuit']>;

/** The pursuit of a case that starts: a registered one, or a new one with names proposed from the answers. */
export function usePursuitChoice(selections: CaseSelections) {
  const { data: startable = [] } = useQuery(startableQuery);
  const [chosen, choose] = useState(pricedPursuit);
  const [typed, setTyped] = useState<{ readonly prospect?: string; readonly opportunity?: string }>({});
  const { prospect, opportunity } = { ...proposedPursuit(selections, dayOf(new Date())), ...typed };
  const known = startable.find(({ id }) => id === chosen);
  const isTyped = Object.values(typed).some((text) => text.trim());
  const choice: Choice | undefined = known ? { id: known.id } : isTyped ? { prospect, opportunity } : undefined;
  return {
    startable,
    known,
    prospect,
    opportunity,
    choice,
    choose: (id: string) => choose(id || undefined),
    type: (text: typeof typed) => setTyped((before) => ({ ...before, ...text })),
  };
}
