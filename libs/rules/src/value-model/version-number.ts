export const VERSION_KINDS = ['draft', 'version'] as const;
/** Drafts are for comments, versions for approval. */
export type VersionKind = (typeof VERSION_KINDS)[number];

/** For example 0.1, 0.2, 1.0, 1.1, 2.0. Drafts increase the minor number. */
export interface VersionNumber {
  readonly major: number;
  readonly minor: number;
}

export const versionText = ({ major, minor }: VersionNumber): string => `${major}.${minor}`;

/** @param newest omitted for the first version */
export function nextVersion(kind: VersionKind, newest: VersionNumber = { major: 0, minor: 0 }): VersionNumber {
  const { major, minor } = newest;
  return kind === 'draft' ? { major, minor: minor + 1 } : { major: major + 1, minor: 0 };
}

export function versionNumberOf(text: string): VersionNumber {
  const [major = 0, minor = 0] = text.split('.').map(Number);
  return { major, minor };
}

export const versionName = (number: VersionNumber): string =>
  `${number.minor === 0 ? 'Version' : 'Draft'} ${versionText(number)}`;

export const versionNameOf = (text: string): string => versionName(versionNumberOf(text));
