import type { LineKind, PriceLine } from '@casewright/rules';
import {
  type Commitment,
  type LineOf,
  linesOf,
  lineTitle,
  optionFault,
  placesOf,
  SIZING_DEFAULTS,
  SIZING_OPTIONS,
  type SizingChoices,
  type SizingMode,
  type SizingOption,
  type WindowsEdition,
} from '@casewright/rules/sizing';
import { SizingInvalid } from '../domain/sizing.errors';

/** Everything that a sizing follows from, besides the counted rows. Lines of the version by `lineTitle`. */
export interface SizingRequest extends Readonly<Partial<Record<SizingOption, number>>> {
  /** ID of a published version of a price book. */
  readonly version: string;
  /** As in `placesOf`. The first by default. */
  readonly place?: string | undefined;
  readonly commitment?: Commitment | undefined;
  readonly mode?: SizingMode | undefined;
  /** Storage isn’t priced without. */
  readonly storage?: string | undefined;
  /** Hosts aren’t sized without. */
  readonly host?: string | undefined;
  readonly vmwareLicense?: string | undefined;
  readonly windowsLicense?: string | undefined;
  readonly windowsEdition?: WindowsEdition | undefined;
  readonly sqlServerLicense?: string | undefined;
}

/** @throws SizingInvalid */
export function refuseInvalidOptions(request: SizingRequest): void {
  for (const option of Object.keys(SIZING_OPTIONS) as SizingOption[]) {
    const value = request[option];
    const fault = value === undefined ? undefined : optionFault(option, value);
    if (fault !== undefined) throw new SizingInvalid(option, fault);
  }
}

/** @throws SizingInvalid */
export function placeIn(lines: readonly PriceLine[], { place }: SizingRequest): string {
  const places = placesOf(lines);
  if (place === undefined) return places[0] ?? '';
  if (!places.includes(place)) throw new SizingInvalid('place', `This version has no instances in ${place}.`);
  return place;
}

type LineField = 'storage' | 'host' | 'vmwareLicense' | 'windowsLicense' | 'sqlServerLicense';

/** The chosen line. Undefined if none is. @throws SizingInvalid */
export function chosenLine<Kind extends LineKind>(
  lines: readonly PriceLine[],
  kind: Kind,
  request: SizingRequest,
  field: LineField,
): LineOf<Kind> | undefined {
  const title = request[field];
  if (title === undefined) return undefined;
  const line = linesOf(kind, lines).find((one) => lineTitle(one) === title);
  if (!line) throw new SizingInvalid(field, `This version has no ${kind} named ${title}.`);
  return line;
}

export const withDefaults = (request: SizingRequest): SizingChoices => ({
  commitment: request.commitment ?? SIZING_DEFAULTS.commitment,
  mode: request.mode ?? SIZING_DEFAULTS.mode,
  comfortPercent: request.comfortPercent ?? SIZING_DEFAULTS.comfortPercent,
  vcpuPerCore: request.vcpuPerCore ?? SIZING_DEFAULTS.vcpuPerCore,
  memoryRatio: request.memoryRatio ?? SIZING_DEFAULTS.memoryRatio,
  growthPercent: request.growthPercent ?? SIZING_DEFAULTS.growthPercent,
  failoverHosts: request.failoverHosts ?? SIZING_DEFAULTS.failoverHosts,
  windowsEdition: request.windowsEdition ?? SIZING_DEFAULTS.windowsEdition,
});
