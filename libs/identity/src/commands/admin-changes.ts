import { type Audit, type Clock, type Events } from '@casewright/kernel';
import type { Account } from '../domain/account';
import { type AdminChange, AdminsChanged, RoleChanged } from '../domain/admins.events';
import type { Accounts, RoleChanges } from '../domain/people.repository';

/** Records every change of an admin's role and notifies all admins. */
export class AdminChanges {
  constructor(
    private readonly accounts: Accounts,
    private readonly changes: RoleChanges,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Call it after changing the role. */
  async record({ id, email }: Account, change: AdminChange, changedBy: string): Promise<void> {
    const changedAt = this.clock.now();
    const isPromotion = change === 'promoted';
    await this.changes.append({ accountId: id, role: isPromotion ? 'admin' : 'user', changedBy, changedAt });
    await this.audit.record({
      action: isPromotion ? 'promote-to-admin' : 'demote-admin',
      subject: { kind: 'user', id },
      details: { changes: { role: isPromotion ? ['user', 'admin'] : ['admin', 'user'] } },
    });
    this.events.record(new RoleChanged(id, changedAt));
    for (const recipient of new Set([...(await this.accounts.adminEmails()), email])) {
      this.events.record(new AdminsChanged(recipient, change, email, changedBy, changedAt));
    }
  }
}
