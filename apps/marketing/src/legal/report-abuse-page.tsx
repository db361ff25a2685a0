import { BRAND } from '@casewright/rules/brand';
import { Points } from './legal-page';
import { Part, ReportPage } from './report-page';

export function ReportAbusePage() {
  return (
    <ReportPage
      title="Report Abuse"
      lead={`If somebody misuses ${BRAND.name}, or uses it against you, tell us. Anybody may, with an account or without.`}
      mailbox={BRAND.abuseEmail}
      subject="Abuse report"
      answer="We aim to answer within 24-48 hours on business days."
    >
      <Part title="What to report">
        <Points>
          <>Mail or messages sent through the service that are unwanted, threatening or deceitful.</>
          <>Accounts that pretend to be another person or company.</>
          <>Your content or your personal data, used without your permission.</>
          <>Cases that are presented with false figures in our name.</>
        </Points>
      </Part>
      <Part title="What helps us">
        <Points>
          <>What happened, and when, in your time zone.</>
          <>The email address or the page it came from.</>
          <>The mail itself, with its full headers, or a picture of the page.</>
          <>How we may reach you with questions.</>
        </Points>
      </Part>
      <Part title="What happens then">
        <p>
          A person reads every report. We may ask you for more, limit or close an account, and tell you what we did as
          far as the privacy of others permits. Your name is not passed on to the one you report.
        </p>
        <p>If somebody is in danger, call the emergency services first.</p>
      </Part>
    </ReportPage>
  );
}
