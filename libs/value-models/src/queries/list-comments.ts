import { prepared, SqlReader } from '@casewright/platform';
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
  /** As the row was called when the comment was written. */
  readonly rowLabel: string;
  readonly text: string;
  readonly by: Person;
  /** Whether the seller of the case wrote it. */
  readonly isFromSeller: boolean;
  readonly writtenAt: Date;
  readonly resolvedAt: Date | null;
}

/** On one model, the oldest first. */
export class ListComments extends Query<readonly ListedComment[]> {
  constructor(
    readonly reader: Reader,
    readonly caseId: string,
  ) {
    super();
  }
}

const comments = prepared<Omit<ListedComment, 'by' | 'isFromSeller'> & { readonly authorId: string }>(
  'value-models.list-comments',
  `select id, row_kind as "rowKind", row_id as "rowId", row_label as "rowLabel", text, author_id as "authorId",
     written_at as "writtenAt", resolved_at as "resolvedAt"
   from value_models.comments where case_id = $1 order by written_at, id limit 1000`,
);

@QueryHandler(ListComments)
export class ListCommentsHandler implements IQueryHandler<ListComments> {
  constructor(
    private readonly sql: SqlReader,
    private readonly cases: ModeledCases,
  ) {}

  /** @throws CaseNotFound */
  async execute({ reader, caseId }: ListComments): Promise<readonly ListedComment[]> {
    const { ownerId } = await readableCase(this.cases, reader, caseId);
    const found = await this.sql.read(comments, [caseId]);
    const authors = [...new Set(found.map(({ authorId }) => authorId))];
    const names = new Map(await Promise.all(authors.map(async (id) => [id, await this.cases.nameOf(id)] as const)));
    return found.map(({ authorId, ...comment }) => ({
      ...comment,
      by: { name: names.get(authorId) ?? '', isYou: authorId === reader.id },
      isFromSeller: authorId === ownerId,
    }));
  }
}
