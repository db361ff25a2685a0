import { List, Lists, type Page } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { People } from './people';

export interface ListedContactSubmission {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** E.164. */
  readonly phone: string;
  readonly message: string;
  readonly createdAt: Date;
  /** Account with that email, if any. */
  readonly userId: string | null;
}

export class ListContactSubmissions extends Query<Page<ListedContactSubmission>> {
  constructor(readonly before?: string | undefined) {
    super();
  }
}

const CONTACT_SUBMISSIONS = new List<Omit<ListedContactSubmission, 'userId'>>({
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
  constructor(
    private readonly lists: Lists,
    private readonly people: People,
  ) {}

  async execute({ before }: ListContactSubmissions): Promise<Page<ListedContactSubmission>> {
    const { rows, next } = await this.lists.page(CONTACT_SUBMISSIONS, { values: [], before });
    const accounts = await this.people.withEmails(rows.map(({ email }) => email));
    return { rows: rows.map((row) => ({ ...row, userId: accounts.get(row.email) ?? null })), next };
  }
}
