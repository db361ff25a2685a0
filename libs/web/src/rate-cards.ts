import { BASELINE_RATE_CARD, type RateCard, rateCardAt, type RateCardSeries } from '@casewright/rules';
import { api, queryClient } from '@casewright/web';
import { queryOptions, useQuery } from '@casewright/web/query';

// Until the server's are known, and where they cannot be had. A case costs what the server says.
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

/** All published rate cards, with those to come. */
export const useRateCards = (): RateCardSeries => useQuery(rateCardsQuery).data ?? ASSUMED;

/** Prices as of now. */
export const useRates = (): RateCard => inForce(useRateCards());

const inForce = (cards: RateCardSeries): RateCard => rateCardAt(new Date(), cards);

/** For loaders of pages that show prices. */
export const rateCardsKnown = (): Promise<unknown> =>
  queryClient.ensureQueryData({ ...rateCardsQuery, retry: false, revalidateIfStale: true }).catch(() => undefined);
