import { Badge } from '@casewright/ui';
import { formatUtcDay } from '@casewright/web';

export const SampleBadge = () => <Badge tone="value">Invented prices</Badge>;

export const asOfText = (pricesAsOf: string | null): string =>
  pricesAsOf ? `Prices as of ${formatUtcDay(pricesAsOf)}` : 'No prices yet';
