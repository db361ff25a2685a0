import { Clock } from '@casewright/kernel';
import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CodeDigits } from '../domain/mailed-secrets';

export interface CodeEntry {
  /** Whether the address has a valid code. */
  readonly isOpen: boolean;
  /** Whether the guess is an expired code. */
  readonly isOutdated: boolean;
}

export class GetCodeEntry extends Query<CodeEntry> {
  constructor(
    readonly email: string,
    readonly guess: string,
  ) {
    super();
  }
}

const codesOf = prepared<{ readonly id: string; readonly isOpen: boolean }>(
  'identity.get-code-entry',
  `select id, expires_at > $2 as "isOpen" from identity.email_codes
   where subject = $1 and purpose = 'verify-email' and voided_at is null`,
);

@QueryHandler(GetCodeEntry)
export class GetCodeEntryHandler implements IQueryHandler<GetCodeEntry> {
  constructor(
    private readonly sql: SqlReader,
    private readonly digits: CodeDigits,
    private readonly clock: Clock,
  ) {}

  async execute({ email, guess }: GetCodeEntry): Promise<CodeEntry> {
    const codes = await this.sql.read(codesOf, [email, this.clock.now()]);
    const isOpen = codes.some((code) => code.isOpen);
    const isOutdated = codes.filter((code) => !code.isOpen && this.digits.match(code.id, guess)).length > 0;
    return { isOpen, isOutdated };
  }
}
