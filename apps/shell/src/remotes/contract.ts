export class ContractMismatch extends Error {
  override readonly name = 'ContractMismatch';
}

/** @param range a caret range such as '^1.2.0' */
export function satisfies(version: string, range: string): boolean {
  const [major, minor, patch] = partsOf(version);
  const [wantedMajor, wantedMinor, wantedPatch] = partsOf(range.replace('^', ''));
  return major === wantedMajor && (minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch));
}

export function partsOf(version: string): readonly [major: number, minor: number, patch: number] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}
