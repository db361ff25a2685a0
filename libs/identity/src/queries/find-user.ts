import { isUuid, prepared, SqlReader } from '@casewright/platform';
import { normaliseEmail } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface User {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export class FindUser extends Query<User | undefined> {
  constructor(readonly emailOrId: string) {
    super();
  }
}

const USER = 'select id, email, first_name as "firstName", last_name as "lastName" from identity.accounts';
const byEmail = prepared<User>('identity.find-user-by-email', `${USER} where email = $1`);
const byId = prepared<User>('identity.find-user-by-id', `${USER} where id = $1`);

@QueryHandler(FindUser)
export class FindUserHandler implements IQueryHandler<FindUser> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ emailOrId }: FindUser): Promise<User | undefined> {
    const wanted = emailOrId.trim();
    const isId = isUuid(wanted);
    const key = isId ? wanted : normaliseEmail(wanted);
    if (!key) return undefined;
    const [user] = await this.sql.read(isId ? byId : byEmail, [key]);
    return user;
  }
}
