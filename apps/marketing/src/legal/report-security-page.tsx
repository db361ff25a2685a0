import { BRAND } from '@casewright/rules/brand';
import { Points } from './legal-page';
import { Part, ReportPage } from './report-page';

export function ReportSecurityPage() {
  return (
    <ReportPage
      title="Report Security"
      lead={`If you found a vulnerability in ${BRAND.name}, please tell us first.`}
      mailbox={BRAND.securityEmail}
      subject="Security report"
      answer="Email us your report. We’ll acknowledge it within 24 hours and follow up through our vulnerability platform."
    >
      <Part title="What to include">
        <Points>
          <>The affected page, URL, or request.</>
          <>Steps to reproduce it, and what you saw.</>
          <>What an attacker could do with it, as far as you can tell.</>
          <>Whether anyone else knows about it, and when you plan to disclose it.</>
        </Points>
      </Part>
      <Part title="Ground rules">
        <Points>
          <>Use your own accounts, and stop as soon as you see someone else’s data.</>
          <>No denial of service, email to our users, social engineering, or brute force.</>
          <>Don’t change, delete, or copy data that isn’t yours.</>
          <>Give us time to fix it before you tell others.</>
        </Points>
      </Part>
      <Part title="What happens next">
        <p>
          We acknowledge your report within 24 hours and invite you to our vulnerability platform, where we keep you
          updated until the problem is fixed. We won’t take legal action against anyone who follows these rules, and
          we’ll credit you if you’d like.
        </p>
      </Part>
    </ReportPage>
  );
}
