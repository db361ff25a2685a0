import { Clock } from '@casewright/kernel';
import { prepared, SqlReader } from '@casewright/platform';
import { type CaseState, mayUseModel, type ValueModelContent, versionText } from '@casewright/rules';
import { type CaseSolution, caseSolutions } from '@casewright/rules/model-templates';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { editingAt } from '../domain/editing';
import type { RowKind } from '../domain/row-anchor';
import type { Reader } from '../domain/reader';
import { ModeledCases } from './modeled-cases';
import { readableCase } from './readable-case';

export interface Person {
  readonly name: string;
  readonly isYou: boolean;
}

export interface ListedVersion {
  /** For example "1.0". */
  readonly number: string;
  readonly sha256: string;
  readonly note: string;
  readonly by: Person;
  readonly madeAt: Date;
  readonly deliveredAt: Date | null;
  readonly approvedAt: Date | null;
}

export interface OpenComments {
  readonly rowKind: RowKind;
  readonly rowId: string;
  readonly count: number;
}

export interface StartedModel {
  readonly content: ValueModelContent;
  readonly revision: number;
  readonly changedBy: Person;
  readonly changedAt: Date;
  readonly editor: (Person & { readonly since: Date }) | null;
  /** Who asked to edit next. */
  readonly asker: Person | null;
  /** Newest first. */
  readonly versions: readonly ListedVersion[];
  /** Rows without open comments are left out. */
  readonly openComments: readonly OpenComments[];
}

export interface ValueModelOfCase {
  readonly caseState: CaseState;
  readonly pursuitId: string;
  readonly caseNumber: number;
  readonly prospect: string;
  readonly opportunity: string;
  /** What a model can be started from. */
  readonly solutions: readonly CaseSolution[];
  readonly isProvider: boolean;
  /** What the reader may do in the current state of the case. */
  readonly mayEdit: boolean;
  readonly mayComment: boolean;
  readonly mayTry: boolean;
  readonly model: StartedModel | null;
}

export class GetValueModel extends Query<ValueModelOfCase> {
  constructor(
    readonly reader: Reader,
    readonly caseId: string,
  ) {
    super();
  }
}

interface ModelRow {
  readonly content: ValueModelContent;
  readonly revision: number;
  readonly editorId: string | null;
  readonly since: Date | null;
  readonly seenAt: Date | null;
  readonly askerId: string | null;
  readonly changedBy: string;
  readonly changedAt: Date;
}

const model = prepared<ModelRow>(
  'value-models.get-model',
  `select content, revision, editor_id as "editorId", editing_since as since, editor_seen_at as "seenAt",
     asker_id as "askerId", changed_by as "changedBy", changed_at as "changedAt"
   from value_models.models where case_id = $1`,
);
const openComments = prepared<OpenComments>(
  'value-models.open-comments',
  `select row_kind as "rowKind", row_id as "rowId", count(*)::int as count
   from value_models.comments where case_id = $1 and resolved_at is null group by row_kind, row_id`,
);
const versions = prepared<
  Omit<ListedVersion, 'number' | 'by'> & { readonly major: number; readonly minor: number; readonly byId: string }
>(
  'value-models.list-versions',
  `select major, minor, sha256, note, made_by as "byId", made_at as "madeAt", delivered_at as "deliveredAt",
     approved_at as "approvedAt"
   from value_models.versions left join value_models.deliveries delivery on delivery.version_id = id
     left join value_models.approvals approval on approval.version_id = id
   where case_id = $1 order by major desc, minor desc`,
);

@QueryHandler(GetValueModel)
export class GetValueModelHandler implements IQueryHandler<GetValueModel> {
  constructor(
    private readonly sql: SqlReader,
    private readonly cases: ModeledCases,
    private readonly clock: Clock,
  ) {}

  /** @throws CaseNotFound */
  async execute({ reader, caseId }: GetValueModel): Promise<ValueModelOfCase> {
    const { state, pursuitId, number, prospect, opportunity, selections } = await readableCase(
      this.cases,
      reader,
      caseId,
    );
    const [row] = await this.sql.read(model, [caseId]);
    return {
      ...{ caseState: state, caseNumber: number, pursuitId, prospect, opportunity, isProvider: reader.isProvider },
      solutions: caseSolutions(selections),
      mayEdit: reader.isProvider && mayUseModel('edit', state),
      mayComment: mayUseModel('comment', state),
      mayTry: !reader.isProvider && mayUseModel('try', state),
      model: row ? await this.started(row, caseId, reader.id) : null,
    };
  }

  private async started(row: ModelRow, caseId: string, readerId: string): Promise<StartedModel> {
    const { content, revision, editorId, since, seenAt, askerId, changedBy, changedAt } = row;
    const stored = { editor: editorId && since && seenAt ? { id: editorId, since, seenAt } : null, askerId };
    const editing = editingAt(stored, this.clock.now());
    const made = await this.sql.read(versions, [caseId]);
    const people = await this.peopleOf(
      [changedBy, editing.editor?.id, editing.askerId, ...made.map(({ byId }) => byId)],
      readerId,
    );
    return {
      ...{ content, revision, changedAt },
      openComments: await this.sql.read(openComments, [caseId]),
      changedBy: people(changedBy),
      editor: editing.editor && { ...people(editing.editor.id), since: editing.editor.since },
      asker: editing.askerId === null ? null : people(editing.askerId),
      versions: made.map(({ byId, major, minor, ...version }) => ({
        ...version,
        number: versionText({ major, minor }),
        by: people(byId),
      })),
    };
  }

  private async peopleOf(
    ids: readonly (string | null | undefined)[],
    readerId: string,
  ): Promise<(id: string) => Person> {
    const known = [...new Set(ids)].filter((id) => typeof id === 'string');
    const names = new Map(await Promise.all(known.map(async (id) => [id, await this.cases.nameOf(id)] as const)));
    return (id) => ({ name: names.get(id) ?? '', isYou: id === readerId });
  }
}
