import { Files, prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { INPUT_FILES } from '../inputs/queries/input-row';

export type PursuitsDataAnswer = Readonly<
  Record<
    | 'pursuits'
    | 'steps'
    | 'cases'
    | 'caseSteps'
    | 'deliverables'
    | 'reviews'
    | 'advocateLinks'
    | 'caseInputs'
    | 'caseFiles',
    readonly object[]
  >
>;

/** All data of one seller, for their data export. */
export class GetPursuitsData extends Query<PursuitsDataAnswer> {
  constructor(readonly ownerId: string) {
    super();
  }
}

const pursuits = prepared<{ readonly data: object }>(
  'pursuits.get-own-pursuits',
  `select to_jsonb(pursuit) - 'owner_id' - 'prospect_key' as data from pursuits.pursuits pursuit
   where owner_id = $1 order by registered_at, id`,
);
const steps = prepared<{ readonly data: object }>(
  'pursuits.get-own-steps',
  `select to_jsonb(step) - 'by_id' - 'position' as data
   from pursuits.steps step join pursuits.pursuits pursuit on pursuit.id = step.pursuit_id
   where pursuit.owner_id = $1 order by step.position`,
);

const cases = prepared<{ readonly data: object }>(
  'pursuits.get-own-cases',
  `select to_jsonb(owned) - 'owner_id' - 'analyst_id' as data from pursuits.cases owned
   where owner_id = $1 order by started_at, id`,
);
const caseSteps = prepared<{ readonly data: object }>(
  'pursuits.get-own-case-steps',
  `select to_jsonb(step) - 'by_id' - 'position' as data
   from pursuits.case_steps step join pursuits.cases owned on owned.id = step.case_id
   where owned.owner_id = $1 order by step.position`,
);
const deliverables = prepared<{ readonly data: object }>(
  'pursuits.get-own-deliverables',
  `select to_jsonb(version) - 'by_id' - 'approved_by' as data
   from pursuits.deliverables version join pursuits.cases owned on owned.id = version.case_id
   where owned.owner_id = $1 and version.number is not null order by version.published_at, version.id`,
);
const reviews = prepared<{ readonly data: object }>(
  'pursuits.get-own-reviews',
  `select to_jsonb(review) - 'proposed_by' || jsonb_build_object('items', coalesce(
     (select jsonb_agg(to_jsonb(item) - 'done_by' order by item.position) from pursuits.action_items item
      where item.review_id = review.id), '[]')) as data
   from pursuits.reviews review join pursuits.cases owned on owned.id = review.case_id
   where owned.owner_id = $1 order by review.started_at, review.id`,
);

const advocateLinks = prepared<{ readonly data: object }>(
  'pursuits.get-own-advocate-links',
  `select to_jsonb(link) - 'token_hash' - 'read_hash' as data
   from pursuits.advocate_links link join pursuits.cases owned on owned.id = link.case_id
   where owned.owner_id = $1 order by link.sent_at, link.id`,
);

const caseInputs = prepared<{ readonly data: object }>(
  'pursuits.get-own-case-inputs',
  `select to_jsonb(input) as data
   from pursuits.case_inputs input join pursuits.cases owned on owned.id = input.case_id
   where owned.owner_id = $1 and (input.answers is not null or input.file_id is not null)
   order by input.case_id, input.key`,
);

@QueryHandler(GetPursuitsData)
export class GetPursuitsDataHandler implements IQueryHandler<GetPursuitsData> {
  constructor(
    private readonly sql: SqlReader,
    private readonly files: Files,
  ) {}

  async execute({ ownerId }: GetPursuitsData): Promise<PursuitsDataAnswer> {
    const read = async (statement: typeof pursuits) =>
      (await this.sql.read(statement, [ownerId])).map(({ data }) => data);
    return {
      pursuits: await read(pursuits),
      steps: await read(steps),
      cases: await read(cases),
      caseSteps: await read(caseSteps),
      deliverables: await read(deliverables),
      caseInputs: await read(caseInputs),
      caseFiles: (await this.files.ofOwner(INPUT_FILES, ownerId)).map(({ id, name, size, sha256, createdAt }) => ({
        ...{ id, name, size, sha256, createdAt },
      })),
      reviews: await read(reviews),
      advocateLinks: await read(advocateLinks),
    };
  }
}
