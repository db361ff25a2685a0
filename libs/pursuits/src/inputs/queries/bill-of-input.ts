import { prepared, type SqlReader } from '@casewright/platform';
import { alsoReadFor, askedInputs, type CaseTerms, type InputReading } from '@casewright/rules';
import type { BillIntake } from '@casewright/rules/intake';
import { CaseNotFound } from '../../domain/case.errors';
import { InputNotFound } from '../domain/input.errors';
import type { RowsReader } from './rows-of-input';

export interface BillOfInput {
  /** The item whose file was read. It may be another one: a bill of several clouds answers their items, too. */
  readonly storedAt: string;
  /** Of its cells within the reading. */
  readonly path: readonly string[];
  readonly bill: BillIntake;
}

interface StoredRow {
  readonly terms: CaseTerms;
  readonly key: string | null;
  readonly isProvided: boolean;
  readonly reading: InputReading | null;
}

const readings = prepared<StoredRow>(
  'pursuits.bills-of-case',
  `select terms, input.key, input.file_id is not null or input.answers is not null as "isProvided", input.reading
   from pursuits.cases left join pursuits.case_inputs input on input.case_id = cases.id
   where cases.id = $1 and ($2::uuid is null or owner_id = $2)`,
);

/** The bill that answers an item. @throws CaseNotFound, and InputNotFound if the item has none */
export async function findBillOfInput(sql: SqlReader, { caseId, key, ownerId }: RowsReader): Promise<BillOfInput> {
  const rows = await sql.read(readings, [caseId, ownerId ?? null]);
  const [first] = rows;
  if (!first) throw new CaseNotFound();
  const asked = askedInputs(first.terms.selections).find((item) => item.key === key);
  const own = rows.find((row) => row.key === key);
  if (!asked) throw new InputNotFound();
  if (own?.isProvided) {
    const { reading } = own;
    if (!reading?.bill || reading.problem) throw new InputNotFound();
    return { storedAt: key, path: ['bill', 'cells'], bill: reading.bill };
  }
  for (const { key: storedAt, reading } of rows) {
    const bill = alsoReadFor(asked, reading)?.bill;
    const place = reading?.also.findIndex((one) => one.reading.bill === bill);
    if (storedAt && bill) return { storedAt, path: ['also', String(place), 'reading', 'bill', 'cells'], bill };
  }
  throw new InputNotFound();
}
