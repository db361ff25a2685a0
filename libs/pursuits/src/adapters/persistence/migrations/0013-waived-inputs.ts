import { askedInputs, type CaseTerms } from '@casewright/rules';
import { Migration } from '@mikro-orm/migrations';

interface CompletedCase {
  readonly id: string;
  readonly terms: CaseTerms;
}

/** What was missing in cases whose inputs are complete has been waived. */
export class WaivedInputs extends Migration {
  override async up(): Promise<void> {
    this.addSql('alter table pursuits.case_inputs add column is_waived boolean not null default false');
    const completed = await this.getEntityManager().execute<CompletedCase[]>(
      "select id, terms from pursuits.cases where coalesce(state_before, state) not in ('inputs', 'cancelled')",
    );
    for (const { id, terms } of completed)
      for (const { key } of askedInputs(terms.selections))
        this.addSql(
          `insert into pursuits.case_inputs as input (case_id, key, is_waived, provided_at)
           select id, '${key}', true, changed_at from pursuits.cases where id = '${id}'
           on conflict (case_id, key) do update set is_waived = true
           where input.answers is null and input.file_id is null`,
        );
  }
}
