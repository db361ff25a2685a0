import { type AdvocateLinkState, linkExpiry, readingExpiry } from '@casewright/rules';
import { AdvocateLinkNotFound, AdvocateReviewOver } from './advocate-link.errors';

export type AdvocateDecision = Extract<AdvocateLinkState, 'approved' | 'declined'>;
export type LinkEnd = Extract<AdvocateLinkState, 'revoked' | 'stopped' | 'over'>;

export interface AdvocateLinkFigures {
  readonly sentAt: Date;
  /** The link can be opened until then. */
  readonly expiresAt: Date;
  /** A link is opened once, by one browser. */
  readonly openedAt: Date | null;
  /** Hash of the token of the browser that opened the link. */
  readonly readHash: string | null;
  readonly readUntil: Date | null;
  readonly decision: AdvocateDecision | null;
  readonly endedAs: LinkEnd | null;
  readonly changedAt: Date;
}

export interface Advocate {
  readonly name: string;
  readonly email: string;
}

/** Emailed link by which an advocate at the prospect reads one case and answers. */
export class AdvocateLink {
  constructor(
    readonly id: string,
    readonly caseId: string,
    readonly advocate: Advocate,
    readonly tokenHash: string,
    private now: AdvocateLinkFigures,
  ) {}

  static send(id: string, caseId: string, advocate: Advocate, tokenHash: string, at: Date): AdvocateLink {
    return new AdvocateLink(id, caseId, advocate, tokenHash, {
      sentAt: at,
      expiresAt: linkExpiry(at),
      openedAt: null,
      readHash: null,
      readUntil: null,
      decision: null,
      endedAs: null,
      changedAt: at,
    });
  }

  get figures(): AdvocateLinkFigures {
    return this.now;
  }

  /** Until when the browser that opened it may read; undefined for any other browser. */
  readingOf(readHash: string, at: Date): Date | undefined {
    const { readHash: opened, readUntil } = this.now;
    return opened === readHash && linkStateOf(this.now, at) === 'opened' ? (readUntil ?? undefined) : undefined;
  }

  /** @throws AdvocateLinkNotFound if it was opened before or has expired, AdvocateReviewOver */
  open(readHash: string, at: Date): Date {
    this.refuseIfOver();
    if (linkStateOf(this.now, at) !== 'sent') throw new AdvocateLinkNotFound();
    const readUntil = readingExpiry(at);
    this.now = { ...this.now, openedAt: at, readHash, readUntil, changedAt: at };
    return readUntil;
  }

  /** @throws AdvocateLinkNotFound if it was decided or is no longer readable, AdvocateReviewOver */
  refuseUnlessOpen(at: Date): void {
    this.refuseIfOver();
    if (linkStateOf(this.now, at) !== 'opened') throw new AdvocateLinkNotFound();
  }

  decide(decision: AdvocateDecision, at: Date): void {
    this.refuseUnlessOpen(at);
    this.now = { ...this.now, decision, changedAt: at };
  }

  /** @returns whether it was usable until now */
  end(endedAs: LinkEnd, at: Date): boolean {
    if (!isUsable(linkStateOf(this.now, at))) return false;
    this.now = { ...this.now, endedAs, changedAt: at };
    return true;
  }

  private refuseIfOver(): void {
    if (this.now.endedAs === 'over') throw new AdvocateReviewOver();
  }
}

export const isUsable = (state: AdvocateLinkState): boolean => state === 'sent' || state === 'opened';

export function linkStateOf(
  {
    expiresAt,
    openedAt,
    readUntil,
    decision,
    endedAs,
  }: Pick<AdvocateLinkFigures, 'expiresAt' | 'openedAt' | 'readUntil' | 'decision' | 'endedAs'>,
  at: Date,
): AdvocateLinkState {
  if (decision ?? endedAs) return decision ?? endedAs ?? 'over';
  if ((readUntil ?? expiresAt) <= at) return 'expired';
  return openedAt ? 'opened' : 'sent';
}
