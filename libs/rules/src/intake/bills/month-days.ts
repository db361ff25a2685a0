import type { IntakeQuestion } from '../intake';
import { monthText } from './bill-text';

/** Bills with lines for at least so many days of a month have them for all days. */
const MANY_DAYS = 8;
/** Days without lines at the start or the end of a month that mean nothing. */
const SPARE_DAYS = 3;

/** The days that a bill has lines for. */
export class MonthDays {
  private readonly months = new Map<string, boolean[]>();
  private last: { readonly month: string; readonly days: boolean[] } = { month: '', days: [] };

  add(month: string, day: number | undefined): void {
    if (day === undefined) return;
    if (month !== this.last.month) {
      const days = this.months.get(month) ?? [];
      this.months.set(month, days);
      this.last = { month, days };
    }
    this.last.days[day] = true;
  }

  addAll(other: MonthDays): void {
    for (const [month, days] of other.months) for (const day of days.keys()) if (days[day]) this.add(month, day);
  }

  /** Asks about a first or last month that is there in part: it lowers the average. */
  questions(): readonly IntakeQuestion[] {
    const months = [...this.months]
      .map(([month, days]) => [month, [...days.keys()].filter((day) => days[day])] as const)
      .toSorted(([one], [other]) => one.localeCompare(other));
    const [first, last] = [months[0], months.at(-1)];
    if (!first || !last || !months.some(([, days]) => days.length >= MANY_DAYS)) return [];
    const [from, until] = [Math.min(...first[1]), Math.max(...last[1])];
    return [
      ...(from > SPARE_DAYS + 1 ? [`${monthText(first[0])} has lines from day ${from} on only`] : []),
      ...(until < daysOf(last[0]) - SPARE_DAYS ? [`${monthText(last[0])} has lines up to day ${until} only`] : []),
    ].map((text) => ({
      kind: 'filtered' as const,
      text: `${text}, but counts as a whole month, so that the cost of a month is too low. Export whole months.`,
    }));
  }
}

const daysOf = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
