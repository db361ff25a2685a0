import { DAY_MS } from '@casewright/rules';
import { api, type Answer } from '@casewright/web';
import { queryOptions } from '@casewright/web/query';
import type { ListSource } from '../list/list-source';

export type RateCardVersion = Answer<'get', '/api/admin/rate-cards/{id}'>;
export type Trial = Answer<'get', '/api/admin/rate-cards/{id}/trial'>;
export type TriedQuote = Trial['quotes'][number];

export const TRIAL_DAYS = [1, 7, 30] as const;
export type TrialDays = (typeof TRIAL_DAYS)[number];

export const rateCardsList: ListSource<RateCardVersion> = {
  what: 'rate cards',
  sorts: ['start', '-start'],
  defaultSort: '-start',
  filters: { state: ['draft', 'scheduled', 'in-force', 'ended'] },
  csv: '/api/admin/rate-cards/csv',
  ask: (query, signal) => api.get('/api/admin/rate-cards', { query, signal }),
};

export const rateCardQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'rate-card', id],
    queryFn: ({ signal }) => api.get('/api/admin/rate-cards/{id}', { path: { id }, signal }),
    // A refetch must not replace unsaved edits.
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) => state.data?.state === 'scheduled' && msUntilStart(state.data),
    refetchIntervalInBackground: true,
  });

/** Clocks of browsers may be fast, so the server is asked again until the card is in force. */
const CHECK_AGAIN_MS = 5_000;

const msUntilStart = ({ validFrom }: RateCardVersion): number =>
  Math.min(Math.max(Date.parse(validFrom ?? '') - Date.now(), CHECK_AGAIN_MS), DAY_MS);

/** @param revision refetches after the rates have changed */
export const trialQuery = (id: string, days: TrialDays, revision: number) =>
  queryOptions({
    queryKey: ['admin', 'rate-card', id, 'trial', days, revision],
    queryFn: ({ signal }) => api.get('/api/admin/rate-cards/{id}/trial', { path: { id }, query: { days }, signal }),
  });
