import { rateCardAt, type RateCard } from '@casewright/rules';

/** For prices while answering. On the result page the server's price counts. */
export const ratesOfToday = (): RateCard => rateCardAt(new Date());
