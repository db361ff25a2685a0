import { isDay, PURSUIT_LIMITS, type ContactRole, type PursuitFacts } from '@casewright/rules';
import type { Body } from '@casewright/web';

/** Raw field values. */
export interface FactsForm {
  readonly prospect: string;
  readonly opportunity: string;
  readonly acv: string;
  readonly expectedClose: string;
  readonly proposed: string[];
  readonly competing: string[];
  readonly contacts: ContactForm[];
  readonly notes: string;
}

export interface ContactForm {
  readonly name: string;
  readonly role: ContactRole | '';
  readonly email: string;
}

export const NO_CONTACT: ContactForm = { name: '', role: '', email: '' };

const number = new Intl.NumberFormat('en-US');

export const formOf = (facts: PursuitFacts): FactsForm => ({
  prospect: facts.prospect,
  opportunity: facts.opportunity,
  acv: facts.acvDollars === null ? '' : number.format(facts.acvDollars),
  expectedClose: facts.expectedClose ?? '',
  proposed: facts.proposed.length > 0 ? [...facts.proposed] : [''],
  competing: facts.competing.length > 0 ? [...facts.competing] : [''],
  contacts: facts.contacts.length > 0 ? facts.contacts.map((one) => ({ ...one, role: one.role ?? '' })) : [NO_CONTACT],
  notes: facts.notes,
});

/** Amounts that are not numbers become NaN. */
export const factsOf = (form: FactsForm): PursuitFacts => ({
  prospect: form.prospect,
  opportunity: form.opportunity,
  acvDollars: dollarsIn(form.acv),
  expectedClose: form.expectedClose || null,
  proposed: form.proposed,
  competing: form.competing,
  contacts: form.contacts.map((one) => ({ ...one, role: one.role || null })),
  notes: form.notes,
});

/** Drops values that a draft cannot store. */
export const draftOf = (form: FactsForm): PursuitFacts => {
  const facts = factsOf(form);
  const { acvDollars } = facts;
  const isAmount = acvDollars !== null && acvDollars >= 1 && acvDollars <= PURSUIT_LIMITS.acvDollars;
  return { ...facts, acvDollars: isAmount ? acvDollars : null, expectedClose: closeIn(facts.expectedClose) };
};

const closeIn = (day: string | null) => (day !== null && isDay(day) ? day : null);

/** NaN for text that is not an amount. */
export function dollarsIn(text: string): number | null {
  const written = text.replace(/[\s,$]/g, '');
  return written === '' ? null : /^\d+(\.0*)?$/.test(written) ? Number(written) : Number.NaN;
}

/** Drops blank rows, so that field paths of errors match. */
export const withoutBlanks = (form: FactsForm): FactsForm => {
  const filled = (names: readonly string[]) => names.filter((name) => name.trim());
  const contacts = form.contacts.filter(({ name, role, email }) => name.trim() || role || email.trim());
  return {
    ...form,
    proposed: atLeastOne(filled(form.proposed), ''),
    competing: atLeastOne(filled(form.competing), ''),
    contacts: atLeastOne(contacts, NO_CONTACT),
  };
};

const atLeastOne = <Row>(rows: Row[], blank: Row): Row[] => (rows.length > 0 ? rows : [blank]);

export const bodyOf = (facts: PursuitFacts): Body<'put', '/api/pursuit-draft'> => ({
  ...facts,
  proposed: [...facts.proposed],
  competing: [...facts.competing],
  contacts: [...facts.contacts],
});
