import { DELIVERABLE_LIMITS, MAX_DELIVERABLE_FILES, uploadFailure } from '@casewright/rules';
import { FileRefused, NoFiles, TooManyFiles, VersionFileNotReady } from './deliverable.errors';

/** Owner of these files in the file store. */
export const DELIVERABLES = 'deliverables';

export interface NewVersionFile {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** A generated file. */
export interface GeneratedVersionFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: { readonly key: string; readonly size: number; readonly sha256: string };
}

/** A file of the next version, not published yet. */
export interface PreparedFile extends NewVersionFile {
  readonly state: 'uploading' | 'checking' | 'ready' | 'refused';
  /** Bytes received. */
  readonly received: number;
  readonly sha256: string | null;
  /** Why it was refused. */
  readonly problem: string | null;
}

/** A file of a published version. Never changes. */
export interface VersionFile extends NewVersionFile {
  readonly sha256: string;
}

/** @throws FileRefused, TooManyFiles */
export function refuseFile(wanted: NewVersionFile, prepared: readonly PreparedFile[]): void {
  const failure = uploadFailure(wanted, DELIVERABLE_LIMITS);
  if (failure) throw new FileRefused(failure);
  const others = prepared.filter(({ id }) => id !== wanted.id);
  if (others.some(({ name }) => name === wanted.name))
    throw new FileRefused(`There is already a file called ${wanted.name}. Remove it first.`);
  if (others.length >= MAX_DELIVERABLE_FILES) throw new TooManyFiles();
}

/** @throws NoFiles, or VersionFileNotReady with the first file that is not uploaded or was refused */
export function toPublish(prepared: readonly PreparedFile[]): readonly VersionFile[] {
  if (prepared.length === 0) throw new NoFiles();
  return prepared.map(({ id, name, size, state, sha256 }) => {
    if (state !== 'ready' || !sha256) throw new VersionFileNotReady(name, state === 'refused');
    return { id, name, size, sha256 };
  });
}
