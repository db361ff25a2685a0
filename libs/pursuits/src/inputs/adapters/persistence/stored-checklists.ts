import { FileNotFound, Files, prepared, Sql } from '@casewright/platform';
import { askedInputs, type CaseTerms, STORAGE_QUOTA_BYTES } from '@casewright/rules';
import { Injectable } from '@nestjs/common';
import type { Case } from '../../../domain/case';
import { Checklist, type InputRow, type NewInputFile } from '../../domain/checklist';
import { InputRows } from '../../domain/input-rows.repository';
import { Checklists } from '../../domain/checklists.repository';
import { INPUT_FILES, INPUT_ROW } from '../../queries/input-row';

const rowsOf = prepared<InputRow>('pursuits.inputs-of-case', `${INPUT_ROW} where case_id = $1 for update`);

const save = prepared(
  'pursuits.save-input',
  `insert into pursuits.case_inputs
     (case_id, key, answers, file_id, mapping, reading, choices, confirmation, decision, reason, is_waived, provided_at,
      replacement)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
   on conflict (case_id, key) do update set answers = $3, file_id = $4, mapping = $5, reading = $6, choices = $7,
     confirmation = $8, decision = $9, reason = $10, is_waived = $11, provided_at = $12, replacement = $13`,
);

const casesOf = prepared<{ readonly id: string }>(
  'pursuits.cases-of-owner',
  'select id from pursuits.cases where owner_id = $1',
);

@Injectable()
export class StoredChecklists extends Checklists {
  constructor(
    private readonly sql: Sql,
    private readonly files: Files,
    private readonly rows: InputRows,
  ) {
    super();
  }

  async of({ id, figures }: Case, terms: CaseTerms = figures.terms): Promise<Checklist> {
    const rows = await this.sql.run(rowsOf, [id]);
    const files = await this.files.lockOf(INPUT_FILES, id);
    const states = new Map(files.map((file) => [file.id, file.state]));
    return new Checklist(figures.state, askedInputs(terms.selections), rows, states);
  }

  async save({ id }: Case, checklist: Checklist): Promise<void> {
    for (const { key, answers, fileId, mapping, reading, replacement, ...row } of checklist.changed) {
      const { choices, confirmation } = row;
      const stored = [answers, fileId, mapping, reading, choices, confirmation].map((value) =>
        value === null || typeof value === 'string' ? value : JSON.stringify(value),
      );
      const last = replacement && JSON.stringify(replacement);
      const values = [id, key, ...stored, row.decision, row.reason, row.isWaived, row.providedAt, last];
      await this.sql.run(save, values);
    }
  }

  async addFile({ id: subject, ownerId }: Case, file: NewInputFile, allowed: readonly string[]): Promise<void> {
    const of = { context: INPUT_FILES, subject, ownerId, allowed, isClaimed: true, quotaBytes: STORAGE_QUOTA_BYTES };
    await this.files.add({ ...file, ...of });
  }

  async removeFile({ id }: Case, fileId: string): Promise<void> {
    await this.rows.remove(fileId);
    await this.files.remove(INPUT_FILES, id, fileId).catch((error: unknown) => {
      // An upload that was given up is deleted after a while, or by its browser.
      if (!(error instanceof FileNotFound)) throw error;
    });
  }

  async removeFilesOf(ownerId: string): Promise<void> {
    const ids = (await this.sql.run(casesOf, [ownerId])).map(({ id }) => id);
    await this.files.removeOf(INPUT_FILES, ids);
  }
}
