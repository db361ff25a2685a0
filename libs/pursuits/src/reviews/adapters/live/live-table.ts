import { live } from '@casewright/platform';
import { IsUUID } from 'class-validator';
import { ListProviders } from '../../../queries/list-providers';

class OwnerPayload {
  @IsUUID()
  readonly ownerId!: string;
}

export const REVIEWS_LIVE_TABLE = [
  live({
    name: 'pursuits.publish-review',
    on: 'pursuits.review-changed',
    payload: OwnerPayload,
    to: async ({ ownerId }, queries) => [ownerId, ...(await queries.execute(new ListProviders()))],
    topics: ['cases'],
  }),
];
