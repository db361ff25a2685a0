/** Who offers the product, as its pages say it. */
export const brand = {
  name: 'Casewright',
  address: 'San Francisco, California',
  contactEmail: 'hello@casewright.example',
  abuseEmail: 'abuse@casewright.example',
  securityEmail: 'security@casewright.example',
  copyrightYear: 2025,
} as const;
