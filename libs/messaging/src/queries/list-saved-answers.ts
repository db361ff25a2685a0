import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SavedAnswer } from '../domain/saved-answer';

const MAX_LISTED = 500;

/** Sorted by title. */
export class ListSavedAnswers extends Query<readonly SavedAnswer[]> {}

const answers = prepared<SavedAnswer>(
  'messaging.list-saved-answers',
  `select id, title, content from messaging.saved_answers order by lower(title), id limit ${MAX_LISTED}`,
);

@QueryHandler(ListSavedAnswers)
export class ListSavedAnswersHandler implements IQueryHandler<ListSavedAnswers> {
  constructor(private readonly sql: SqlReader) {}

  execute(): Promise<readonly SavedAnswer[]> {
    return this.sql.read(answers, []);
  }
}
