import { Badge } from '@casewright/ui';
import type { Answer } from '@casewright/web';

/** A version of a list that the provider keeps. */
export type ListVersion = Omit<
  Answer<'get', '/api/admin/price-books/{id}'>['versions'][number],
  'priceBookId' | 'pricesAsOf'
>;

export const VersionState = ({ publishedAt }: Pick<ListVersion, 'publishedAt'>) =>
  publishedAt ? <Badge tone="accent">Published</Badge> : <Badge tone="value">Draft</Badge>;

export const linesText = (count: number): string => (count === 1 ? '1 line' : `${count.toLocaleString('en-US')} lines`);
