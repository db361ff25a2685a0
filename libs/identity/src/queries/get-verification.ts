import { Clock } from '@casewright/kernel';
import { prepared, SqlReader } from '@casewright/platform';
import { HOUR_MS } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { secondsUntilRequest, VERIFICATIONS_PER_HOUR } from '../domain/email-code';

/** Pending verification of this browser. */
export interface VerificationView {
  readonly email: string;
  /** When the newest valid code was sent. */
  readonly codeSentAt: Date | null;
  readonly retryAfterSeconds: number;
}

export class GetVerification extends Query<VerificationView | undefined> {
  constructor(
    readonly registrationHash: string | undefined,
    readonly accountId: string | undefined,
  ) {
    super();
  }
}

const emailOf = prepared<{ readonly email: string }>(
  'identity.email-to-verify',
  `select email from identity.registrations where browser_hash = $1 and expires_at > $3
   union all select email from identity.accounts where id = $2 and not email_verified limit 1`,
);
const codesOf = prepared<{ readonly issuedAt: Date; readonly isValid: boolean }>(
  'identity.verification-codes',
  `select issued_at as "issuedAt", expires_at > $3 as "isValid" from identity.email_codes
   where subject = $1 and purpose = 'verify-email' and issued_at > $2 and voided_at is null order by issued_at desc`,
);

@QueryHandler(GetVerification)
export class GetVerificationHandler implements IQueryHandler<GetVerification> {
  constructor(
    private readonly sql: SqlReader,
    private readonly clock: Clock,
  ) {}

  async execute({ registrationHash, accountId }: GetVerification): Promise<VerificationView | undefined> {
    const now = this.clock.now();
    const [found] = await this.sql.read(emailOf, [registrationHash ?? null, accountId ?? null, now]);
    if (!found) return undefined;
    const codes = await this.sql.read(codesOf, [found.email, new Date(now.getTime() - HOUR_MS), now]);
    const issuedAt = codes.map((code) => code.issuedAt);
    return {
      email: found.email,
      codeSentAt: codes.find(({ isValid }) => isValid)?.issuedAt ?? null,
      retryAfterSeconds: secondsUntilRequest(issuedAt, now, VERIFICATIONS_PER_HOUR),
    };
  }
}
