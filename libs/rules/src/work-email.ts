import { PERSONAL_DOMAINS } from './personal-domains';

export const EMAIL_MAX_LENGTH = 255;

export const WORK_EMAIL_MESSAGES = {
  required: 'Email is required',
  malformed: 'Please enter a valid email address',
  personal: 'Please use your work email address. Personal email domains are not allowed for registration.',
  disposable: 'Temporary or disposable email addresses are not allowed.',
} as const;

interface MoreAboutDomains {
  /** Domains that are always accepted: template.com is a real company. */
  readonly allowed?: readonly string[];
  /** Further personal domains. The domain is in lower case and punycode. */
  readonly isPersonal?: (domain: string) => boolean;
}

export function workEmailFailure(
  email: string,
  { allowed = [], isPersonal = () => false }: MoreAboutDomains = {},
): string | undefined {
  if (email.trim() === '') return WORK_EMAIL_MESSAGES.required;
  const domain = addressOf(email)?.domain;
  if (!domain) return WORK_EMAIL_MESSAGES.malformed;

  const isUnder = (parent: string) => domain === parent || domain.endsWith(`.${parent}`);
  if (allowed.map(asciiDomain).some((parent) => parent && isUnder(parent))) return undefined;
  if (PERSONAL_DOMAINS.some(isUnder) || isPersonal(domain)) return WORK_EMAIL_MESSAGES.personal;
  if (/temp|disposable|fake/.test(domain)) return WORK_EMAIL_MESSAGES.disposable;
  return undefined;
}

export const isEmail = (email: string): boolean => parsed(email) !== undefined;

/** Trims, lowercases, and converts the domain to punycode. */
export function normaliseEmail(email: string): string | undefined {
  const address = addressOf(email);
  return address && `${address.local}@${address.domain}`;
}

interface Address {
  readonly local: string;
  readonly domain: string;
}

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LOCAL_PART_MAX_LENGTH = 64;
const LABELS = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

function addressOf(email: string): Address | undefined {
  const address = parsed(email);
  return address && address.local.length + 1 + address.domain.length <= EMAIL_MAX_LENGTH ? address : undefined;
}

function parsed(email: string): Address | undefined {
  const [local = '', written = '', ...more] = email.trim().toLowerCase().split('@');
  const domain = asciiDomain(written);
  if (more.length > 0 || !domain || !LOCAL_PART.test(local) || local.length > LOCAL_PART_MAX_LENGTH) return undefined;
  return { local, domain };
}

/** Normalizes like a URL, so that full-width letters or soft hyphens cannot bypass the lists. */
function asciiDomain(written: string): string | undefined {
  if (written === '' || /[\s/\\:?#@%[\]]/.test(written) || !URL.canParse(`http://${written}`)) return undefined;
  const { hostname } = new URL(`http://${written}`);
  return LABELS.test(hostname) ? hostname : undefined;
}
