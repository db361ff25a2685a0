import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PilotState } from '../domain/pilot';

export interface OwnPilotSignup {
  readonly workEmail: string;
  readonly requestedAt: Date;
  readonly state: PilotState;
}

/** The reader's own request. Null if there is none. */
export class FindOwnPilotSignup extends Query<OwnPilotSignup | null> {
  constructor(readonly userId: string) {
    super();
  }
}

const own = prepared<OwnPilotSignup>(
  'messaging.find-own-pilot-signup',
  `select work_email as "workEmail", created_at as "requestedAt", state from messaging.pilot_signups where user_id = $1`,
);

@QueryHandler(FindOwnPilotSignup)
export class FindOwnPilotSignupHandler implements IQueryHandler<FindOwnPilotSignup> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ userId }: FindOwnPilotSignup): Promise<OwnPilotSignup | null> {
    const [found] = await this.sql.read(own, [userId]);
    return found ?? null;
  }
}
