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
    const { ownerId, reason } = adjustment;
    await this.audit.record({
      ...as,
      subject: { kind: 'user', id: ownerId },
      details: { reason, facts: factsOf(adjustment) },
    });
  }

  /** With the reason of the admin who canceled it. */
  async recordCancellation(refund: Adjustment): Promise<void> {
    const subject = { kind: 'user', id: refund.ownerId };
    const reason = refund.cancellation;
    await this.audit.record({ subject, details: { ...(reason && { reason }), facts: factsOf(refund) } });
  }

  /** Without the reason, which is the first admin's. */
  async recordRetry(refund: Adjustment): Promise<void> {
    const subject = { kind: 'user', id: refund.ownerId };
    await this.audit.record({ action: 'retry-refund', subject, details: { facts: factsOf(refund) } });
  }
}

const factsOf = ({ id, kind, credits, status, expiresAt }: Adjustment) => ({
  ...{ adjustment: id, kind, credits, state: status },
  ...(expiresAt && { expires: expiresAt.toISOString() }),
});
