import { prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { Comments, type NewComment } from '../../domain/comments.repository';
import type { Renaming } from '../../domain/renamed-assumptions';

const add = prepared(
  'value-models.add-comment',
  `insert into value_models.comments (id, case_id, row_kind, row_id, row_label, author_id, text, written_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);
const follow = prepared(
  'value-models.follow-renamed-assumptions',
  `update value_models.comments set row_id = renamed.to_id
   from unnest($2::text[], $3::text[]) as renamed(from_id, to_id)
   where case_id = $1 and row_kind = 'assumption' and row_id = renamed.from_id`,
);
const resolve = prepared<{ readonly id: string }>(
  'value-models.resolve-comment',
  `update value_models.comments
   set resolved_at = case when $3::boolean then coalesce(resolved_at, $5::timestamptz) end,
     resolved_by = case when $3::boolean then coalesce(resolved_by, $4::uuid) end
   where case_id = $1 and id = $2 returning id`,
);

@Injectable()
export class SqlComments extends Comments {
  constructor(private readonly sql: Sql) {
    super();
  }

  async add({ id, caseId, row, rowLabel, authorId, text, at }: NewComment): Promise<void> {
    await this.sql.run(add, [id, caseId, row.kind, row.id, rowLabel, authorId, text, at]);
  }

  async follow(caseId: string, renamed: readonly Renaming[]): Promise<void> {
    if (renamed.length === 0) return;
    await this.sql.run(follow, [caseId, renamed.map(({ from }) => from), renamed.map(({ to }) => to)]);
  }

  async setResolved(caseId: string, id: string, isResolved: boolean, byId: string, at: Date): Promise<boolean> {
    return (await this.sql.run(resolve, [caseId, id, isResolved, byId, at])).length > 0;
  }
}
