import type { Brand } from '../config/brand';

/** Somebody who offers a product. */
export const A_BRAND: Brand = {
  name: 'Brandname',
  address: 'Springfield, Oregon',
  contactEmail: 'hello@brandname.example',
  abuseEmail: 'abuse@brandname.example',
  securityEmail: 'security@brandname.example',
};
