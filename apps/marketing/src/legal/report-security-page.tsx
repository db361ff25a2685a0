import { BRAND } from '@casewright/rules/brand';
import { Points } from './legal-page';
import { Part, ReportPage } from './report-page';

export function ReportSecurityPage() {
  return (
    <ReportPage
      title="Report Security"
      lead={`Thank you for looking. If you found a weakness in ${BRAND.name}, we want to hear of it before anybody else does.`}
      mailbox={BRAND.securityEmail}
      subject="Security report"
      answer="We acknowledge every report within 24 hours, and go on from there through our vulnerability platform."
    >
      <Part title="What to send">
        <Points>
          <>Which page, address or request is concerned.</>
          <>The steps that show it, one by one, and what you saw.</>
          <>What somebody could do with it, as far as you can tell.</>
          <>Whether others know of it, and when you intend to publish.</>
        </Points>
      </Part>
      <Part title="How to look">
        <Points>
          <>Use accounts of your own, and stop as soon as you meet data of others.</>
          <>No flooding, no mail to our users, no deceiving of people, no force.</>
          <>Do not change or delete what is not yours, and keep no copy of it.</>
          <>Give us time to mend it before you tell others.</>
        </Points>
      </Part>
      <Part title="What happens then">
        <p>
          Within 24 hours a person acknowledges your report and invites you to it on our vulnerability platform, where
          we keep you informed until it is mended. We take no legal steps against anybody who keeps to what is said
          here, and name you in our thanks if you like.
        </p>
      </Part>
    </ReportPage>
  );
}
