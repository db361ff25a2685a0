import { DAY_MS, HOUR_MS } from '../time';

/** Calendar days are "YYYY-MM-DD" in the provider's time zone. */
export interface WorkingCalendar {
  readonly timeZone: string;
  readonly isHoliday: (day: string) => boolean;
}

/** The clock stops from `from` to `to`. `to` is null during the pause. */
export interface Pause {
  readonly from: Date;
  readonly to: Date | null;
}

export interface Turnaround {
  readonly businessDays: number;
  readonly startedAt: Date;
  readonly pauses: readonly Pause[];
}

export type DayKind = 'used' | 'paused' | 'left' | 'not-counted';

export interface TurnaroundDay {
  readonly day: string;
  readonly kind: DayKind;
}

const OPENS_AT = 9;
const CLOSES_AT = 17;

/** End of the last business day. A current pause counts as ending now. */
export function dueAt(turnaround: Turnaround, now: Date, calendar: WorkingCalendar): Date {
  const last = daysOf(turnaround, now, calendar).at(-1)?.day ?? dayIn(calendar, turnaround.startedAt);
  return momentOf(last, CLOSES_AT, calendar);
}

/** Remaining business days; 0 if overdue. */
export const daysLeft = (turnaround: Turnaround, now: Date, calendar: WorkingCalendar): number =>
  daysOf(turnaround, now, calendar).filter(({ kind }) => kind === 'left').length;

/** Counts business days that started by `endedAt` while the clock ran; 0 if it ended on its first day. */
export function businessDaysTaken(turnaround: Turnaround, endedAt: Date, calendar: WorkingCalendar): number {
  const businessDays = Math.ceil((endedAt.getTime() - turnaround.startedAt.getTime()) / DAY_MS) + 1;
  // Shift the end by a business day, so that a day that started by then counts as used.
  const dayIsOver = new Date(endedAt.getTime() + (CLOSES_AT - OPENS_AT) * HOUR_MS);
  return daysOf({ ...turnaround, businessDays }, dayIsOver, calendar).filter(({ kind }) => kind === 'used').length;
}

/** Every day from the start to the due date. A business day counts if the clock runs for all of it. */
export function daysOf(
  { businessDays, startedAt, pauses }: Turnaround,
  now: Date,
  calendar: WorkingCalendar,
): readonly TurnaroundDay[] {
  const days: TurnaroundDay[] = [];
  const stops = pauses.map(({ from, to }) => ({ from, to: to ?? now }));
  let counted = 0;
  for (let day = dayIn(calendar, startedAt); counted < businessDays; day = dayAfter(day)) {
    const [opens, closes] = [momentOf(day, OPENS_AT, calendar), momentOf(day, CLOSES_AT, calendar)];
    const isStopped = (stop: { from: Date; to: Date }) => stop.from < closes && stop.to > opens;
    const isBusiness = isBusinessDay(day, calendar);
    const isCounted = isBusiness && startedAt <= opens && !stops.some(isStopped);
    const isPaused = isBusiness && stops.some(isStopped);
    if (isCounted) counted += 1;
    days.push({ day, kind: isCounted ? (closes <= now ? 'used' : 'left') : isPaused ? 'paused' : 'not-counted' });
  }
  return days;
}

const isBusinessDay = (day: string, { isHoliday }: WorkingCalendar): boolean =>
  ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && !isHoliday(day);

const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

function offsetMs(moment: Date, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(moment);
  const read = (wanted: string): number => Number(parts.find(({ type }) => type === wanted)?.value);
  const local = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
  return local - Math.floor(moment.getTime() / 1000) * 1000;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a formatter costs more than using it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const digits = '2-digit';
  const made = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: digits, day: digits },
    ...{ hour: digits, minute: digits, second: digits },
  });
  clocks.set(timeZone, made);
  return made;
}

const dayIn = ({ timeZone }: WorkingCalendar, moment: Date): string =>
  new Date(moment.getTime() + offsetMs(moment, timeZone)).toISOString().slice(0, 10);

function momentOf(day: string, hour: number, { timeZone }: WorkingCalendar): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS;
  // Apply the offset twice, since it may differ at the first result.
  const first = asUtc - offsetMs(new Date(asUtc), timeZone);
  return new Date(asUtc - offsetMs(new Date(first), timeZone));
}
