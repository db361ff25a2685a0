import { prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import type { SavedAnswer } from '../../domain/saved-answer';
import { SavedAnswers } from '../../domain/saved-answers.repository';

const put = prepared(
  'messaging.put-saved-answer',
  `insert into messaging.saved_answers (id, title, content, updated_at) values ($1, $2, $3, $4)
   on conflict (id) do update set title = $2, content = $3, updated_at = $4`,
);

const remove = prepared<{ readonly id: string }>(
  'messaging.delete-saved-answer',
  'delete from messaging.saved_answers where id = $1 returning id',
);

@Injectable()
export class SqlSavedAnswers extends SavedAnswers {
  constructor(private readonly sql: Sql) {
    super();
  }

  async put({ id, title, content }: SavedAnswer, at: Date): Promise<void> {
    await this.sql.run(put, [id, title, content, at]);
  }

  async delete(id: string): Promise<boolean> {
    return (await this.sql.run(remove, [id])).length > 0;
  }
}
