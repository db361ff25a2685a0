import { List, Lists, type Page, PersonNames } from '@casewright/platform';
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
  readonly answeredAt: Date | null;
  readonly answeredBy: string | null;
  /** Email address. Null for a deleted account. */
  readonly answerer: string | null;
}

export class ListContactSubmissions extends Query<Page<ListedContactSubmission>> {
  constructor(readonly before?: string | undefined) {
    super();
  }
}

const CONTACT_SUBMISSIONS = new List<Omit<ListedContactSubmission, 'userId' | 'answerer'>>({
  name: 'messaging.contact-submissions',
  select: `id, name, email, phone, message, created_at as "createdAt", answered_at as "answeredAt",
    answered_by as "answeredBy"`,
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
    private readonly names: PersonNames,
  ) {}

  async execute({ before }: ListContactSubmissions): Promise<Page<ListedContactSubmission>> {
    const { rows, next } = await this.lists.page(CONTACT_SUBMISSIONS, { values: [], before });
    const accounts = await this.people.withEmails(rows.map(({ email }) => email));
    const admins = await this.names.named([...new Set(rows.flatMap(({ answeredBy }) => answeredBy ?? []))]);
    const named = rows.map((row) => ({
      ...row,
      userId: accounts.get(row.email) ?? null,
      answerer: admins.get(row.answeredBy ?? '')?.email ?? null,
    }));
    return { rows: named, next };
  }
}
