import { givenNameFault, readableName, unreadableNameFault } from '../name-text';
import { MAX_SOLUTIONS } from '../rate-card';
import { SOLUTION_NAME_MAX_LENGTH } from '../solution-names';
import { EMAIL_MAX_LENGTH, isEmail } from '../work-email';
import { daysBetween, isDay } from './days';

export const CONTACT_ROLES = [
  'executive-sponsor',
  'finance-director',
  'it-director',
  'infrastructure-lead',
  'procurement-lead',
  'advocate',
  'other',
] as const;
export type ContactRole = (typeof CONTACT_ROLES)[number];

export const CONTACT_ROLE_LABELS: Readonly<Record<ContactRole, string>> = {
  'executive-sponsor': 'Executive sponsor',
  'finance-director': 'Finance director',
  'it-director': 'IT director',
  'infrastructure-lead': 'Infrastructure lead',
  'procurement-lead': 'Procurement lead',
  advocate: 'Advocate',
  other: 'Other',
};

export interface PursuitContact {
  readonly name: string;
  readonly role: ContactRole | null;
  readonly email: string;
}

export interface PursuitFacts {
  readonly prospect: string;
  readonly opportunity: string;
  /** Annual contract value in whole US dollars. */
  readonly acvDollars: number | null;
  /** "YYYY-MM-DD". */
  readonly expectedClose: string | null;
  readonly proposed: readonly string[];
  readonly competing: readonly string[];
  readonly contacts: readonly PursuitContact[];
  readonly notes: string;
}

export const NO_FACTS: PursuitFacts = {
  prospect: '',
  opportunity: '',
  acvDollars: null,
  expectedClose: null,
  proposed: [],
  competing: [],
  contacts: [],
  notes: '',
};

/** Lengths in UTF-16 units, as browsers count `maxLength`. */
export const PURSUIT_LIMITS = {
  prospect: 120,
  opportunity: 160,
  acvDollars: 1_000_000_000,
  solutions: MAX_SOLUTIONS,
  solutionName: SOLUTION_NAME_MAX_LENGTH,
  contacts: 10,
  contactName: 100,
  contactEmail: EMAIL_MAX_LENGTH,
  notes: 5000,
  note: 2000,
  reason: 300,
} as const;

const FURTHEST_CLOSE_DAYS = 5 * 366;

export const tidyFacts = (facts: PursuitFacts): PursuitFacts => ({
  ...facts,
  prospect: oneLine(facts.prospect),
  opportunity: oneLine(facts.opportunity),
  proposed: facts.proposed.map(readableName).filter(Boolean),
  competing: facts.competing.map(readableName).filter(Boolean),
  contacts: facts.contacts
    .map(({ name, role, email }) => ({ name: oneLine(name), role, email: email.trim() }))
    .filter(({ name, role, email }) => name || role || email),
  notes: facts.notes.trim(),
});

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Facts that a pursuit lacks if its case was started without a registration. */
const UNKNOWABLE = ['acvDollars', 'expectedClose'] as const;
export type UnknowableFact = (typeof UNKNOWABLE)[number];

export const unknownFactsOf = (facts: PursuitFacts): readonly UnknowableFact[] =>
  UNKNOWABLE.filter((name) => facts[name] === null);

/**
 * Error messages of tidy facts by field path, such as "contacts.0.email".
 * @param mayLack facts that may stay unknown
 * @param kept the prospect of a pursuit that is edited, which may stay as it is
 */
