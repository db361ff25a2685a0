import { BASELINE_RATE_CARD, type RateCard, rateCardAt, type RateCardSeries } from '@casewright/rules';
import { api, queryClient } from '@casewright/web';
import { queryOptions, useQuery } from '@casewright/web/query';

// Used until the server's rate cards arrive. The server decides what a case costs.
const ASSUMED: RateCardSeries = [BASELINE_RATE_CARD];

export const rateCardsQuery = queryOptions({
  queryKey: ['rate-cards'],
  queryFn: async ({ signal }): Promise<RateCardSeries> => {
    const [first = BASELINE_RATE_CARD, ...later] = (await api.get('/api/rate-cards', { signal })).map(
      ({ validFrom, ...card }): RateCard => ({ ...card, validFrom: new Date(validFrom) }),
    );
    return [first, ...later];
  },
  placeholderData: ASSUMED,
  staleTime: 5 * 60_000,
});

/** All published rate cards, future ones included. */
export const useRateCards = (): RateCardSeries => useQuery(rateCardsQuery).data ?? ASSUMED;

export const useRates = (): RateCard => inForce(useRateCards());

/** For code outside of components. */
export const ratesNow = (): RateCard => inForce(queryClient.getQueryData(rateCardsQuery.queryKey) ?? ASSUMED);

const inForce = (cards: RateCardSeries): RateCard => rateCardAt(new Date(), cards);

/** For loaders of pages that show prices. Never rejects. */
export const rateCardsKnown = (): Promise<unknown> =>
  queryClient.ensureQueryData({ ...rateCardsQuery, retry: false, revalidateIfStale: true }).catch(() => undefined);
