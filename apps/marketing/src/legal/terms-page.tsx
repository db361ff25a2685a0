import { BRAND } from '@casewright/rules/brand';
import { paths } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { textLink } from '../page/text-link';
import { LAST_UPDATED, LegalPage, MailLink, Points, type Clause } from './legal-page';

const clauses: readonly Clause[] = [
  {
    id: 'agreement',
    title: 'This agreement',
    text: (
      <p>
        These terms are an agreement between you, the company you represent, and {BRAND.name}. You accept them when you
        create an account, and we record the version and the date. If you don’t agree with them, don’t use the service.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'The service',
    text: (
      <p>
        {BRAND.name} turns what you propose to a prospect into a business value case: cost of ownership, net value, and
        payback, with every figure explained. A case supports a sales conversation. It is not investment, tax, or
        accounting advice, and its estimates are not a promise of results.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    text: (
      <Points>
        <>Accounts are for business use and require a work email address.</>
        <>The information you give us when you sign up must be accurate, and you must keep it current.</>
        <>Keep your password to yourself. You are responsible for what happens in your account.</>
        <>
          If you think someone else has used your account, email <MailLink to={BRAND.securityEmail} /> right away.
        </>
      </Points>
    ),
  },
  {
    id: 'credits',
    title: 'Value credits and payment',
    text: (
      <>
        <p>
          You pay for cases with value credits, which you buy in advance at the prices shown at purchase. There’s no
          subscription, and credits never expire. Our payment provider processes payments; card numbers never reach our
          servers.
        </p>
        <p>
          Starting a case uses the credits shown for it. Credits can’t be exchanged for money or transferred to another
          account, except where the law says otherwise. If a deal’s contract value turns out to be in a different tier
          from the one you selected, we adjust the credits accordingly.
        </p>
      </>
    ),
  },
  {
    id: 'your-content',
    title: 'Your content',
    text: (
      <p>
        The information you enter about your offering and your prospects remains yours. You allow us to use it to
        prepare your cases and to run the service, and for nothing else. You confirm that you have the right to share it
        with us, and you agree not to enter information that you must keep confidential from us.
      </p>
    ),
  },
  {
    id: 'our-content',
    title: 'Our content',
    text: (
      <p>
        You may present a delivered case to the prospect it was prepared for. The service itself, including its methods,
        text, and software, remains ours.
      </p>
    ),
  },
  {
    id: 'conduct',
    title: 'Acceptable use',
    text: (
      <>
        <p>You agree not to:</p>
        <Points>
          <>Use the service to break the law or violate someone’s rights.</>
          <>Enter other people’s personal data without permission.</>
          <>Disrupt the service, bypass its limits, or probe for vulnerabilities except as described below.</>
          <>Misrepresent a case, or change its figures and keep our name on it.</>
        </Points>
        <p>
          To report abuse, see{' '}
          <Link to={paths.reportAbuse} className={textLink}>
            Report Abuse
          </Link>
          . To report a vulnerability, see{' '}
          <Link to={paths.reportSecurity} className={textLink}>
            Report Security
          </Link>
          .
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Termination',
    text: (
      <p>
        You can stop using the service and delete your account at any time. We may suspend or close an account that
        breaks these terms; when reasonable, we notify you first and give you time to fix the problem. Provisions that
        by their nature should continue, such as payments due, ownership, and the clauses below, remain in effect.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Warranty and liability',
    text: (
      <p>
        The service is provided “as is” and “as available.” To the extent the law permits, we are not liable for
        indirect or consequential damages or lost profits, and our total liability is limited to what you paid us in the
        twelve months before the event.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Governing law',
    text: <p>The laws of the State of California govern these terms, without regard to its conflict of laws rules.</p>,
  },
  {
    id: 'arbitration',
    title: 'Binding arbitration and class action waiver',
    text: (
      <>
        <p>
          Disputes that we can’t resolve informally are decided by binding arbitration on an individual basis, not in
          court. Either of us may still bring an individual claim in small claims court or ask a court to protect
          intellectual property.
        </p>
        <p>
          You and we each waive the right to a jury trial and to take part in a class action or any other representative
          proceeding.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    text: (
      <p>
        We may change these terms by posting the new version here. Changes take effect immediately for new users, and 30
        days after posting for existing users. If you keep using the service after that, you accept them.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    text: (
      <p>
        {BRAND.name}, {BRAND.address}, <MailLink to={BRAND.contactEmail} />.
      </p>
    ),
  },
];

export function TermsPage() {
  return <LegalPage title="Terms of Service" lead={LAST_UPDATED} clauses={clauses} />;
}
