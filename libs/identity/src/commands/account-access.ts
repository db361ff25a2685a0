import type { Account } from '../domain/account';
import { Devices, PendingSteps, Sessions } from '../domain/people.repository';

/** Used when a password, email address or second factor changes. */
export class AccountAccess {
  constructor(
    private readonly sessions: Sessions,
    private readonly pendingSteps: PendingSteps,
    private readonly devices: Devices,
  ) {}

  /** Ends what began with the old one. Only the session that changed it stays, and its device remembered. */
  async endOthers(account: Account, now: Date, sessionId?: string): Promise<void> {
    await this.devices.forgetOthers(account.id, sessionId);
    if (await this.sessions.endAll(account.id, sessionId)) account.sessionsEnded(now);
    await this.pendingSteps.endAll(account.id);
  }
}
