import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface ListedAdmin {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly joinedAt: Date;
  /** Whether they can enter the admin area, which requires a second factor. */
  readonly hasSecondFactor: boolean;
}

/** Oldest first. */
export class ListAdmins extends Query<readonly ListedAdmin[]> {}

const admins = prepared<ListedAdmin>(
  'identity.list-admins',
  `select account.id, first_name as "firstName", last_name as "lastName", email, created_at as "joinedAt",
     exists (select from identity.authenticators one where one.account_id = account.id and confirmed_at is not null)
       or exists (select from identity.passkeys one where one.account_id = account.id) as "hasSecondFactor"
   from identity.accounts account where role = 'admin' order by created_at, id limit 200`,
);

@QueryHandler(ListAdmins)
export class ListAdminsHandler implements IQueryHandler<ListAdmins> {
  constructor(private readonly sql: SqlReader) {}

  execute(): Promise<readonly ListedAdmin[]> {
    return this.sql.read(admins, []);
  }
}
