import { prepared, SqlReader } from '@casewright/platform';
import type { CaseCommand, PlannedPresentation } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface CaseMailFacts {
  readonly number: number;
  readonly pursuitId: string;
  readonly prospect: string;
  readonly reason: string | null;
  readonly returnedCredits: number;
  readonly dueAt: Date | null;
  readonly presentation: PlannedPresentation | null;
}

/** Undefined if the case was erased. */
export class GetCaseMail extends Query<CaseMailFacts | undefined> {
  constructor(
    readonly caseId: string,
    readonly step?: { readonly command: CaseCommand; readonly at: Date },
  ) {
    super();
  }
}

type Found = Omit<CaseMailFacts, 'presentation'> & {
  readonly presentation: { readonly startsAt: string; readonly attendees: string } | null;
};

const facts = prepared<Found>(
  'pursuits.get-case-mail',
  `select work.number, work.pursuit_id as "pursuitId", pursuit.prospect, step.reason, work.returned_credits as "returnedCredits",
     work.due_at as "dueAt", work.presentation
   from pursuits.cases work
   join pursuits.pursuits pursuit on pursuit.id = work.pursuit_id
   left join pursuits.case_steps step on step.case_id = work.id and step.command = $2 and step.occurred_at = $3
   where work.id = $1 limit 1`,
);

@QueryHandler(GetCaseMail)
export class GetCaseMailHandler implements IQueryHandler<GetCaseMail> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ caseId, step }: GetCaseMail): Promise<CaseMailFacts | undefined> {
    const [found] = await this.sql.read(facts, [caseId, step?.command ?? null, step?.at ?? null]);
    if (!found) return undefined;
    const { presentation } = found;
    return { ...found, presentation: presentation && { ...presentation, startsAt: new Date(presentation.startsAt) } };
  }
}
