import { BRAND } from '@casewright/rules/brand';
import { paths } from '@casewright/web';
import { Link } from '@casewright/web/router';
import { LAST_UPDATED, LegalPage, MailLink, Points, textLink, type Clause } from './legal-page';

const clauses: readonly Clause[] = [
  {
    id: 'who',
    title: 'Who we are',
    text: (
      <p>
        {BRAND.name}, {BRAND.address}, decides why and how the personal data described here is used. Questions about it
        go to <MailLink to={BRAND.contactEmail} />.
      </p>
    ),
  },
  {
    id: 'collected',
    title: 'What we collect',
    text: (
      <Points>
        <>Your account: name, work email address, a hash of your password, and when you accepted the terms.</>
        <>Your sessions: the browser and device they were opened with, and when they were last used.</>
        <>What you write to us: messages, contact forms and interest in the pilot program.</>
        <>Your cases: the answers you give in the calculator, the calculations you save and the cases you start.</>
        <>Your credits: what you bought and used. Card numbers stay with our payment provider.</>
        <>Technical records of requests, without their contents, to keep the service running and safe.</>
      </Points>
    ),
  },
  {
    id: 'purposes',
    title: 'What we use it for',
    text: (
      <Points>
        <>To provide the service you signed up for, and to charge for it.</>
        <>To answer you, and to tell you what concerns your account.</>
        <>To keep accounts safe, and to prevent fraud and abuse.</>
        <>To keep the books that the law requires.</>
      </Points>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and browser storage',
    text: (
      <p>
        We set cookies only where the service cannot do without them: to keep you signed in, and to know a browser that
        you used before. What you are working on in the calculator is kept in your browser’s storage, and is removed
        when you sign out. There are no advertising or tracking cookies.
      </p>
    ),
  },
  {
    id: 'shared',
    title: 'Whom we share it with',
    text: (
      <p>
        With the providers who run our servers, deliver our mail and process payments, as far as they need it and bound
        to use it for nothing else; and with authorities where the law obliges us. We do not sell personal data.
      </p>
    ),
  },
  {
    id: 'kept',
    title: 'How long we keep it',
    text: (
      <p>
        As long as you have an account. When you delete it, personal data is erased after 14 days, in which you may
        change your mind. Entries of the ledger remain as the law requires, without your name.
      </p>
    ),
  },
  {
    id: 'protected',
    title: 'How it is protected',
    text: (
      <p>
        Connections are encrypted, passwords and codes are stored only as hashes, and access is limited to who needs it.
        If you find a weakness, see{' '}
        <Link to={paths.reportSecurity} className={textLink}>
          Report Security
        </Link>
        .
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your choices and rights',
    text: (
      <>
        <p>
          In the settings of your account you can correct your data, download a copy of all of it, and delete your
          account. Depending on where you live you may also object to or restrict its use, or complain to an authority.
        </p>
        <p>
          For anything that you cannot do there yourself, write to <MailLink to={BRAND.contactEmail} />. We do not treat
          anybody worse for asking.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    text: (
      <p>
        The service is not for children under 18, and we do not knowingly collect their data. If you believe that a
        child has given us personal data, tell us and we will erase it.
      </p>
    ),
  },
  {
    id: 'where',
    title: 'Where it is processed',
    text: (
      <p>
        In the United States. If you use the service from elsewhere, your data is transferred there, protected as
        described here.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    text: (
      <p>
        When this policy changes, the changed version is posted here with its date. What matters we also tell you by
        mail.
      </p>
    ),
  },
];

export function PrivacyPage() {
  return <LegalPage title="Privacy Policy" lead={LAST_UPDATED} clauses={clauses} />;
}
