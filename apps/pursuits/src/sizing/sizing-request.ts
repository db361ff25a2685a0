import { SIZING_OPTIONS, type SizingOption } from '@casewright/rules/sizing';
import { useQueryChange } from '@casewright/web/address';
import { given } from '../input/queries';
import {
  inAddress,
  NOT_PRICED,
  type PriceChoices,
  type PublishedVersion,
  type SizingField,
  type SizingRequest,
} from './queries';

/** The version in the address, or the newest one of the first book with real prices. */
export function chosenVersion(
  versions: readonly PublishedVersion[],
  wanted: string | undefined,
): PublishedVersion | null {
  const newest = versions.filter(({ isNewest }) => isNewest);
  return versions.find(({ id }) => id === wanted) ?? newest.find(({ isSample }) => !isSample) ?? newest[0] ?? null;
}

/** What the address says, where the version has it, and defaults for the rest. */
export function requestIn(address: URLSearchParams, version: PublishedVersion, choices: PriceChoices): SizingRequest {
  const read = (field: SizingField): string | number | undefined => {
    const { name, read: valueIn } = inAddress[field];
    return valueIn(address.get(name) ?? '');
  };
  const among = (field: SizingField, titles: readonly string[]) => titles.find((title) => title === read(field));
  const place = among('place', choices.places) ?? choices.places[0];
  const isPriced = (field: SizingField) => read(field) !== NOT_PRICED;
  const commitment = choices.commitments.find((one) => one === read('commitment')) ?? choices.commitments[0];
  const storage =
    among('storage', choices.storage) ??
    choices.storage.find((title) => place && title.endsWith(place)) ??
    choices.storage[0];
  const options = (Object.keys(SIZING_OPTIONS) as SizingOption[]).map((option) => [option, read(option)] as const);
  const chosen = {
    ...{ place, commitment, mode: read('mode') },
    ...(isPriced('storage') && { storage }),
    ...(isPriced('host') && { host: among('host', choices.hosts) ?? choices.hosts[0] }),
    vmwareLicense: among('vmwareLicense', choices.licenses),
    windowsLicense: among('windowsLicense', choices.licenses),
    windowsEdition: read('windowsEdition'),
    sqlServerLicense: among('sqlServerLicense', choices.licenses),
    ...Object.fromEntries(options),
  };
  return { version: version.id, ...given(chosen) };
}

/** The basis of the sizing in the address. */
export function useSizingAddress() {
  const [address, change] = useQueryChange();
  const set = (field: SizingField, value: string | undefined) =>
    change((next) => {
      if (value === undefined) next.delete(field);
      else next.set(field, value);
      // Another basis may have other instances.
      next.delete('instance');
    });
  return { address, set };
}
