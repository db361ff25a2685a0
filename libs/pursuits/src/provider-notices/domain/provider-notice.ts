import { IntegrationEvent } from '@casewright/kernel';
import type { SlaDays } from '@casewright/rules';

/** The section of the case panel or the page that a notice leads to. */
export const NOTICE_PLACES = ['overview', 'inputs', 'reviews', 'value-model'] as const;
export type NoticePlace = (typeof NOTICE_PLACES)[number];

/** What happened to a case that the provider has to know. */
export interface ProviderNotice {
  /** Follows the name of the case, for example "terms accepted". */
  readonly headline: string;
  readonly paragraphs: readonly string[];
  readonly place: NoticePlace;
  /** Only this admin is notified. Otherwise the analyst, or every admin while there is none. */
  readonly onlyTo?: string | undefined;
  /** This admin is notified, too. */
  readonly alsoTo?: string | undefined;
  /** This admin gets another mail about it. */
  readonly mailedTo?: string | undefined;
  /** Void once the clock of the case has stopped. */
  readonly isReminder?: boolean | undefined;
}

export interface NoticedCase {
  /** ID of the message about it. */
  readonly messageId: string;
  readonly number: number;
  readonly prospect: string;
  readonly ownerId: string;
  readonly pursuitId: string;
  readonly analystId: string | null;
  readonly isConfirmed: boolean;
  readonly isEnded: boolean;
  readonly slaDays: SlaDays | null;
  /** Set while the clock runs. */
  readonly dueAt: Date | null;
}

/** Sent once per admin. */
export class ProviderNotified extends IntegrationEvent {
  constructor(
    readonly recipientId: string,
    readonly caseId: string,
    readonly pursuitId: string,
    readonly subject: string,
    readonly paragraphs: readonly string[],
    readonly place: NoticePlace,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'pursuits.provider-notified';
  }
}
