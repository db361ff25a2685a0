import { prepared, SqlReader } from '@casewright/platform';
import type { PursuitFacts } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface PursuitDraft {
  readonly facts: PursuitFacts;
  readonly savedAt: Date;
}

export class GetPursuitDraft extends Query<PursuitDraft | null> {
  constructor(readonly ownerId: string) {
    super();
  }
}

const draft = prepared<PursuitFacts & { readonly savedAt: Date }>(
  'pursuits.get-draft',
  `select prospect, opportunity, acv_dollars as "acvDollars", expected_close::text as "expectedClose", proposed,
     competing, contacts, notes, changed_at as "savedAt"
   from pursuits.pursuits where owner_id = $1 and stage = 'draft'`,
);

@QueryHandler(GetPursuitDraft)
export class GetPursuitDraftHandler implements IQueryHandler<GetPursuitDraft> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ ownerId }: GetPursuitDraft): Promise<PursuitDraft | null> {
    const [found] = await this.sql.read(draft, [ownerId]);
    if (!found) return null;
    const { savedAt, ...facts } = found;
    return { facts, savedAt };
  }
}
