/** Facts about who offers the product; the one place on the server, each overridable by the environment. */
export interface Brand {
  readonly name: string;
  readonly address: string;
  readonly contactEmail: string;
  readonly abuseEmail: string;
  readonly securityEmail: string;
}

export const BRAND: Brand = {
  name: 'Casewright',
  address: 'San Francisco, California',
  contactEmail: 'hello@casewright.example',
  abuseEmail: 'abuse@casewright.example',
  securityEmail: 'security@casewright.example',
};

interface BrandEnvironment {
  readonly BRAND_NAME?: string | undefined;
  readonly BRAND_ADDRESS?: string | undefined;
  readonly BRAND_CONTACT_EMAIL?: string | undefined;
  readonly BRAND_ABUSE_EMAIL?: string | undefined;
  readonly BRAND_SECURITY_EMAIL?: string | undefined;
}

export const brandFrom = (env: BrandEnvironment): Brand => ({
  name: env.BRAND_NAME ?? BRAND.name,
  address: env.BRAND_ADDRESS ?? BRAND.address,
  contactEmail: env.BRAND_CONTACT_EMAIL ?? BRAND.contactEmail,
  abuseEmail: env.BRAND_ABUSE_EMAIL ?? BRAND.abuseEmail,
  securityEmail: env.BRAND_SECURITY_EMAIL ?? BRAND.securityEmail,
});
