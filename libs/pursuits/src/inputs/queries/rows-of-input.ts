import { prepared, type SqlReader } from '@casewright/platform';
import { alsoReadFor, type AskedInput, type CaseTerms, askedInputs, type InputReading } from '@casewright/rules';
import type { Intake, LeftOutReason } from '@casewright/rules/intake';
import { CaseNotFound } from '../../domain/case.errors';
import { InputNotFound, NoReplacement } from '../domain/input.errors';
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
  /** Of the file that is to replace the current one. */
  readonly isOfReplacement?: boolean | undefined;
}

const itemOf = prepared<{
  readonly terms: CaseTerms;
  readonly fileId: string | null;
  readonly intake: InputReading['intake'];
  readonly newFileId: string | null;
  readonly newIntake: InputReading['intake'];
}>(
  'pursuits.rows-of-input',
  `select terms, file_id as "fileId", case when reading ->> 'problem' is null then reading -> 'intake' end as intake,
     replacement ->> 'fileId' as "newFileId",
     case when replacement -> 'reading' ->> 'problem' is null then replacement -> 'reading' -> 'intake' end as "newIntake"
   from pursuits.cases left join pursuits.case_inputs input on input.case_id = cases.id and input.key = $2
   where cases.id = $1 and ($3::uuid is null or owner_id = $3)`,
);

const othersWithMore = prepared<{ readonly key: string; readonly fileId: string; readonly reading: InputReading }>(
  'pursuits.readings-with-more',
  `select key, file_id as "fileId", reading from pursuits.case_inputs
   where case_id = $1 and file_id is not null and reading -> 'also' <> '[]'::jsonb order by key`,
);

/**
 * The read file of an item, or of another item whose file lists its rows, too.
 * @throws CaseNotFound, InputNotFound if the item has no rows, and NoReplacement
 */
export async function findRowsOfInput(sql: SqlReader, reader: RowsReader): Promise<ReadRows> {
  const { caseId, key, ownerId, isOfReplacement = false } = reader;
  const [found] = await sql.read(itemOf, [caseId, key, ownerId ?? null]);
  if (!found) throw new CaseNotFound();
  const asked = askedInputs(found.terms.selections).find((item) => item.key === key);
  if (!asked) throw new InputNotFound();
  if (!found.fileId) return findRowsOfOther(sql, caseId, asked);
  if (!found.intake) throw new InputNotFound();
  const { fileId, intake } = isOfReplacement
    ? { fileId: found.newFileId, intake: found.newIntake }
    : { fileId: found.fileId, intake: found.intake };
  if (!fileId || !intake) throw new NoReplacement();
  return { caseId, key, fileId, kind: intake.rows, counts: intake.choices.count, intake };
}

async function findRowsOfOther(sql: SqlReader, caseId: string, asked: AskedInput): Promise<ReadRows> {
  for (const { key, fileId, reading } of await sql.read(othersWithMore, [caseId])) {
    const intake = alsoReadFor(asked, reading)?.intake;
    if (intake) return { caseId, key, fileId, kind: intake.rows, counts: intake.choices.count, intake };
  }
  throw new InputNotFound();
}
