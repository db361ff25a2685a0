import { type DecimalSign, numberCellIn, type NumberCell } from '../cells/number-cell';
import { type Decimal, numberOf } from '../cells/exact-sum';
import { isNotGiven } from '../cells/not-given';
import type { CellFaultKind } from '../inputs/reading';
import type { Power } from './rows';
import {
  binaryUnit,
  bytesIn,
  megahertzIn,
  percentIn,
  type ShareUnit,
  type SizeUnit,
  sizeUnitNamed,
  sizeUnitOfCell,
  type SpeedUnit,
  speedUnitNamed,
  wattsOf,
} from './units';
import type { ColumnUnit } from './source';

/** `no-unit`: neither the column nor the cell names one. */
export type AmountFault = Exclude<CellFaultKind, 'not-a-month' | 'unclear-month'> | 'no-unit';

export const isFault = (read: number | AmountFault): read is AmountFault => typeof read === 'string';

const UNIT = /(?<![\p{L}/])[\p{L}/]+$|%$/u;

/** "32 GB" and "60 %" in two parts. */
function parted(cell: string): { readonly amount: string; readonly unit: string } {
  const text = cell.trim();
  const unit = UNIT.exec(text)?.[0] ?? '';
  return { amount: text.slice(0, text.length - unit.length).trim() || text, unit };
}

export const withoutUnit = (cell: string): string => parted(cell).amount;

/** Sizes in whole bytes. A unit in the cell precedes that of the column. */
export function sizeIn(
  cell: string,
  unit: SizeUnit | undefined,
  decimal: DecimalSign | undefined,
): number | AmountFault {
  const own = parted(cell).unit;
  const named = sizeUnitOfCell(own);
  if (own && !named) return isNotGiven(cell) ? 'empty' : 'not-a-number';
  const known = named ? binaryUnit(named) : unit;
  const amount = numberIn(cell, decimal);
  if (isFault(amount)) return amount;
  if (!known) return 'no-unit';
  const bytes = bytesIn(amount, known);
  return bytes <= Number.MAX_SAFE_INTEGER ? bytes : 'not-a-number';
}

/** What may stand behind a count. "1.2k" and "4 GB" are no counts. */
const COUNTED = /^(?:[vp]?cpus?|v?cores?|kerne?|c(?:oe|œ)urs?|n[uú]cleos?|sockets?|threads?|vms?|hosts?)$/i;

/** @param decimal sign of the column. Undefined if its cells leave it open */
export function countIn(cell: string, decimal: DecimalSign | undefined): number | AmountFault {
  const { unit } = parted(cell);
  return unit && !COUNTED.test(unit) && !isNotGiven(cell) ? 'not-a-number' : numberIn(cell, decimal);
}

export function wattsIn(cell: string, decimal: DecimalSign | undefined): number | AmountFault {
  const amount = numberIn(cell, decimal);
  return isFault(amount) ? amount : (wattsOf(amount, parted(cell).unit) ?? 'not-a-number');
}

function numberIn(cell: string, decimal: DecimalSign | undefined): number | AmountFault {
  if (isNotGiven(cell)) return 'empty';
  const found = numberCellIn(withoutUnit(cell));
  const decided = decimal && found?.as[decimal];
  const value = found && (found.proves ? found.as[found.proves] : (decided ?? sameEither(found)));
  if (!value) return found && !decimal ? 'unclear-number' : 'not-a-number';
  const amount = numberOf(value);
  if (amount > Number.MAX_SAFE_INTEGER) return 'not-a-number';
  return amount < 0 ? 'negative' : amount;
}

const sameEither = ({ as }: NumberCell): Decimal | undefined => (as['.'] === as[','] ? as['.'] : undefined);

/** A unit in the cell precedes that of the column. */
export function speedIn(cell: string, unit: SpeedUnit, decimal: DecimalSign | undefined): number | null {
  const own = parted(cell).unit;
  const known = own ? speedUnitNamed(own) : unit;
  const amount = numberIn(cell, decimal);
  return known === undefined || isFault(amount) ? null : megahertzIn(amount, known);
}

export const shareIn = (cell: string, unit: ShareUnit, decimal: DecimalSign | undefined): number | null => {
  const amount = numberIn(cell, decimal);
  if (isFault(amount)) return null;
  return cell.trim().endsWith('%') ? amount : percentIn(amount, unit);
};

export const isSizeUnit = (unit: ColumnUnit | undefined): unit is SizeUnit =>
  unit !== undefined && sizeUnitNamed(unit) !== undefined;

const ON =
  /^(powered ?on|power on|running|on|started|up|true|yes|1|eingeschaltet|sous tension|encendid[ao]|acces[ao]|ligad[ao])$/i;
const OFF =
  /^(powered ?off|power off|off|off ?critical|stop|stopped|stopping|terminated|deallocated|shut ?(off|down)|halted|down|false|no|0|ausgeschaltet|hors tension|apagad[ao]|spent[ao]|desligad[ao])$/i;
const SUSPENDED = /^(suspended|paused|saved|hibernated|angehalten|suspendu|suspendid[ao]|sospes[ao]|suspens[ao])$/i;

/** Also "VM running" and "Stopped (deallocated)", as Azure writes them. */
export function powerIn(cell: string): Power | null {
  const text = cell
    .trim()
    .replace(/[_-]/g, ' ')
    .replace(/^vm | ?\([^()]*\)$/gi, '');
  return ON.test(text) ? 'on' : OFF.test(text) ? 'off' : SUSPENDED.test(text) ? 'suspended' : null;
}

export const isFalse = (cell: string): boolean => /^(false|no|0)$/i.test(cell.trim());

export const isTrue = (cell: string): boolean =>
  /^(true|yes|1|wahr|ja|vrai|oui|verdadero|s[ií]|vero|s[ìi]|sim)$/i.test(cell.trim());
