/**
 * `checking`: whole, and nobody may have it before its content is known. `refused`: its content is not what may be kept;
 * only its name is left.
 */
export type FileState = 'uploading' | 'checking' | 'ready' | 'refused';

export interface StoredFile {
  readonly id: string;
  /** What it belongs to, in the context that owns it. */
  readonly subject: string;
  /** Who uploaded it. */
  readonly ownerId: string;
  readonly name: string;
  readonly size: number;
  /** Bytes. */
  readonly received: number;
  readonly state: FileState;
  /** The media type of its content. */
  readonly type: string | null;
  readonly sha256: string | null;
  /** Why it was refused, as its owner is told. */
  readonly problem: string | null;
  readonly createdAt: Date;
}

/** Of `platform.files file`. A file is far smaller than a number is exact. */
export const FILE_COLUMNS = `file.id, file.subject, file.owner_id as "ownerId", file.name, file.size::float8 as size,
  file.received::float8 as received, file.state, file.type, file.sha256, file.problem, file.created_at as "createdAt"`;
