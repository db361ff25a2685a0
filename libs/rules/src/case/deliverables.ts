import { MEGABYTE, type UploadLimits } from '../uploads';
import type { CaseState } from './states';

/** Limits per file (Q10). */
export const DELIVERABLE_LIMITS = {
  endings: ['pdf', 'pptx', 'xlsx', 'docx', 'csv', 'png', 'jpg', 'jpeg'],
  maxBytes: 100 * MEGABYTE,
} satisfies UploadLimits;
export const MAX_DELIVERABLE_FILES = 10;
export const DELIVERABLE_NOTE_MAX_LENGTH = 2_000;

/** Sellers review a stable set of files, so versions are only published during analysis. */
export const mayPublishVersion = (state: CaseState): boolean => state === 'analysis';

interface HashedFile {
  readonly name: string;
  readonly sha256: string;
}

export interface FileChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** A version number at the end of a name, as in "Larkmoor value case 1.0.pdf". */
const VERSION = /[ _-]v?(\d+\.\d+)(?=\.[^.]+$)/i;

const CASE_NUMBER = /^C-\d+ /;

/** For example "1.0". */
const versionInName = (name: string): string | undefined => VERSION.exec(name)?.[1];

interface Named {
  readonly name: string;
}

/** The version of the value model that files were made from, by their names. For example "1.0". */
export const modelVersionOf = (files: readonly Named[]): string | undefined =>
  files.map(({ name }) => versionInName(name)).find((number) => number !== undefined);

/**
 * The number of a deliverable as people read it: the one in its documents, as "1.0", else its own.
 *
 * @param number among the deliverables of the case, from 1
 */
export const deliverableNumber = (number: number, files: readonly Named[]): string =>
  modelVersionOf(files) ?? `${number}`;

/** A file is the same in another version if its name is, apart from a version number and the number of the case. */
export function fileChanges(files: readonly HashedFile[], before: readonly HashedFile[]): FileChanges {
  const nameOf = ({ name }: HashedFile) => name.replace(VERSION, '').replace(CASE_NUMBER, '');
  const old = new Map(before.map((file) => [nameOf(file), file.sha256]));
  const now = new Set(files.map(nameOf));
  const namesOf = (some: readonly HashedFile[]) => some.map(({ name }) => name);
  return {
    added: namesOf(files.filter((file) => !old.has(nameOf(file)))),
    changed: namesOf(files.filter((file) => old.has(nameOf(file)) && old.get(nameOf(file)) !== file.sha256)),
    removed: namesOf(before.filter((file) => !now.has(nameOf(file)))),
  };
}
