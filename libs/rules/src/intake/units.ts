/** Units of sizes. Decimal and binary ones differ: 1 MB is 1,000,000 bytes, 1 MiB is 1,048,576. */
export const SIZE_UNITS = ['bytes', 'KB', 'KiB', 'MB', 'MiB', 'GB', 'GiB', 'TB', 'TiB', 'PB', 'PiB'] as const;
export type SizeUnit = (typeof SIZE_UNITS)[number];

export const SPEED_UNITS = ['MHz', 'GHz'] as const;
export type SpeedUnit = (typeof SPEED_UNITS)[number];

export const speedUnitNamed = (name: string): SpeedUnit | undefined =>
  SPEED_UNITS.find((unit) => unit.toLowerCase() === name.toLowerCase());

/** `percent`: 60 means 60 %. `fraction`: 0.6 means 60 %. */
export type ShareUnit = 'percent' | 'fraction';

const BYTES: Readonly<Record<SizeUnit, number>> = {
  bytes: 1,
  KB: 1e3,
  KiB: 2 ** 10,
  MB: 1e6,
  MiB: 2 ** 20,
  GB: 1e9,
  GiB: 2 ** 30,
  TB: 1e12,
  TiB: 2 ** 40,
  PB: 1e15,
  PiB: 2 ** 50,
};

/** In whole bytes, exact up to 8 PiB. */
export const bytesIn = (amount: number, unit: SizeUnit): number => Math.round(amount * BYTES[unit]);

/** Exact: 1 GiB is a power of two. */
export const gibibytesIn = (bytes: number): number => bytes / BYTES.GiB;

export const megahertzIn = (amount: number, unit: SpeedUnit): number =>
  Math.round(unit === 'GHz' ? amount * 1e3 : amount);

const WATTS: Readonly<Record<string, number>> = { w: 1, watt: 1, watts: 1, va: 1, kw: 1e3, kva: 1e3 };

/** @param unit as a cell names it, empty for watts. Undefined for other words */
export const wattsOf = (amount: number, unit: string): number | undefined => {
  const factor = unit ? WATTS[unit.toLowerCase()] : 1;
  return factor && amount * factor;
};

export const percentIn = (amount: number, unit: ShareUnit): number => (unit === 'fraction' ? amount * 100 : amount);

const BY_NAME = new Map<string, SizeUnit>([
  ...SIZE_UNITS.map((unit) => [unit.toLowerCase(), unit] as const),
  ...(['b', 'byte'] as const).map((name) => [name, 'bytes'] as const),
  ...(['kilo', 'mega', 'giga', 'tera', 'peta'] as const).map(
    (prefix) => [`${prefix}bytes`, `${prefix.charAt(0).toUpperCase()}B` as SizeUnit] as const,
  ),
]);

/** Returns 'MiB' for "mib", undefined for "disk". */
export const sizeUnitNamed = (name: string): SizeUnit | undefined => BY_NAME.get(name.trim().toLowerCase());

/** French counts octets, and people write "1.5T". */
const IN_CELLS = /^([kmgtp])(i?)(?:o|bytes?)?$/;

/** The unit that a cell names: also "T", "To", "Tio" and "TBytes". */
export function sizeUnitOfCell(name: string): SizeUnit | undefined {
  const [, prefix = '', binary = ''] = IN_CELLS.exec(name.toLowerCase()) ?? [];
  return sizeUnitNamed(name) ?? (prefix ? sizeUnitNamed(`${prefix}${binary}b`) : undefined);
}

const BINARY: Partial<Record<SizeUnit, SizeUnit>> = { KB: 'KiB', MB: 'MiB', GB: 'GiB', TB: 'TiB', PB: 'PiB' };

/** Hypervisors and operating systems write "MB" and mean 1,048,576 bytes. */
export const binaryUnit = (unit: SizeUnit): SizeUnit => BINARY[unit] ?? unit;
