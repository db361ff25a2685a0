import { CREDIT_PACKAGES, creditsText, CURRENCY } from '@casewright/rules';
import { paths } from '@casewright/web/paths';

/** schema.org offers of the credit packages. */
export const offers = CREDIT_PACKAGES.map(({ credits, amountCents }) => ({
  '@type': 'Offer',
  name: creditsText(credits),
  price: (amountCents / 100).toFixed(2),
  priceCurrency: CURRENCY.toUpperCase(),
  availability: 'https://schema.org/InStock',
  url: paths.plans,
}));
