import type { Assumption } from '../model';
import { assumptionText, dayText, unitAfter } from '../value-text';
import { type DefaultsLibrary, fittingDefaults, type LibraryDefault } from './library-default';

export interface NewerDefault {
  readonly assumption: Assumption;
  readonly found: LibraryDefault;
  /** For example "Library version 3 says $0.14/kWh; yours is from version 2." */
  readonly text: string;
}

/** Assumptions from an earlier version of the library that the newest version has another value or source for. */
export const newerDefaults = (assumptions: readonly Assumption[], newest: DefaultsLibrary): readonly NewerDefault[] =>
  assumptions.flatMap((assumption) => {
    const { library, unit } = assumption;
    const { version } = newest;
    if (!library || library.version >= version) return [];
    const found = fittingDefaults(newest, unit).find(({ key }) => key === library.key);
    if (!found) return [];
    const change = changeText(assumption, found);
    return change === undefined
      ? []
      : [
          {
            assumption,
            found,
            text: `Library version ${version} ${change}; yours is from version ${library.version}.`,
          },
        ];
  });

function changeText(assumption: Assumption, found: LibraryDefault): string | undefined {
  const { base, low = base, high = base, unit, asOf } = assumption;
  const text = (value: number) => assumptionText({ unit }, value);
  if (found.base !== base) return `says ${text(found.base)}${unitAfter(unit)}`;
  const isSameRange = found.low === Math.min(low, high) && found.high === Math.max(low, high);
  if (!isSameRange) return `says ${text(found.low)} to ${text(found.high)}${unitAfter(unit)}`;
  return found.asOf === asOf ? undefined : `has a source of ${dayText(found.asOf)}`;
}
