import { bytesIn } from './units';

export const BINNED_AMOUNTS = ['cpus', 'memory', 'storage'] as const;
export type BinnedAmount = (typeof BINNED_AMOUNTS)[number];

/** Upper limits of the bins of a distribution, included. One more bin holds what is larger. In units or GiB. */
const LIMITS: Readonly<Record<BinnedAmount, readonly number[]>> = {
  cpus: [1, 2, 4, 8, 16, 32, 64],
  memory: [2, 4, 8, 16, 32, 64, 128, 512],
  storage: [50, 100, 250, 500, 1_000, 2_000, 10_000],
};

/** Upper limits as stored: a count, or whole bytes. */
export const binLimits = (amount: BinnedAmount): readonly number[] =>
  amount === 'cpus' ? LIMITS.cpus : LIMITS[amount].map((gib) => bytesIn(gib, 'GiB'));

/** "4" for up to 4, "64+" for the last bin. @param bin from 0 */
export function binLabel(amount: BinnedAmount, bin: number): string {
  const limits = LIMITS[amount];
  const limit = limits[bin];
  return limit === undefined ? `${(limits.at(-1) ?? 0).toLocaleString('en-US')}+` : limit.toLocaleString('en-US');
}
