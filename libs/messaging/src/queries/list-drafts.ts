import { List, Lists, type Page } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DRAFT_COLUMNS, type ListedDraft } from './listed-draft';

/** Last saved first. */
export class ListDrafts extends Query<Page<ListedDraft>> {
  constructor(
    readonly ownerId: string,
    readonly before?: string | undefined,
  ) {
    super();
  }
}

const DRAFTS = new List<ListedDraft>({
  name: 'messaging.drafts',
  select: DRAFT_COLUMNS,
  from: 'messaging.drafts',
  where: 'owner_id = $1',
  parameters: 1,
  newestFirst: [
    { column: 'updated_at', type: 'timestamptz' },
    { column: 'id', type: 'uuid' },
  ],
  pageSize: 25,
});

@QueryHandler(ListDrafts)
export class ListDraftsHandler implements IQueryHandler<ListDrafts> {
  constructor(private readonly lists: Lists) {}

  execute({ ownerId, before }: ListDrafts): Promise<Page<ListedDraft>> {
    return this.lists.page(DRAFTS, { values: [ownerId], before });
  }
}
