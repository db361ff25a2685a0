import { CasePricingBaseline } from './0001-baseline';
import { ListsForAdmins } from './0002-lists-for-admins';
import { RateCardsOfAdmins } from './0003-rate-cards';
import { PlansOfLists } from './0004-plans-of-lists';
import { CalculationsByFoldedText } from './0005-folded-search';
import { ShareAfterRelease } from './0006-share-after-release';
import { ShareAsBought } from './0007-share-as-bought';

export const CASE_PRICING_MIGRATIONS = [
  { name: 'case-pricing-0001-baseline', class: CasePricingBaseline },
  { name: 'case-pricing-0002-lists-for-admins', class: ListsForAdmins },
  { name: 'case-pricing-0003-rate-cards', class: RateCardsOfAdmins },
  { name: 'case-pricing-0004-plans-of-lists', class: PlansOfLists },
  { name: 'case-pricing-0005-folded-search', class: CalculationsByFoldedText },
  { name: 'case-pricing-0006-share-after-release', class: ShareAfterRelease },
  { name: 'case-pricing-0007-share-as-bought', class: ShareAsBought },
];
