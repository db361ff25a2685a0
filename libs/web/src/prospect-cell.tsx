import { pursuitAt } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';

interface ProspectCellProps {
  readonly id: string;
  readonly prospect: string;
  readonly opportunity: string;
}

export const ProspectCell = ({ id, prospect, opportunity }: ProspectCellProps) => (
  <>
    <Link to={pursuitAt(id)} className="block rounded-box wrap-anywhere hover:text-accent max-md:py-1.5">
      {prospect}
    </Link>
    <span className="block text-label font-normal wrap-anywhere text-ink-muted">{opportunity}</span>
  </>
);
