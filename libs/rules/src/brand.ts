/**
 * Who offers the product: the one place of its name and addresses. The server's environment may name others. Apart from the
 * other rules, which would weigh on every first page.
 */
export const BRAND = {
  name: 'Casewright',
  address: 'San Francisco, California',
  contactEmail: 'hello@casewright.example',
  abuseEmail: 'abuse@casewright.example',
  securityEmail: 'security@casewright.example',
  copyrightYear: 2025,
} as const;
