import { cellOf, PRICE_COLUMNS } from './price-columns';
import { lineKey, type PriceLine } from './price-line';

export interface ChangedCell {
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

export interface ChangedLine {
  readonly line: PriceLine;
  readonly cells: readonly ChangedCell[];
}

export interface PriceLineChanges {
  readonly added: readonly PriceLine[];
  readonly changed: readonly ChangedLine[];
  readonly removed: readonly PriceLine[];
  readonly unchangedCount: number;
}

/** Added and changed lines in the order of `after`, removed ones in the order of `before`. */
export function comparePriceLines(before: readonly PriceLine[], after: readonly PriceLine[]): PriceLineChanges {
  const known = new Map(before.map((line) => [lineKey(line), line]));
  const added: PriceLine[] = [];
  const changed: ChangedLine[] = [];
  for (const line of after) {
    const old = known.get(lineKey(line));
    known.delete(lineKey(line));
    const cells = old ? changedCells(old, line) : [];
    if (!old) added.push(line);
    else if (cells.length > 0) changed.push({ line, cells });
  }
  const removed = [...known.values()];
  return { added, changed, removed, unchangedCount: after.length - added.length - changed.length };
}

const changedCells = (old: PriceLine, line: PriceLine): readonly ChangedCell[] =>
  PRICE_COLUMNS.flatMap((column) => {
    const [before, after] = [cellOf(column, old), cellOf(column, line)];
    return before === after ? [] : [{ column: column.header, before, after }];
  });
