import { AggregateRoot } from '@casewright/kernel';
import { DAY_MS, HOUR_MS } from '@casewright/rules';
import { DataExportReady, DataExportRequested } from './account.events';

export const EXPORT_KEPT_DAYS = 7;
const KEPT_MS = EXPORT_KEPT_DAYS * DAY_MS;
/** Exports that take longer have failed. */
export const EXPORT_TIMEOUT_MS = HOUR_MS;

export class DataExport extends AggregateRoot {
  constructor(
    readonly id: string,
    readonly accountId: string,
    readonly requestedAt: Date,
    private content: Buffer | null,
    private readyAt: Date | null,
    private expiresAt: Date | null,
  ) {
    super();
  }

  static request(accountId: string, at: Date): DataExport {
    const requested = new DataExport(crypto.randomUUID(), accountId, at, null, null, null);
    requested.record(new DataExportRequested(accountId, requested.id, at));
    return requested;
  }

  /** Repeated requests reuse an export in progress. */
  isBeingMade(now: Date): boolean {
    return !this.readyAt && now.getTime() < this.requestedAt.getTime() + EXPORT_TIMEOUT_MS;
  }

  /** Ignores repeats, because the owner may have been notified. */
  complete(content: Buffer, ownerEmail: string, at: Date): void {
    if (this.readyAt) return;
    this.content = content;
    this.readyAt = at;
    this.expiresAt = new Date(at.getTime() + KEPT_MS);
    this.record(new DataExportReady(this.accountId, ownerEmail, this.expiresAt, at));
  }

  get isReady(): boolean {
    return this.content !== null;
  }
}
