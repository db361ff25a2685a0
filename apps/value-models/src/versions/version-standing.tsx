import { Badge } from '@casewright/ui';
import type { ListedVersion } from '../queries';

export function VersionStanding({ version: { deliveredAt, approvedAt } }: { readonly version: ListedVersion }) {
  if (approvedAt) return <Badge>Approved</Badge>;
  return deliveredAt ? <Badge tone="value">Delivered</Badge> : null;
}
