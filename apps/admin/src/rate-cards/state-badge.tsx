import { Badge, type BadgeTone } from '@casewright/ui';
import type { RateCardVersion } from './queries';

type State = RateCardVersion['state'];

export const STATES: Readonly<Record<State, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  'in-force': 'In effect',
  ended: 'Ended',
};
const TONES: Readonly<Record<State, BadgeTone>> = {
  draft: 'value',
  scheduled: 'info',
  'in-force': 'accent',
  ended: 'neutral',
};

export const StateBadge = ({ state }: Pick<RateCardVersion, 'state'>) => (
  <Badge tone={TONES[state]}>{STATES[state]}</Badge>
);
