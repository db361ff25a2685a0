import { Badge } from '@casewright/ui';
import type { ListedVersion } from '../queries';

/** How far a version has come with its case. */
export function VersionStanding({ version: { deliveredAt, approvedAt } }: { readonly version: ListedVersion }) {
  if (approvedAt) return <Badge>Approved</Badge>;
  return deliveredAt ? <Badge tone="value">Delivered</Badge> : null;
}
