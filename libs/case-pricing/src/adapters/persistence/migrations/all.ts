import { CasePricingBaseline } from './0001-baseline';
import { ListsForAdmins } from './0002-lists-for-admins';

export const CASE_PRICING_MIGRATIONS = [
  { name: 'case-pricing-0001-baseline', class: CasePricingBaseline },
  { name: 'case-pricing-0002-lists-for-admins', class: ListsForAdmins },
];
