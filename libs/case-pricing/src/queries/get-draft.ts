import { prepared, SqlReader } from '@casewright/platform';
import type { CaseSelections } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface CurrentDraft {
  readonly revision: number;
  /** Null once everything was cleared. */
  readonly selections: CaseSelections | null;
  readonly attempt: string;
  readonly changedAt: Date;
}

/** Null before the first draft. */
export class GetDraft extends Query<CurrentDraft | null> {
  constructor(readonly ownerId: string) {
    super();
  }
}

const ofOwner = prepared<CurrentDraft>(
  'case-pricing.get-draft',
  'select revision, selections, attempt, changed_at as "changedAt" from case_pricing.drafts where owner_id = $1',
);

@QueryHandler(GetDraft)
export class GetDraftHandler implements IQueryHandler<GetDraft> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ ownerId }: GetDraft): Promise<CurrentDraft | null> {
    const [draft] = await this.sql.read(ofOwner, [ownerId]);
    return draft ?? null;
  }
}
