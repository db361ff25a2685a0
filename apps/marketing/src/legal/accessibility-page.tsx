import { BRAND } from '@casewright/rules/brand';
import { LegalPage, MailLink, Points, type Clause } from './legal-page';

const clauses: readonly Clause[] = [
  {
    id: 'goal',
    title: 'Our goal',
    text: (
      <p>
        Everyone should be able to use {BRAND.name}. We build to the Web Content Accessibility Guidelines (WCAG) 2.2,
        level AA.
      </p>
    ),
  },
  {
    id: 'measures',
    title: 'What we do',
    text: (
      <Points>
        <>Everything works with a keyboard. Press Tab to move, and see where you are at all times.</>
        <>Pages have headings, landmarks, and labels that screen readers announce. Errors are named at their field.</>
        <>Charts have the same figures as text or in a table. Colors never carry meaning alone.</>
        <>Text has sufficient contrast in the light and the dark theme, and pages fit a window of 320 pixels.</>
        <>Motion stops if your device asks for reduced motion. Single-key shortcuts can be turned off in settings.</>
        <>The PDFs of value cases and receipts are tagged, with headings, tables, and descriptions of charts.</>
      </Points>
    ),
  },
  {
    id: 'testing',
    title: 'How we test',
    text: (
      <p>
        Every page is checked by automated accessibility tests in both themes and on phone and desktop widths before
        each release. Automated tests don’t find everything, so we rely on your reports, too.
      </p>
    ),
  },
  {
    id: 'limits',
    title: 'Known limits',
    text: (
      <Points>
        <>Files that other people upload may not be accessible. We can’t change them.</>
        <>Slides and workbooks of value cases aren’t tagged like the PDF. The PDF has the same content.</>
        <>Payments are made on the pages of our payment provider, which has an accessibility statement of its own.</>
      </Points>
    ),
  },
  {
    id: 'feedback',
    title: 'Tell us',
    text: (
      <p>
        If something doesn’t work for you, or you need a document in another form, email{' '}
        <MailLink to={BRAND.contactEmail} />. Name the page and the assistive technology you use. A person reads it and
        replies.
      </p>
    ),
  },
];

export function AccessibilityPage() {
  return <LegalPage title="Accessibility" lead={`How we make ${BRAND.name} work for everyone`} clauses={clauses} />;
}
