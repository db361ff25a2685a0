import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface ContactSubmission {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** In E.164. */
  readonly phone: string;
  readonly message: string;
  readonly createdAt: Date;
}

export interface ContactSubmissionPage {
  readonly rows: readonly ContactSubmission[];
  /** What to ask the next page with; null on the last. */
  readonly next: string | null;
}

/** What visitors wrote by the contact form, newest first. */
export class ListContactSubmissions extends Query<ContactSubmissionPage> {
  /** @param before the `next` of the page before */
  constructor(readonly before?: string | undefined) {
    super();
  }
}

const PAGE_SIZE = 25;
const FIRST_PAGE = '9223372036854775807'; // the largest bigint

const pageOf = prepared<ContactSubmission & { position: string }>(
  'messaging.list-contact-submissions',
  `select position, id, name, email, phone, message, created_at as "createdAt"
   from messaging.contact_submissions where position < $1 order by position desc limit ${PAGE_SIZE + 1}`,
);

@QueryHandler(ListContactSubmissions)
export class ListContactSubmissionsHandler implements IQueryHandler<ListContactSubmissions> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ before = FIRST_PAGE }: ListContactSubmissions): Promise<ContactSubmissionPage> {
    const found = await this.sql.read(pageOf, [before]);
    const page = found.slice(0, PAGE_SIZE);
    return {
      rows: page.map(({ id, name, email, phone, message, createdAt }) => ({
        id,
        name,
        email,
        phone,
        message,
        createdAt,
      })),
      next: found.length > PAGE_SIZE ? (page.at(-1)?.position ?? null) : null,
    };
  }
}
