import { PageHeader } from '@casewright/ui';
import { BackLink } from '@casewright/web/links';
import { paths } from '@casewright/web/paths';

/** For a number that names a file which was replaced since. */
export const InputOfFile = () => (
  <PageHeader
    title="This file isn’t there anymore"
    lead="It was replaced or removed after the number was read."
    back={<BackLink to={paths.pursuits}>Back to Current Pursuits</BackLink>}
  />
);
