import { OpenSessions } from '@casewright/identity';
import { type Principal, Sessions } from '@casewright/platform';
import { Injectable } from '@nestjs/common';

@Injectable()
export class SessionsFromIdentity extends Sessions {
  constructor(private readonly sessions: OpenSessions) {
    super();
  }

  async authenticate(token: string): Promise<Principal | undefined> {
    const session = await this.sessions.find(token);
    if (!session) return undefined;
    const { userId, email, isAdmin, emailVerified, isMfa, sessionId, confirmedAt } = session;
    const hasSecondFactor = session.hasTwoStep || session.hasPasskeys;
    return { userId, email, isAdmin, emailVerified, isMfa, hasSecondFactor, sessionId, confirmedAt };
  }
}
