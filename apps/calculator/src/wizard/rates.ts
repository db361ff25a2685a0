import { rateCardAt, type RateCard } from '@casewright/rules';

/** What we price with while one answers. The server, whose clock and cards count, has the last word on the result. */
export const ratesOfToday = (): RateCard => rateCardAt(new Date());
