import type { Audit, AuditNote } from '@casewright/kernel';
import type { Adjustment } from '../domain/adjustment';
import type { LedgerPoster } from './ledger-poster';

/** Posts an adjustment's credits and audits the decision. */
export class AdjustmentPoster {
  constructor(
    private readonly poster: LedgerPoster,
    private readonly audit: Audit,
  ) {}

  async post({ ownerId, credits, expiresAt, ledgerReason }: Adjustment): Promise<void> {
    await this.poster.change(ownerId, (account, now) =>
      credits > 0
        ? account.receive(credits, ledgerReason, now, expiresAt ?? undefined)
        : account.takeForCorrection(-credits, ledgerReason, now),
    );
  }

  /** Recorded about the owner of the credits, as the running operation by default. */
  async record(adjustment: Adjustment, as: Pick<AuditNote, 'action' | 'isOfEarlierOperation'> = {}): Promise<void> {
    const { id, ownerId, kind, credits, reason, status, expiresAt } = adjustment;
    await this.audit.record({
      ...as,
      subject: { kind: 'user', id: ownerId },
      details: {
        reason,
        facts: { adjustment: id, kind, credits, state: status, ...(expiresAt && { expires: expiresAt.toISOString() }) },
      },
    });
  }
}
