export const VERSION_KINDS = ['draft', 'version'] as const;
/** A draft is for comments, a version for approval. */
export type VersionKind = (typeof VERSION_KINDS)[number];

/** 0.1, 0.2, 1.0, 1.1, 2.0: drafts count behind the point. */
export interface VersionNumber {
  readonly major: number;
  readonly minor: number;
}

export const versionText = ({ major, minor }: VersionNumber): string => `${major}.${minor}`;

/** @param newest undefined before the first one */
export function nextVersion(kind: VersionKind, newest: VersionNumber = { major: 0, minor: 0 }): VersionNumber {
  const { major, minor } = newest;
  return kind === 'draft' ? { major, minor: minor + 1 } : { major: major + 1, minor: 0 };
}

/** Of '1.0'. */
export function versionNumberOf(text: string): VersionNumber {
  const [major = 0, minor = 0] = text.split('.').map(Number);
  return { major, minor };
}

/** 'Draft 0.2', 'Version 1.0' */
export const versionName = (number: VersionNumber): string =>
  `${number.minor === 0 ? 'Version' : 'Draft'} ${versionText(number)}`;

/** 'Version 1.0', of '1.0'. */
export const versionNameOf = (text: string): string => versionName(versionNumberOf(text));
