/** Environment variables on the server may override these. A module of its own keeps pages small. */
export const BRAND = {
  name: 'Casewright',
  address: 'San Francisco, California',
  contactEmail: 'hello@casewright.example',
  abuseEmail: 'abuse@casewright.example',
  securityEmail: 'security@casewright.example',
  copyrightYear: 2025,
} as const;
