import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Participant } from './get-pursuit';
import { Participants } from './participants';

export interface WrittenCaseNote {
  readonly note: string;
  readonly by: Participant;
  readonly at: Date;
}

/** Internal to the provider, newest first. */
export class ListCaseNotes extends Query<readonly WrittenCaseNote[]> {
  constructor(
    readonly readerId: string,
    readonly caseId: string,
  ) {
    super();
  }
}

const notes = prepared<Omit<WrittenCaseNote, 'by'> & { readonly byId: string }>(
  'pursuits.list-case-notes',
  `select note, by_id as "byId", noted_at as at from pursuits.case_notes
   where case_id = $1 order by position desc limit 200`,
);

@QueryHandler(ListCaseNotes)
export class ListCaseNotesHandler implements IQueryHandler<ListCaseNotes> {
  constructor(
    private readonly sql: SqlReader,
    private readonly participants: Participants,
  ) {}

  async execute({ readerId, caseId }: ListCaseNotes): Promise<readonly WrittenCaseNote[]> {
    const found = await this.sql.read(notes, [caseId]);
    const ids = [...new Set(found.map(({ byId }) => byId))];
    const names = new Map(await Promise.all(ids.map(async (id) => [id, await this.participants.nameOf(id)] as const)));
    return found.map(({ byId, ...note }) => ({
      ...note,
      by: { name: names.get(byId) ?? '', isYou: byId === readerId },
    }));
  }
}
