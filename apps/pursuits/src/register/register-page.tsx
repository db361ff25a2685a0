import { NO_FACTS } from '@casewright/rules';
import { Loaded, PageHeader } from '@casewright/ui';
import { BackLink } from '@casewright/web/links';
import { paths } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { useState } from 'react';
import { draftQuery } from '../queries';
import { DraftSign } from './draft-sign';
import { RegisterForm } from './register-form';
import type { DraftStatus } from './use-draft';

export function RegisterPage() {
  const draft = useQuery(draftQuery);
  const [status, setStatus] = useState<DraftStatus>();
  return (
    <>
      <PageHeader
        title="Register a Pursuit"
        lead="Enter what you know today. You can edit everything until a case starts."
        back={<BackLink to={paths.pursuits}>Back to Current Pursuits</BackLink>}
        actions={<DraftSign status={status} />}
      />
      <Loaded query={draft} what="your draft" rows={6}>
        {({ draft: kept }) => (
          <RegisterForm facts={kept?.facts ?? NO_FACTS} savedAt={kept?.savedAt} onStatus={setStatus} />
        )}
      </Loaded>
    </>
  );
}
