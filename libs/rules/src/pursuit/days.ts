import { DAY_MS } from '../time';

/** Calendar days as "YYYY-MM-DD", without a time zone. */
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

export const isDay = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(at) && dayOf(new Date(at)) === text;
};

/** The day in UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((utc(to) - utc(from)) / DAY_MS);

const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export interface Quarter {
  readonly year: number;
  readonly number: number;
  readonly firstDay: string;
  readonly lastDay: string;
}

export function quarterOf(day: string, later = 0): Quarter {
  const [, year, month] = DAY.exec(day) ?? [];
  const index = Number(year) * 4 + Math.floor((Number(month) - 1) / 3) + later;
  const [first, number] = [Math.floor(index / 4), (index % 4) + 1];
  return {
    year: first,
    number,
    firstDay: dayOf(new Date(Date.UTC(first, (number - 1) * 3, 1))),
    lastDay: dayOf(new Date(Date.UTC(first, number * 3, 0))),
  };
}
