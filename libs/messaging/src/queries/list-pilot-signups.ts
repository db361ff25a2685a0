import { List, Lists, type Page } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface ListedPilotSignup {
  readonly id: string;
  readonly userId: string;
  readonly workEmail: string;
  readonly company: string;
  readonly contactName: string;
  /** In E.164. */
  readonly contactNumber: string;
  readonly createdAt: Date;
}

/** Newest first. */
export class ListPilotSignups extends Query<Page<ListedPilotSignup>> {
  constructor(readonly before?: string | undefined) {
    super();
  }
}

const PILOT_SIGNUPS = new List<ListedPilotSignup>({
  name: 'messaging.pilot-signups',
  select: `id, user_id as "userId", work_email as "workEmail", company, contact_name as "contactName",
    contact_number as "contactNumber", created_at as "createdAt"`,
  from: 'messaging.pilot_signups',
  where: 'true',
  parameters: 0,
  newestFirst: [{ column: 'position', type: 'bigint' }],
  pageSize: 25,
});

@QueryHandler(ListPilotSignups)
export class ListPilotSignupsHandler implements IQueryHandler<ListPilotSignups> {
  constructor(private readonly lists: Lists) {}

  execute({ before }: ListPilotSignups): Promise<Page<ListedPilotSignup>> {
    return this.lists.page(PILOT_SIGNUPS, { values: [], before });
  }
}
