import { Badge } from '@casewright/ui';
import type { SignupRow } from './queries';

const STATES = {
  waiting: { name: 'Waiting', tone: 'value' },
  approved: { name: 'Approved', tone: 'accent' },
  declined: { name: 'Declined', tone: 'neutral' },
} as const;

export function PilotState({ state }: Pick<SignupRow, 'state'>) {
  const { name, tone } = STATES[state];
  return <Badge tone={tone}>{name}</Badge>;
}
