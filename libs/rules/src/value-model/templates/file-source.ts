import { columnLetters } from '../../inputs/match-columns';
import type { SheetReading } from '../../inputs/reading';
import { VALUE_MODEL_LIMITS } from '../limits';
import type { Assumption, FileReference } from '../model';

/** Names the file of a number with its sheets and column, and says what was counted. */
export function fileSource(
  file: { readonly id: string; readonly name: string },
  title: string,
  used: readonly SheetReading[],
  place: number | undefined,
  counted: string | null,
): Pick<Assumption, 'source'> & { readonly reference: FileReference } {
  return {
    source: [`${file.name}, ${title}`, counted]
      .filter(Boolean)
      .join(': ')
      .slice(0, VALUE_MODEL_LIMITS.text)
      .toWellFormed(),
    reference: {
      ...{ fileId: file.id, file: file.name, sheet: used.map(({ name }) => name).join(', ') },
      column: place === undefined ? '' : `${columnLetters(place)} (${used[0]?.headers[place] ?? ''})`,
    },
  };
}

/** Six significant digits are enough to read an average by, but amounts of any size keep their cents. */
export const rounded = (value: number): number =>
  Math.abs(value) < 10_000 ? Number(value.toPrecision(6)) : Number(value.toFixed(2));
