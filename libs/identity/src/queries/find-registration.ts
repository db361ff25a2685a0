import { Clock } from '@casewright/kernel';
import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

interface FoundRegistration {
  readonly registrationId: string;
}

/** Finds a pending sign-up by its password hash. Never leaves this context. */
export class FindRegistration extends Query<FoundRegistration | undefined> {
  constructor(
    readonly email: string,
    readonly passwordHash: string,
  ) {
    super();
  }
}

const registrationOf = prepared<FoundRegistration>(
  'identity.find-registration',
  `select id as "registrationId" from identity.registrations where email = $1 and password_hash = $2 and expires_at > $3
   limit 1`,
);

@QueryHandler(FindRegistration)
export class FindRegistrationHandler implements IQueryHandler<FindRegistration> {
  constructor(
    private readonly sql: SqlReader,
    private readonly clock: Clock,
  ) {}

  async execute({ email, passwordHash }: FindRegistration): Promise<FoundRegistration | undefined> {
    const [found] = await this.sql.read(registrationOf, [email, passwordHash, this.clock.now()]);
    return found;
  }
}
