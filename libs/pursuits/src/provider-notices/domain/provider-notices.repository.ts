import type { NoticedCase } from './provider-notice';

export abstract class ProviderNotices {
  /** @returns undefined if it was taken before or the case was erased */
  abstract take(eventId: string, caseId: string, at: Date): Promise<NoticedCase | undefined>;
}
