import { Badge } from '@casewright/ui';
import { formatUtcDay } from '@casewright/web';
import type { PriceBookVersion } from './queries';

export const SampleBadge = () => <Badge tone="value">Invented prices</Badge>;

export const VersionState = ({ publishedAt }: Pick<PriceBookVersion, 'publishedAt'>) =>
  publishedAt ? <Badge tone="accent">Published</Badge> : <Badge tone="value">Draft</Badge>;

export const asOfText = (pricesAsOf: string | null): string =>
  pricesAsOf ? `Prices as of ${formatUtcDay(pricesAsOf)}` : 'No prices yet';

export const linesText = (count: number): string => (count === 1 ? '1 line' : `${count.toLocaleString('en-US')} lines`);
