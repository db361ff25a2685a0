import { List, Lists, type Page } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { RowKind } from '../domain/row-anchor';
import type { Reader } from '../domain/reader';
import type { Person } from './get-value-model';
import { ModeledCases } from './modeled-cases';
import { readableCase } from './readable-case';

export interface ListedComment {
  readonly id: string;
  readonly rowKind: RowKind;
  readonly rowId: string;
  /** The row's label when the comment was written. */
  readonly rowLabel: string;
  readonly text: string;
  readonly by: Person;
  readonly isFromSeller: boolean;
  readonly writtenAt: Date;
  readonly resolvedAt: Date | null;
}

/** Comments on a model or on one of its rows, newest first. */
export class ListComments extends Query<Page<ListedComment>> {
  constructor(
    readonly reader: Reader,
    readonly caseId: string,
    readonly row: { readonly rowKind?: RowKind | undefined; readonly rowId?: string | undefined } = {},
    readonly before?: string | undefined,
  ) {
    super();
  }
}

const COMMENTS = new List<Omit<ListedComment, 'by' | 'isFromSeller'> & { readonly authorId: string }>({
  name: 'value-models.comments',
  select: `id, row_kind as "rowKind", row_id as "rowId", row_label as "rowLabel", text, author_id as "authorId",
    written_at as "writtenAt", resolved_at as "resolvedAt"`,
  from: 'value_models.comments',
  where: 'case_id = $1',
  parameters: 1,
  newestFirst: [
    { column: 'written_at', type: 'timestamptz' },
    { column: 'id', type: 'uuid' },
  ],
  filters: { rowKind: 'row_kind = ?', rowId: 'row_id = ?' },
  pageSize: 100,
});

@QueryHandler(ListComments)
export class ListCommentsHandler implements IQueryHandler<ListComments> {
  constructor(
    private readonly lists: Lists,
    private readonly cases: ModeledCases,
  ) {}

  /** @throws CaseNotFound */
  async execute({ reader, caseId, row, before }: ListComments): Promise<Page<ListedComment>> {
    const { ownerId } = await readableCase(this.cases, reader, caseId);
    const { rows, next } = await this.lists.page(COMMENTS, { values: [caseId], filters: { ...row }, before });
    const authors = [...new Set(rows.map(({ authorId }) => authorId))];
    const names = new Map(await Promise.all(authors.map(async (id) => [id, await this.cases.nameOf(id)] as const)));
    const listed = rows.map(({ authorId, ...comment }) => ({
      ...comment,
      by: { name: names.get(authorId) ?? '', isYou: authorId === reader.id },
      isFromSeller: authorId === ownerId,
    }));
    return { rows: listed, next };
  }
}
