import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DraftNotFound } from '../domain/draft.errors';
import { DRAFT_COLUMNS, type ListedDraft } from './listed-draft';

export class GetDraft extends Query<ListedDraft> {
  constructor(
    readonly ownerId: string,
    readonly draftId: string,
  ) {
    super();
  }
}

const mine = prepared<ListedDraft>(
  'messaging.get-draft',
  `select ${DRAFT_COLUMNS} from messaging.drafts where owner_id = $1 and id = $2`,
);

@QueryHandler(GetDraft)
export class GetDraftHandler implements IQueryHandler<GetDraft> {
  constructor(private readonly sql: SqlReader) {}

  /** @throws DraftNotFound */
  async execute({ ownerId, draftId }: GetDraft): Promise<ListedDraft> {
    const [found] = await this.sql.read(mine, [ownerId, draftId]);
    if (!found) throw new DraftNotFound();
    return found;
  }
}
