import type { Brand } from '../config/brand';

/** A fictitious company. */
export const A_BRAND: Brand = {
  name: 'Brandname',
  address: 'Springfield, Oregon',
  contactEmail: 'hello@brandname.example',
  abuseEmail: 'abuse@brandname.example',
  securityEmail: 'security@brandname.example',
};
