/** Amounts are whole millionths of the currency ("micros"), since hourly prices have more than two decimals. */
export const MICROS = 1_000_000;
const DECIMALS = 6;

const PRICE = /^(\d{1,9})(?:\.(\d{1,6}))?$/;

/** Reads "0.0464" exactly. Returns undefined for anything but digits with at most six decimals. */
export function microsIn(text: string): number | undefined {
  const [, whole, decimals = ''] = PRICE.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole) * MICROS + Number(decimals.padEnd(DECIMALS, '0'));
}

/** "0.0464", "12.00" or "1500.25": every digit, at least two decimals. */
export function microsText(micros: number): string {
  const decimals = String(micros % MICROS).padStart(DECIMALS, '0');
  return `${Math.floor(micros / MICROS)}.${decimals.replace(/0{1,4}$/, '')}`;
}

/** Rounds half up to a cent. */
export const centsOf = (micros: number): number => Math.floor((micros + 5_000) / 10_000);

/**
 * Cost of a month of 730 hours (365 × 24 / 12), as cloud providers quote it.
 * Multiplies before it rounds, which is exact below 1.2e14 micros an hour.
 */
export const monthlyCents = (hourlyMicros: number): number => Math.floor((hourlyMicros * 73 + 500) / 1_000);

/** "$1,234.50", or "€1,234.50". @param currency ISO 4217 */
export const centsText = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
