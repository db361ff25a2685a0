import { isGoodReading } from '../../inputs/reading';
import { isCountedLine } from '../../intake/bills/bill';
import { COST_BASIS_LABELS, moneyText } from '../../intake/bills/bill-text';
import { fileSource, rounded } from './file-source';
import type { Prefilled, ProvidedInput } from './prefill';

/** Reservations, savings plans and committed use in a bill run on, whatever the case decides. Undefined without them. */
export function commitmentsIn(
  what: 'fee' | 'months',
  { reading, file, title, providedOn }: ProvidedInput,
): Prefilled | undefined {
  if (!reading?.bill || !file || !providedOn || !isGoodReading(reading)) return undefined;
  const { types, choices, commitments, basis: counted, bases } = reading.bill;
  const sums = types.find(({ type }) => type === 'commitment');
  if (!sums || !reading.months || !isCountedLine(sums, choices)) return undefined;
  const used = reading.sheets.filter(({ isUsed }) => isUsed);
  const count = commitments?.count ? `, ${commitments.count.toLocaleString('en-US')} in all` : '';
  const lines = `${sums.lines.toLocaleString('en-US')} lines of commitments${count}`;
  if (what === 'months') {
    if (!commitments?.until) return undefined;
    const text = `${lines}, the last of which ends on ${commitments.until}`;
    const value = Math.max(monthsUntil(providedOn, commitments.until), 0);
    return { value, asOf: providedOn, ...fileSource(file, title, used, undefined, text) };
  }
  // Their fees have no list price.
  const basis = counted === 'list' ? (bases[0] ?? 'billed') : counted;
  const cost = sums[basis] ?? sums.billed;
  const text = `${lines}, ${COST_BASIS_LABELS[basis]} ${moneyText(cost)} in ${reading.months} months`;
  const place = used[0]?.costs?.[basis];
  const value = rounded(Number(cost) / reading.months);
  return { value, asOf: providedOn, ...fileSource(file, title, used, place, text) };
}

/** Begun months from one ISO date to another. */
function monthsUntil(from: string, until: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [year = 0, month = 0, day = 0] = until.split('-').map(Number);
  return (year - fromYear) * 12 + month - fromMonth + (day > fromDay ? 1 : 0);
}
