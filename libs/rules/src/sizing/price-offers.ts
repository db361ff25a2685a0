import type { InstanceLine, LineKind, PriceLine } from './price-line';

export type LineOf<Kind extends LineKind> = Extract<PriceLine, { readonly kind: Kind }>;

export const linesOf = <Kind extends LineKind>(kind: Kind, lines: readonly PriceLine[]): readonly LineOf<Kind>[] =>
  lines.filter((line): line is LineOf<Kind> => line.kind === kind);

/** Names a line among those of its kind, for example "general-4 · Example Cloud · example-north". */
export const lineTitle = ({ name, provider, region }: Pick<PriceLine, 'name' | 'provider' | 'region'>): string =>
  [name, provider, region].filter(Boolean).join(' · ');

/** Provider and region, for example "Example Cloud · example-north". */
export const placeOf = ({ provider, region }: Pick<PriceLine, 'provider' | 'region'>): string =>
  [provider, region].filter(Boolean).join(' · ');

/** Where instances have prices. Instances without a region count for every region of their provider. */
export function placesOf(lines: readonly PriceLine[]): readonly string[] {
  const instances = linesOf('instance', lines);
  const regional = new Set(instances.filter(({ region }) => region !== '').map(({ provider }) => provider));
  const places = instances.filter(({ provider, region }) => region !== '' || !regional.has(provider)).map(placeOf);
  return [...new Set(places)];
}

/** @param place as in `placesOf` */
export const instancesAt = (lines: readonly PriceLine[], place: string): readonly InstanceLine[] => {
  const instances = linesOf('instance', lines);
  const providers = new Set(instances.filter((line) => placeOf(line) === place).map(({ provider }) => provider));
  return instances.filter((line) => placeOf(line) === place || (line.region === '' && providers.has(line.provider)));
};
