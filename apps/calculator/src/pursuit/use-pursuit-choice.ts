import { acvTierOf, dollarsText, proposedPursuit, prospectFault } from '@casewright/rules';
import type { Body } from '@casewright/web';
import { useQuery } from '@casewright/web/query';
import { useState } from 'react';
import type { Draft } from '../draft/answers';
import { answer } from '../draft/draft';
import { pricedPursuit } from './priced-pursuit';
import { startableQuery } from './queries';

type Choice = NonNullable<Body<'post', '/api/cases'>['pursuit']>;

/** Pursuit of the new case: a registered one, or a new one whose prospect is typed. */
export function usePursuitChoice(draft: Draft) {
  const { data: startable = [], isFetchedAfterMount: isReady, isError } = useQuery(startableQuery);
  const [chosen, choose] = useState(pricedPursuit);
  const [typed, setTyped] = useState<{ readonly prospect?: string; readonly opportunity?: string }>({});
  const [isChecked, setChecked] = useState(false);
  const { prospect = '', opportunity = proposedPursuit(draft).opportunity } = typed;
  const known = startable.find(({ id }) => id === chosen);
  // If the list can't be loaded, the server decides whether the pursuit is eligible.
  const id = known?.id ?? (isError ? chosen : undefined);
  const fault = id ? undefined : prospectFault(prospect);
  const choice: Choice = id ? { id } : { prospect, opportunity };
  return {
    /** Starting earlier could use another pursuit than the chosen one. */
    isReady,
    startable,
    known,
    prospect,
    opportunity,
    choice,
    /** Shown once a start was tried. */
    error: isChecked ? fault : undefined,
    /** @returns whether the case has a prospect; if not, the field shows its error */
    check: (): boolean => {
      setChecked(true);
      return fault === undefined;
    },
    /** Whether the tier of the answers is not that of the pursuit's contract value. */
    concern: known && tierConcern(known.acvDollars, draft.acvTier),
    choose: (wanted: string) => {
      choose(wanted || undefined);
      const acvDollars = startable.find((one) => one.id === wanted)?.acvDollars ?? null;
      if (acvDollars !== null && draft.acvTier === undefined) answer({ acvTier: acvTierOf(acvDollars) });
    },
    type: (text: typeof typed) => setTyped((before) => ({ ...before, ...text })),
  };
}

function tierConcern(acvDollars: number | null, acvTier: Draft['acvTier']): string | undefined {
  if (acvDollars === null || acvTier === undefined || acvTierOf(acvDollars) === acvTier) return undefined;
  return `The pursuit's ACV is ${dollarsText(acvDollars)}, but you chose the tier ${acvTier}.`;
}
