import { type Brand, escaped, type RefusedForm } from '@casewright/platform';
import { CONTACT_LABELS, type ContactForm, type ContactNotice, contactRefused } from '@casewright/rules';
import { FORM_PAGE_POLICY, formPage } from './form-page';

export const CONTACT_PAGE = '/contact';

/** Answers a refused form with a page that shows the error and the typed values. */
export const CONTACT_FORM_REFUSED: RefusedForm = {
  policy: FORM_PAGE_POLICY,
  page: (problem, body, brand) => {
    const { notice, field } = contactRefused(problem);
    return pageOf(notice, field, typedIn(body), brand);
  },
};

function pageOf(
  notice: ContactNotice,
  refused: keyof ContactForm | undefined,
  typed: ContactForm,
  brand: Brand,
): string {
  const control = (field: keyof ContactForm, attributes: string) =>
    controlOf(field, typed[field], attributes, field === refused ? notice.message : undefined);
  const main = `<a href="${CONTACT_PAGE}">Back to Contact Us</a>
<h1>Get in Touch</h1>
<div role="alert" class="${notice.kind}"><strong>${escaped(notice.title)}</strong><br>${escaped(notice.message)}</div>
<form method="post" novalidate aria-label="Get in Touch">
${control('name', 'autocomplete="name"')}
${control('email', 'type="email" autocomplete="email"')}
${control('phone', 'type="tel" autocomplete="tel" placeholder="415-555-0142"')}
${control('message', 'rows="6"')}
<button>Send Message</button>
</form>
<p>You can also write to <a href="mailto:${escaped(brand.contactEmail)}">${escaped(brand.contactEmail)}</a>.</p>`;
  return formPage(notice.title, main, brand);
}

function controlOf(field: keyof ContactForm, value: string, attributes: string, error: string | undefined): string {
  const errorId = `${field}-said`;
  const wrong = error === undefined ? '' : ` aria-invalid="true" aria-describedby="${errorId}" autofocus`;
  const named = `id="${field}" name="${field}" ${attributes}${wrong}`;
  const control =
    field === 'message'
      ? // Browsers drop the first line break.
        `<textarea ${named}>\n${escaped(value)}</textarea>`
      : `<input ${named} value="${escaped(value)}">`;
  const explained = error === undefined ? '' : `\n<p id="${errorId}">${escaped(error)}</p>`;
  return `<div><label for="${field}">${CONTACT_LABELS[field]}</label>\n${control}${explained}</div>`;
}

function typedIn(body: unknown): ContactForm {
  const sent = (body ?? {}) as Readonly<Record<string, unknown>>;
  const text = (field: keyof ContactForm) => (typeof sent[field] === 'string' ? sent[field] : '');
  return { name: text('name'), email: text('email'), phone: text('phone'), message: text('message') };
}
