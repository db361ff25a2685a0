import { isSameUnit, parseUnit } from '../unit';
import { type Assumption, FIXED_GROUP, GENERAL_GROUP } from '../model';

/** A number that the provider keeps for models until the prospect's own is known. */
export interface LibraryDefault {
  /** Stable across versions, such as "power-price". */
  readonly key: string;
  readonly name: string;
  /** As in assumptions: percentages are fractions. */
  readonly unit: string;
  readonly low: number;
  readonly base: number;
  readonly high: number;
  readonly publisher: string;
  readonly title: string;
  /** Starts with https. */
  readonly url: string;
  /** ISO date of the source. */
  readonly asOf: string;
  readonly note: string;
}

/** A published version of the library. */
export interface DefaultsLibrary {
  readonly version: number;
  readonly defaults: readonly LibraryDefault[];
}

export const NO_LIBRARY: DefaultsLibrary = { version: 0, defaults: [] };

/** For example "Eurostat, Electricity prices 2026 (library version 3)". */
export const librarySourceText = ({ publisher, title }: LibraryDefault, version: number): string =>
  `${publisher}, ${title} (library version ${version})`;

export const fittingDefaults = ({ defaults }: DefaultsLibrary, unitText: string): readonly LibraryDefault[] => {
  const unit = parseUnit(unitText);
  if (!unit) return [];
  return defaults.filter((one) => {
    const other = parseUnit(one.unit);
    // A share and a plain number have the same unit, but are written differently.
    return other && isSameUnit(unit, other) && (one.unit === '%') === (unitText === '%');
  });
};

/**
 * The assumption with the value, range and source of a default. The end of the range that is worse for the proposal
 * must still be found, see `worseEndFirst`.
 */
export function withDefault(assumption: Assumption, found: LibraryDefault, version: number): Assumption {
  const { id, label, unit, owner, question, sellerMayChange } = assumption;
  const { key, low, base, high, asOf } = found;
  const hasRange = low < high;
  return {
    ...{ id, label, unit, base, owner },
    ...(hasRange && { low, high }),
    // What has a range isn't fixed in all scenarios.
    group: hasRange && assumption.group === FIXED_GROUP ? GENERAL_GROUP : assumption.group,
    source: librarySourceText(found, version),
    ...{ kind: 'default', asOf, confidence: 'low', library: { key, version } },
    ...(question !== undefined && { question }),
    ...(sellerMayChange !== undefined && { sellerMayChange }),
  };
}
