import { Files, prepared, SqlReader, type StoredFile } from '@casewright/platform';
import { type AskedInput, askedInputs, type CaseTerms } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InputMapping } from '../domain/checklist';
import { INPUT_FILES } from './input-row';

export interface InputToRead {
  readonly caseId: string;
  readonly asked: AskedInput;
  readonly mapping: InputMapping | null;
  readonly file: StoredFile;
}

/** The item of an uploaded file. Undefined for replaced files and files of other owners. */
export class GetInputToRead extends Query<InputToRead | undefined> {
  constructor(readonly fileId: string) {
    super();
  }
}

const itemOf = prepared<{
  readonly caseId: string;
  readonly key: string;
  readonly mapping: InputMapping | null;
  readonly terms: CaseTerms;
}>(
  'pursuits.input-of-file',
  `select case_id as "caseId", key, case when file_id = $1 then mapping end as mapping, terms
   from pursuits.case_inputs join pursuits.cases on cases.id = case_id
   where file_id = $1 or replacement ->> 'fileId' = $1::uuid::text`,
);

@QueryHandler(GetInputToRead)
export class GetInputToReadHandler implements IQueryHandler<GetInputToRead> {
  constructor(
    private readonly sql: SqlReader,
    private readonly files: Files,
  ) {}

  async execute({ fileId }: GetInputToRead): Promise<InputToRead | undefined> {
    const [found] = await this.sql.read(itemOf, [fileId]);
    const asked = found && askedInputs(found.terms.selections).find(({ key }) => key === found.key);
    const file = asked && (await this.files.find(INPUT_FILES, fileId));
    return file && { caseId: found.caseId, asked, mapping: found.mapping, file };
  }
}
