import { BRAND } from '@casewright/rules/brand';
import { paths } from '@casewright/web';
import { Link } from '@casewright/web/router';
import { LAST_UPDATED, LegalPage, MailLink, Points, textLink, type Clause } from './legal-page';

const clauses: readonly Clause[] = [
  {
    id: 'agreement',
    title: 'This agreement',
    text: (
      <p>
        These terms are an agreement between you, the company you act for, and {BRAND.name}. You accept them when you
        create an account, and we record which version you accepted and when. If you do not agree to them, do not use
        the service.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'The service',
    text: (
      <p>
        {BRAND.name} turns what you propose to a prospect into a business value case: cost of ownership, net value and
        pay-back, with each figure explained. A case supports a sales conversation. It is not investment, tax or
        accounting advice, and its estimates are no promise of results.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    text: (
      <Points>
        <>Accounts are for business use, and are opened with a work email address.</>
        <>What you tell us when you sign up is true, and you keep it so.</>
        <>You keep your password to yourself, and answer for what is done with your account.</>
        <>
          If you think that somebody else has used it, tell us at <MailLink to={BRAND.securityEmail} /> at once.
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
          Cases are paid with value credits, bought in advance at the prices shown when you buy. There is no
          subscription, and credits never expire. Payments are processed by our payment provider; card numbers never
          reach our servers.
        </p>
        <p>
          Starting a case uses the credits that were shown for it. Credits cannot be exchanged for money or passed on to
          another account, except where the law says otherwise. If the contract value of a deal turns out to be in
          another tier than the one you chose, credits are adjusted accordingly.
        </p>
      </>
    ),
  },
  {
    id: 'your-content',
    title: 'What you bring',
    text: (
      <p>
        What you enter about your offering and your prospects remains yours. You let us use it to make your cases and to
        run the service, and for nothing else. You have the right to give it to us, and do not enter what you are bound
        to keep secret from us.
      </p>
    ),
  },
  {
    id: 'our-content',
    title: 'What we make',
    text: (
      <p>
        A delivered case is yours to present to the prospect it was made for. The service itself, its methods, texts and
        software, remain ours.
      </p>
    ),
  },
  {
    id: 'conduct',
    title: 'What is not allowed',
    text: (
      <>
        <Points>
          <>Break the law, or somebody’s rights, by means of the service.</>
          <>Enter other people’s personal data without being allowed to.</>
          <>Disturb the service, get around its limits, or look for weaknesses other than as described below.</>
          <>Present a case as something it is not, or change its figures and keep our name on it.</>
        </Points>
        <p>
          How to tell us of abuse is described under{' '}
          <Link to={paths.reportAbuse} className={textLink}>
            Report Abuse
          </Link>
          , of weaknesses under{' '}
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
    title: 'Ending',
    text: (
      <p>
        You may stop using the service and delete your account at any time. We may suspend or close an account that
        breaks these terms; where it is reasonable we say so first, and give time to put it right. What by its nature
        continues, such as payment due, ownership and the clauses below, continues.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Warranty and liability',
    text: (
      <p>
        The service is provided as it is and as available. As far as the law permits, we are not liable for indirect or
        consequential damage or lost profit, and our liability altogether is limited to what you paid us in the twelve
        months before the event.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Governing law',
    text: (
      <p>
        The laws of the State of California govern these terms, without regard to its rules on the conflict of laws.
      </p>
    ),
  },
  {
    id: 'arbitration',
    title: 'Binding arbitration and class action waiver',
    text: (
      <>
        <p>
          Disputes that cannot be settled by talking are decided by binding arbitration on an individual basis, and not
          in court, except that either of us may bring an individual claim before a small claims court or ask a court to
          protect intellectual property.
        </p>
        <p>
          You and we each give up the right to a trial by jury, and to take part in a class action or any other
          representative proceeding.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    text: (
      <p>
        We may change these terms by posting the changed version here. Changes take effect immediately for new users,
        and 30 days after posting for existing users. Who goes on using the service afterwards accepts them.
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
