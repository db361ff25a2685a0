import { buttonLook, Panel } from '@casewright/ui';
import { valueModelAt } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';

/** Available from the start of the analysis. */
export const ValueModelLink = ({ caseId }: { readonly caseId: string }) => (
  <Panel title="Value model">
    <p className="text-label text-ink-muted">Follow every number of the case and its source, and comment on any row.</p>
    <Link to={valueModelAt(caseId)} className={`mt-3 ${buttonLook('secondary', 'small')}`}>
      Open the value model
    </Link>
  </Panel>
);
