import { choiceIn, readAddress, textIn } from '@casewright/web/address';
import { FOLDERS } from '../mailbox/mailbox-address';

export const STATES = ['open', 'done'] as const;
export const ASSIGNED = ['all', 'mine', 'unassigned'] as const;

export interface TeamFilters {
  readonly state: (typeof STATES)[number];
  readonly assigned: (typeof ASSIGNED)[number];
}

const stateIn = choiceIn('state', STATES);
const assignedIn = choiceIn('assigned', ASSIGNED);
export const conversationIn = textIn('conversation');

export const filtersIn = (url: string): TeamFilters => ({
  state: readAddress(stateIn, url) ?? 'open',
  assigned: readAddress(assignedIn, url) ?? 'all',
});

export function teamPath({ state, assigned }: TeamFilters, id?: string): string {
  const query = new URLSearchParams({
    ...(state !== 'open' && { state }),
    ...(assigned !== 'all' && { assigned }),
    ...(id && { [conversationIn.name]: id }),
  });
  return FOLDERS.team.path + (query.size > 0 ? `?${query}` : '');
}
