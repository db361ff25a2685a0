import type { Audit } from '@casewright/kernel';
import type { Adjustment } from '../domain/adjustment';
import type { LedgerPoster } from './ledger-poster';

/** Moves the credits of an adjustment, like every other movement, and records what was decided. */
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

  /** In the trail of the person whose credits they are. */
  async record({ id, ownerId, kind, credits, reason, status, expiresAt }: Adjustment): Promise<void> {
    await this.audit.record({
      subject: { kind: 'user', id: ownerId },
      details: {
        reason,
        facts: { adjustment: id, kind, credits, state: status, ...(expiresAt && { expires: expiresAt.toISOString() }) },
      },
    });
  }
}
