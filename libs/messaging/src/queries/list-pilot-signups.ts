import {
  type CountedPage,
  type CsvColumns,
  type CsvFile,
  likeFolded,
  List,
  Lists,
  PersonNames,
  readSearch,
} from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PilotState } from '../domain/pilot';

interface Signup {
  readonly id: string;
  readonly userId: string;
  readonly workEmail: string;
  readonly company: string;
  readonly contactName: string;
  /** E.164. */
  readonly contactNumber: string;
  readonly createdAt: Date;
  readonly state: PilotState;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly credits: number | null;
  readonly reason: string | null;
}

export interface ListedPilotSignup extends Signup {
  /** Email of the admin who decided. Null if undecided or if the account was deleted. */
  readonly decider: string | null;
}

export interface SignupSelection {
  readonly state?: PilotState | undefined;
  /** Part of a name, company or email, a word prefix, or the id of the signup or its user. */
  readonly search?: string | undefined;
  /** One of `PILOT_SIGNUPS.sorts`; newest first by default. */
  readonly sort?: string | undefined;
}

export class ListPilotSignups extends Query<CountedPage<ListedPilotSignup>> {
  constructor(
    readonly selection: SignupSelection,
    readonly before?: string | undefined,
  ) {
    super();
  }
}

export class ExportPilotSignups extends Query<CsvFile> {
  constructor(readonly selection: SignupSelection) {
    super();
  }
}

const TEXTS = `contact_name || ' ' || company || ' ' || work_email`;

export const PILOT_SIGNUPS = new List<Signup>({
  name: 'messaging.pilot-signups',
  select: `id, user_id as "userId", work_email as "workEmail", company, contact_name as "contactName",
    contact_number as "contactNumber", created_at as "createdAt", state,
    decided_at as "decidedAt", decided_by as "decidedBy", credits, reason`,
  from: 'messaging.pilot_signups',
  where: 'true',
  parameters: 0,
  newestFirst: [{ column: 'position', type: 'bigint' }],
  sorts: {
    submitted: [{ column: 'position', type: 'bigint' }],
    company: [
      { column: 'lower(company)', type: 'text' },
      { column: 'position', type: 'bigint' },
    ],
  },
  filters: {
    id: '(id = ?::uuid or user_id = ?::uuid)',
    words: likeFolded(TEXTS),
    beginning: `(${likeFolded(TEXTS)} or ${likeFolded(TEXTS, `'% ' || ?`)})`,
    state: 'state = ?',
  },
  searches: ['words', 'beginning'],
  pageSize: 25,
});

@QueryHandler(ListPilotSignups)
export class ListPilotSignupsHandler implements IQueryHandler<ListPilotSignups> {
  constructor(
    private readonly lists: Lists,
    private readonly people: PersonNames,
  ) {}

  async execute({ selection, before }: ListPilotSignups): Promise<CountedPage<ListedPilotSignup>> {
    const request = { values: [], filters: filtersOf(selection), sort: selection.sort, before };
    const page = await this.lists.countedPage(PILOT_SIGNUPS, request);
    const deciders = await this.people.named(page.rows.flatMap(({ decidedBy }) => decidedBy ?? []));
    const rows = page.rows.map((signup) => ({
      ...signup,
      decider: deciders.get(signup.decidedBy ?? '')?.email ?? null,
    }));
    return { ...page, rows };
  }
}

const columns: CsvColumns<Signup> = {
  'Contact name': ({ contactName }) => contactName,
  Company: ({ company }) => company,
  'Work email': ({ workEmail }) => workEmail,
  Phone: ({ contactNumber }) => contactNumber,
  Submitted: ({ createdAt }) => createdAt.toISOString(),
  State: ({ state }) => state,
  Decided: ({ decidedAt }) => decidedAt && decidedAt.toISOString(),
  Credits: ({ credits }) => credits,
  Reason: ({ reason }) => reason,
  'User ID': ({ userId }) => userId,
};

@QueryHandler(ExportPilotSignups)
export class ExportPilotSignupsHandler implements IQueryHandler<ExportPilotSignups> {
  constructor(private readonly lists: Lists) {}

  async execute({ selection }: ExportPilotSignups): Promise<CsvFile> {
    const request = { values: [], filters: filtersOf(selection), sort: selection.sort };
    return this.lists.csv(PILOT_SIGNUPS, request, columns);
  }
}

function filtersOf({ search, state }: SignupSelection) {
  const { id, part, beginning } = readSearch(search);
  return { id, words: part, beginning, state };
}
