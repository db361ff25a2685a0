import { CommandEvents, Files, prepared, Sql } from '@casewright/platform';
import type { ValueModelContent } from '@casewright/rules';
import { Injectable } from '@nestjs/common';
import { DOCUMENTS } from '../../domain/document';
import { CaseModel } from '../../domain/value-model';
import { CaseModels } from '../../domain/value-model.repository';

interface Row {
  readonly caseId: string;
  readonly ownerId: string;
  readonly content: ValueModelContent;
  readonly revision: number;
  readonly editorId: string | null;
  readonly since: Date | null;
  readonly seenAt: Date | null;
  readonly askerId: string | null;
  readonly changedBy: string;
  readonly changedAt: Date;
}

const one = prepared<Row>(
  'value-models.find-model',
  `select case_id as "caseId", owner_id as "ownerId", content, revision, editor_id as "editorId",
     editing_since as since, editor_seen_at as "seenAt", asker_id as "askerId", changed_by as "changedBy",
     changed_at as "changedAt"
   from value_models.models where case_id = $1 for update`,
);
const add = prepared<{ readonly caseId: string }>(
  'value-models.add-model',
  `insert into value_models.models (case_id, owner_id, content, revision, editor_id, editing_since, editor_seen_at,
     asker_id, changed_by, changed_at)
   values ($1, $2, $3::jsonb, $4, $5, $6, $7, $8, $9, $10)
   on conflict (case_id) do nothing returning case_id as "caseId"`,
);
const save = prepared(
  'value-models.save-model',
  `update value_models.models set content = $3::jsonb, revision = $4, editor_id = $5, editing_since = $6,
     editor_seen_at = $7, asker_id = $8, changed_by = $9, changed_at = $10
   where case_id = $1 and owner_id = $2`,
);
const ownVersions = prepared<{ readonly id: string }>(
  'value-models.own-versions',
  `select version.id from value_models.versions version join value_models.models using (case_id)
   where owner_id = $1`,
);
const removeOwn = prepared('value-models.remove-own-models', 'delete from value_models.models where owner_id = $1');

@Injectable()
export class SqlCaseModels extends CaseModels {
  constructor(
    private readonly sql: Sql,
    private readonly events: CommandEvents,
    private readonly files: Files,
  ) {
    super();
  }

  async findForUpdate(caseId: string): Promise<CaseModel | undefined> {
    const [row] = await this.sql.run(one, [caseId]);
    return row && modelOf(row);
  }

  async add(model: CaseModel): Promise<boolean> {
    const isNew = (await this.sql.run(add, valuesOf(model))).length > 0;
    if (isNew) this.events.track(model);
    return isNew;
  }

  async save(model: CaseModel): Promise<void> {
    await this.sql.run(save, valuesOf(model));
    this.events.track(model);
  }

  async removeOf(ownerId: string): Promise<void> {
    const versions = await this.sql.run(ownVersions, [ownerId]);
    await this.sql.run(removeOwn, [ownerId]);
    await this.files.removeOf(
      DOCUMENTS,
      versions.map(({ id }) => id),
    );
  }
}

function valuesOf({ caseId, ownerId, figures }: CaseModel): readonly unknown[] {
  const { content, revision, editing, changedBy, changedAt } = figures;
  const { editor, askerId } = editing;
  return [
    ...[caseId, ownerId, JSON.stringify(content), revision, editor?.id ?? null, editor?.since ?? null],
    ...[editor?.seenAt ?? null, askerId, changedBy, changedAt],
  ];
}

const modelOf = ({ caseId, ownerId, editorId, since, seenAt, askerId, ...figures }: Row): CaseModel =>
  new CaseModel(caseId, ownerId, {
    ...figures,
    editing: { editor: editorId && since && seenAt ? { id: editorId, since, seenAt } : null, askerId },
  });
