export interface Brand {
  readonly name: string;
  readonly address: string;
  readonly contactEmail: string;
  readonly abuseEmail: string;
  readonly securityEmail: string;
}

interface BrandEnvironment {
  readonly BRAND_NAME?: string | undefined;
  readonly BRAND_ADDRESS?: string | undefined;
  readonly BRAND_CONTACT_EMAIL?: string | undefined;
  readonly BRAND_ABUSE_EMAIL?: string | undefined;
  readonly BRAND_SECURITY_EMAIL?: string | undefined;
}

export const brandFrom = (env: BrandEnvironment, ours: Brand): Brand => ({
  name: env.BRAND_NAME ?? ours.name,
  address: env.BRAND_ADDRESS ?? ours.address,
  contactEmail: env.BRAND_CONTACT_EMAIL ?? ours.contactEmail,
  abuseEmail: env.BRAND_ABUSE_EMAIL ?? ours.abuseEmail,
  securityEmail: env.BRAND_SECURITY_EMAIL ?? ours.securityEmail,
});
