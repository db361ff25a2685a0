import { live } from '@casewright/platform';
import type { LiveTopic } from '@casewright/rules';
import { IsUUID } from 'class-validator';
import { ListProviders } from '../../../queries/list-providers';

class OwnerPayload {
  @IsUUID()
  readonly caseId!: string;

  @IsUUID()
  readonly ownerId!: string;
}

const CASES: readonly LiveTopic[] = ['cases'];

export const ADVOCATE_LIVE_TABLE = [
  'pursuits.advocate-invited',
  'pursuits.advocate-link-changed',
  'pursuits.advocate-answered',
].map((on) =>
  live({
    name: on.replace('.', '.publish-'),
    on,
    payload: OwnerPayload,
    to: async ({ ownerId }, queries) => [ownerId, ...(await queries.execute(new ListProviders()))],
    topics: CASES,
  }),
);
