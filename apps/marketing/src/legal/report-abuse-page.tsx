import { BRAND } from '@casewright/rules/brand';
import { Points } from './legal-page';
import { Part, ReportPage } from './report-page';

export function ReportAbusePage() {
  return (
    <ReportPage
      title="Report Abuse"
      lead={`Tell us if someone misuses ${BRAND.name}. You don’t need an account.`}
      mailbox={BRAND.abuseEmail}
      subject="Abuse report"
      answer="Email us your report. We aim to respond within 24-48 hours on business days."
    >
      <Part title="What to report">
        <Points>
          <>Emails or messages sent through the service that are unwanted, threatening, or deceptive.</>
          <>Accounts that impersonate a person or company.</>
          <>Your content or personal data used without your permission.</>
          <>Cases presented under our name with false figures.</>
        </Points>
      </Part>
      <Part title="What to include">
        <Points>
          <>What happened and when, with your time zone.</>
          <>The email address or page it came from.</>
          <>The original email with full headers, or a screenshot of the page.</>
          <>How we can reach you with questions.</>
        </Points>
      </Part>
      <Part title="What happens next">
        <p>
          A person reads every report. We may ask you for more details, and we may limit or close an account. We’ll tell
          you what we did, as far as other people’s privacy allows. We never share your name with the person you report.
        </p>
        <p>If someone is in danger, call emergency services first.</p>
      </Part>
    </ReportPage>
  );
}