export function pursuitFaults(
  facts: PursuitFacts,
  today: string,
  mayLack: readonly UnknowableFact[] = [],
  kept?: string,
): Readonly<Record<string, string>> {
  const { prospect, opportunity, acvDollars, expectedClose, contacts } = facts;
  const isAsked = (name: UnknowableFact) => facts[name] !== null || !mayLack.includes(name);
  const faults: Record<string, string | undefined> = {
    prospect: prospect && prospect === kept ? undefined : prospectFault(prospect),
    opportunity: opportunity ? unreadableNameFault(opportunity) : 'Enter the opportunity.',
    acvDollars: isAsked('acvDollars') ? acvFault(acvDollars) : undefined,
    expectedClose: isAsked('expectedClose') ? closeFault(expectedClose, today) : undefined,
  };
  contacts.forEach(({ name, email }, index) => {
    faults[`contacts.${index}.name`] = givenNameFault(name);
    if (email && !isEmail(email)) faults[`contacts.${index}.email`] = 'Enter a valid email address.';
  });
  return Object.fromEntries(
    Object.entries(faults).filter((fault): fault is [string, string] => fault[1] !== undefined),
  );
}

/** Words that stand for a company without naming one. */
const GENERIC = /^(account|buyer|client|company|customer|deal|lead|opportunity|organi[sz]ation|prospect|pursuit)s?$/;
/** Words that name nothing by themselves. */
const FILLER =
  /^(\p{N}+|[a-z]|asdf|copy|demo|dummy|example|foo|ipsum|lorem|my|na|name|new|nil|none|null|of|our|placeholder|sample|some|tba|tbc|tbd|temp|test|the|tmp|todo|undefined|unknown|unnamed|untitled|x{2,}|your)$/u;
const SET_PHRASE = /^prospect for |^(untitled|unnamed) |^n a$|^(to be|not yet|not) [a-z]+( yet)?$/;

/** "New prospect 2", "Untitled", "Test", "TBD". Numbers and single letters may name a company, as "3" and "X" do. */
function isPlaceholder(key: string): boolean {
  const words = key.split(' ');
  const isGenericName = words.every((word) => GENERIC.test(word) || FILLER.test(word));
  return SET_PHRASE.test(key) || (isGenericName && words.some((word) => !/^(\p{N}+|[a-z])$/u.test(word)));
}

/** Undefined if it names a company. Placeholders, and names without a letter or digit, don't. */
export function prospectFault(prospect: string): string | undefined {
  const unreadable = prospect.trim() ? unreadableNameFault(prospect) : undefined;
  if (unreadable) return unreadable;
  const key = prospectKey(prospect);
  if (!key) return 'Enter the prospect.';
  return isPlaceholder(key) ? 'Enter the name of the prospect’s company.' : undefined;
}

function acvFault(acvDollars: number | null): string | undefined {
  if (acvDollars === null) return 'Enter the annual contract value.';
  const isInRange = Number.isSafeInteger(acvDollars) && acvDollars >= 1 && acvDollars <= PURSUIT_LIMITS.acvDollars;
  return isInRange ? undefined : 'Enter whole dollars, from $1 to $1,000,000,000.';
}

function closeFault(expectedClose: string | null, today: string): string | undefined {
  if (expectedClose === null) return 'Choose the expected close.';
  if (!isDay(expectedClose)) return 'Choose a date.';
  const days = daysBetween(today, expectedClose);
  // It may still be yesterday for sellers in the Americas.
  if (days < -1) return 'Choose a date that has not passed.';
  return days > FURTHEST_CLOSE_DAYS ? 'Choose a date within five years.' : undefined;
}

export interface PursuitDecision {
  readonly reason: string;
  readonly decidedOn: string;
}

const LONGEST_AGO_DAYS = 5 * 366;

export function decisionFaults(
  { reason, decidedOn }: PursuitDecision,
  today: string,
): Readonly<Record<string, string>> {
  const days = isDay(decidedOn) ? daysBetween(today, decidedOn) : undefined;
  return {
    ...(!reason.trim() && { reason: 'Enter a reason.' }),
    ...(days === undefined && { decidedOn: 'Choose the date of the decision.' }),
    // It may already be tomorrow for sellers in Asia.
    ...(days !== undefined && days > 1 && { decidedOn: 'Choose a date that is not in the future.' }),
    ...(days !== undefined && days < -LONGEST_AGO_DAYS && { decidedOn: 'Choose a date within the last five years.' }),
  };
}

/** Registrations with the same key are of the same prospect. Only letters and digits count. */
export const prospectKey = (prospect: string): string =>
  prospect
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
