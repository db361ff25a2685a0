import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export type ValueModelsDataAnswer = Readonly<Record<'models' | 'versions' | 'comments', readonly object[]>>;

/** Everything stored here about one seller, for their data export. */
export class GetValueModelsData extends Query<ValueModelsDataAnswer> {
  constructor(readonly ownerId: string) {
    super();
  }
}

interface Data {
  readonly data: object;
}

const models = prepared<Data>(
  'value-models.get-own-models',
  `select jsonb_build_object('caseId', case_id, 'content', content, 'changedAt', changed_at) as data
   from value_models.models where owner_id = $1 order by case_id`,
);
const versions = prepared<Data>(
  'value-models.get-own-versions',
  `select jsonb_build_object('caseId', case_id, 'number', major || '.' || minor, 'sha256', sha256, 'note', note,
     'madeAt', made_at, 'deliveredAt', delivered_at, 'snapshot', snapshot::jsonb) as data
   from value_models.versions join value_models.models using (case_id)
     left join value_models.deliveries on version_id = id
   where owner_id = $1 order by case_id, major, minor`,
);
const comments = prepared<Data>(
  'value-models.get-own-comments',
  `select jsonb_build_object('caseId', case_id, 'row', row_label, 'text', text, 'writtenAt', written_at) as data
   from value_models.comments where author_id = $1 order by written_at, id`,
);

@QueryHandler(GetValueModelsData)
export class GetValueModelsDataHandler implements IQueryHandler<GetValueModelsData> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ ownerId }: GetValueModelsData): Promise<ValueModelsDataAnswer> {
    const read = async (statement: typeof models) =>
      (await this.sql.read(statement, [ownerId])).map(({ data }) => data);
    return { models: await read(models), versions: await read(versions), comments: await read(comments) };
  }
}
