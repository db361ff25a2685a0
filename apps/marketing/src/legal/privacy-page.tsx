import { ABANDONED_AFTER_HOURS } from '@casewright/rules';
import { BRAND } from '@casewright/rules/brand';
import { paths } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { textLink } from '../page/text-link';
import { LAST_UPDATED, LegalPage, MailLink, Points, type Clause } from './legal-page';

const clauses: readonly Clause[] = [
  {
    id: 'who',
    title: 'Who we are',
    text: (
      <p>
        {BRAND.name}, {BRAND.address}, is responsible for the personal data described here. If you have questions, email{' '}
        <MailLink to={BRAND.contactEmail} />.
      </p>
    ),
  },
  {
    id: 'collected',
    title: 'What we collect',
    text: (
      <Points>
        <>Account: your name, work email address, a hash of your password, and when you accepted the terms.</>
        <>Sessions: the browsers and devices you sign in with, and when each was last used.</>
        <>Messages: what you send us in messages, contact forms, and pilot program requests.</>
        <>Files: what you upload for a case or attach to a message.</>
        <>Cases: your answers in the calculator, the calculations you save, and the cases you start.</>
        <>Billing details: the company, address, tax ID, and purchase order you want on receipts.</>
        <>Credits: what you buy and use. Our payment provider keeps your card number; we never see it.</>
        <>
          Technical logs: records of requests, without their contents, and anonymous reports of errors and loading
          times, to keep the service running and secure.
        </>
      </Points>
    ),
  },
  {
    id: 'purposes',
    title: 'How we use it',
    text: (
      <Points>
        <>To provide the service you signed up for and to charge for it.</>
        <>To answer you and to tell you about your account.</>
        <>To keep accounts secure and to prevent fraud and abuse.</>
        <>To keep the accounting records that the law requires.</>
      </Points>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and browser storage',
    text: (
      <p>
        We use only essential cookies: to keep you signed in and to recognize a browser you used before. Your work in
        the calculator is saved in your browser’s storage and removed when you sign out. We don’t use advertising or
        tracking cookies.
      </p>
    ),
  },
  {
    id: 'files',
    title: 'Files you send us',
    text: (
      <>
        <p>This covers the inputs you provide for a case and the files you attach to messages.</p>
        <Points>
          <>
            Use: files for a case are read to prepare that case. What we read from them, such as totals and column
            names, is kept with the case. We don’t use your files for other customers’ cases.
          </>
          <>
            Checks: before anyone can open a file, we check by its content that it is the type of file it claims to be.
            Where malware scanning is turned on, a file that contains malware is refused and can’t be opened.
          </>
          <>
            Storage: files are kept in our file storage, apart from the database, with a fingerprint that shows whether
            they were changed. They have no public address. Every download asks again who is asking.
          </>
          <>
            Access: only you and our team can open the inputs of a case. Your advocate can open the finished case
            through the link you send, but not the inputs. Attachments can be opened by you and by the people you sent
            the message to, including our team.
          </>
          <>
            Retention: uploads that aren’t finished are deleted after an hour, and attachments of messages that were
            never saved or sent after {ABANDONED_AFTER_HOURS} hours. When you replace or remove a file, its content is
            deleted from storage within minutes. Other files are kept for as long as you have an account.
          </>
          <>
            Erasure: when your account is erased, so are the inputs and documents of your cases. Files in messages that
            you sent to others stay with those messages, without your name.
          </>
        </Points>
      </>
    ),
  },
  {
    id: 'shared',
    title: 'Who we share it with',
    text: (
      <p>
        We share personal data with the providers that run our servers, deliver our email, and process payments. They
        receive only what they need and may not use it for anything else. We also share it with authorities when the law
        requires it. We don’t sell personal data.
      </p>
    ),
  },
  {
    id: 'kept',
    title: 'How long we keep it',
    text: (
      <p>
        We keep your data for as long as you have an account. When you delete your account, your personal data is erased
        after 14 days; until then you can change your mind. We keep ledger entries as the law requires, without your
        name.
      </p>
    ),
  },
  {
    id: 'protected',
    title: 'How we protect it',
    text: (
      <p>
        Connections are encrypted. Passwords and codes are stored only as hashes. Access is limited to the people who
        need it. If you find a vulnerability, see{' '}
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
          In your account settings you can correct your data, download a copy of it, and delete your account. Depending
          on where you live, you may also have the right to object to or restrict how we use your data, or to file a
          complaint with a regulator.
        </p>
        <p>
          For anything you can’t do in settings, email <MailLink to={BRAND.contactEmail} />. We will never treat you
          differently for exercising your rights.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    text: (
      <p>
        The service is not for children under 18, and we don’t knowingly collect their data. If you believe a child has
        given us personal data, tell us and we’ll erase it.
      </p>
    ),
  },
  {
    id: 'where',
    title: 'Where we process it',
    text: (
      <p>
        We process data in the United States. If you use the service from another country, your data is transferred to
        the United States and protected as described here.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    text: (
      <p>
        When we change this policy, we post the new version here with its date. We email you about important changes.
      </p>
    ),
  },
];

export function PrivacyPage() {
  return <LegalPage title="Privacy Policy" lead={LAST_UPDATED} clauses={clauses} />;
}
