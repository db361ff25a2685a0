import { prepared, type SqlReader } from '@casewright/platform';
import { type CaseTerms, askedInputs, type InputReading } from '@casewright/rules';
import type { Intake, LeftOutReason } from '@casewright/rules/intake';
import { CaseNotFound } from '../../domain/case.errors';
import { InputNotFound } from '../domain/input.errors';
import type { RowsOfInput } from '../domain/rows-of-input';

export interface CountedRows extends RowsOfInput {
  /** Reasons whose rows count anyway. */
  readonly counts: readonly LeftOutReason[];
}

export interface ReadRows extends CountedRows {
  readonly intake: Intake;
}

/** Who reads the rows of an item. */
export interface RowsReader {
  readonly caseId: string;
  readonly key: string;
  /** Undefined for the provider, who may read every case. */
  readonly ownerId?: string | undefined;
}

const itemOf = prepared<{
  readonly terms: CaseTerms;
  readonly fileId: string | null;
  readonly intake: InputReading['intake'];
}>(
  'pursuits.rows-of-input',
  `select terms, file_id as "fileId", case when reading ->> 'problem' is null then reading -> 'intake' end as intake
   from pursuits.cases left join pursuits.case_inputs input on input.case_id = cases.id and input.key = $2
   where cases.id = $1 and ($3::uuid is null or owner_id = $3)`,
);

/** The read file of an item. @throws CaseNotFound, and InputNotFound if the item has no rows */
export async function findRowsOfInput(sql: SqlReader, { caseId, key, ownerId }: RowsReader): Promise<ReadRows> {
  const [found] = await sql.read(itemOf, [caseId, key, ownerId ?? null]);
  if (!found) throw new CaseNotFound();
  const isAsked = askedInputs(found.terms.selections).some((item) => item.key === key);
  if (!isAsked || !found.fileId || !found.intake) throw new InputNotFound();
  const { rows: kind, choices } = found.intake;
  return { caseId, key, fileId: found.fileId, kind, counts: choices.count, intake: found.intake };
}
