/** The product's name and addresses; the server's environment may override them. A module of its own to keep pages small. */
export const BRAND = {
  name: 'Casewright',
  address: 'San Francisco, California',
  contactEmail: 'hello@casewright.example',
  abuseEmail: 'abuse@casewright.example',
  securityEmail: 'security@casewright.example',
  copyrightYear: 2025,
} as const;
