import { prepared, SqlReader } from '@casewright/platform';
import { normaliseEmail } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { User } from './find-user';

/** Omits deleted accounts. */
export class FindUsers extends Query<readonly User[]> {
  constructor(readonly ids: readonly string[]) {
    super();
  }
}

const byIds = prepared<User>(
  'identity.find-users',
  `select id, email, first_name as "firstName", last_name as "lastName" from identity.accounts
   where id = any($1::uuid[])`,
);

@QueryHandler(FindUsers)
export class FindUsersHandler implements IQueryHandler<FindUsers> {
  constructor(private readonly sql: SqlReader) {}

  execute({ ids }: FindUsers): Promise<readonly User[]> {
    return ids.length > 0 ? this.sql.read(byIds, [ids]) : Promise.resolve([]);
  }
}

/** Normalizes the email addresses. */
export class FindUsersByEmail extends Query<readonly User[]> {
  constructor(readonly emails: readonly string[]) {
    super();
  }
}

const byEmails = prepared<User>(
  'identity.find-users-by-email',
  `select id, email, first_name as "firstName", last_name as "lastName" from identity.accounts
   where email = any($1::text[])`,
);

@QueryHandler(FindUsersByEmail)
export class FindUsersByEmailHandler implements IQueryHandler<FindUsersByEmail> {
  constructor(private readonly sql: SqlReader) {}

  execute({ emails }: FindUsersByEmail): Promise<readonly User[]> {
    return emails.length > 0 ? this.sql.read(byEmails, [emails.map(normaliseEmail)]) : Promise.resolve([]);
  }
}
