import { unreadableNameFault } from '../name-text';

/** A presentation of the value case to the prospect, with the analyst. Part of presentation support. */
export interface PlannedPresentation {
  readonly startsAt: Date;
  /** Names, as one text. */
  readonly attendees: string;
}

export const ATTENDEES_MAX_LENGTH = 500;

/** How presentation support is arranged, until a date is set. */
export const PRESENTATION_ARRANGEMENT =
  'The analyst joins one presentation to the prospect, for up to 90 minutes. Agree on a date in the messages of this case; it appears here once it’s set.';

const FURTHEST_MS = 2 * 366 * 86_400_000;

/** Error messages by field. Dates in the past may be noted afterward. */
export function presentationFaults(
  { startsAt, attendees }: PlannedPresentation,
  caseStartedAt: Date,
  now: Date,
): Readonly<Record<string, string>> {
  const time = startsAt.getTime();
  const isPossible = time >= caseStartedAt.getTime() && time <= now.getTime() + FURTHEST_MS;
  const text = attendees.trim();
  const unreadable = text ? unreadableNameFault(text) : 'Enter who attends.';
  return {
    ...(!isPossible && { startsAt: 'Choose a time after the start of the case, within two years.' }),
    ...(unreadable && { attendees: unreadable }),
  };
}
