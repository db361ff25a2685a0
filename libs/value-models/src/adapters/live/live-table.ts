import { live } from '@casewright/platform';
import type { LiveTopic } from '@casewright/rules';
import { IsUUID } from 'class-validator';
import { ListReaders } from '../../queries/list-readers';

class OwnerPayload {
  @IsUUID()
  readonly ownerId!: string;
}

const MODELS: readonly LiveTopic[] = ['value-models'];

export const LIVE_TABLE = ['value-models.model-changed', 'value-models.version-made'].map((on) =>
  live({
    name: `value-models.publish-${on.split('.')[1]}`,
    on,
    payload: OwnerPayload,
    to: ({ ownerId }, queries) => queries.execute(new ListReaders(ownerId)),
    topics: MODELS,
  }),
);
