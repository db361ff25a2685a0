import { List, Lists, type Page } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface ListedContactSubmission {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** In E.164. */
  readonly phone: string;
  readonly message: string;
  readonly createdAt: Date;
}

/** Newest first. */
export class ListContactSubmissions extends Query<Page<ListedContactSubmission>> {
  constructor(readonly before?: string | undefined) {
    super();
  }
}

const CONTACT_SUBMISSIONS = new List<ListedContactSubmission>({
  name: 'messaging.contact-submissions',
  select: `id, name, email, phone, message, created_at as "createdAt"`,
  from: 'messaging.contact_submissions',
  where: 'true',
  parameters: 0,
  newestFirst: [{ column: 'position', type: 'bigint' }],
  pageSize: 25,
});

@QueryHandler(ListContactSubmissions)
export class ListContactSubmissionsHandler implements IQueryHandler<ListContactSubmissions> {
  constructor(private readonly lists: Lists) {}

  execute({ before }: ListContactSubmissions): Promise<Page<ListedContactSubmission>> {
    return this.lists.page(CONTACT_SUBMISSIONS, { values: [], before });
  }
}
