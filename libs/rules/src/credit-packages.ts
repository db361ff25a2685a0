/** Credit packages (S1 §9). */
export const CREDIT_PACKAGES = [
  { credits: 50, amountCents: 5000, isPopular: false, description: 'Perfect for trying out our services' },
  { credits: 100, amountCents: 9000, isPopular: true, description: 'Great for small projects' },
  { credits: 200, amountCents: 17500, isPopular: false, description: 'Best for regular users' },
] as const;

/** ISO 4217 in lower case, as payment providers write it. */
export const CURRENCY = 'usd';

export type CreditPackage = (typeof CREDIT_PACKAGES)[number];
export type PackageCredits = CreditPackage['credits'];

export const PACKAGE_CREDITS: readonly PackageCredits[] = CREDIT_PACKAGES.map(({ credits }) => credits);

export const findPackage = (credits: number): CreditPackage | undefined =>
  CREDIT_PACKAGES.find((offer) => offer.credits === credits);

export const packageFor = (credits: number): CreditPackage =>
  CREDIT_PACKAGES.find((offer) => offer.credits >= credits) ?? CREDIT_PACKAGES[2];
