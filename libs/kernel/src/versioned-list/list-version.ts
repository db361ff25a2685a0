import { DraftChangedMeanwhile, VersionEmpty, VersionPublished } from './list-version.errors';

/** A version of a list that the provider keeps. Drafted, imported, and published by admins; never changes from then on. */
export interface ListVersion {
  readonly id: string;
  /** From 1. */
  readonly number: number;
  readonly lineCount: number;
  /** Detects concurrent changes by two admins. */
  readonly revision: number;
  readonly createdBy: string | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly publishedBy: string | null;
  readonly publishedAt: Date | null;
}

const draft = (by: string, at: Date) => ({
  ...{ id: crypto.randomUUID(), revision: 1, createdBy: by, createdAt: at, changedAt: at },
  ...{ publishedBy: null, publishedAt: null },
});

export const firstDraft = (by: string, at: Date): ListVersion => ({ ...draft(by, at), number: 1, lineCount: 0 });

/** Starts with the lines of the newest version. */
export const draftAfter = <Version extends ListVersion>(newest: Version, by: string, at: Date): Version => ({
  ...newest,
  ...draft(by, at),
  number: newest.number + 1,
});

/** @throws VersionPublished, DraftChangedMeanwhile */
export function imported<Version extends ListVersion>(
  version: Version,
  lineCount: number,
  basedOn: number,
  at: Date,
): Version {
  refuseUnlessDraft(version, basedOn);
  return { ...version, lineCount, revision: version.revision + 1, changedAt: at };
}

/** @throws VersionPublished, DraftChangedMeanwhile, VersionEmpty */
export function published<Version extends ListVersion>(
  version: Version,
  basedOn: number,
  by: string,
  at: Date,
): Version {
  refuseUnlessDraft(version, basedOn);
  if (version.lineCount === 0) throw new VersionEmpty();
  return { ...version, revision: version.revision + 1, publishedBy: by, publishedAt: at };
}

/** @throws VersionPublished, DraftChangedMeanwhile */
export function refuseUnlessDraft({ publishedAt, revision }: ListVersion, basedOn = revision): void {
  if (publishedAt) throw new VersionPublished();
  if (basedOn !== revision) throw new DraftChangedMeanwhile();
}
