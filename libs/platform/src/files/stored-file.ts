export const FILE_NAME_MAX_LENGTH = 255;

/** `checking`: complete, but not readable until its content is checked. `refused`: only the name is kept. */
export type FileState = 'uploading' | 'checking' | 'ready' | 'refused';

export interface StoredFile {
  readonly id: string;
  /** Entity it belongs to, in the owning context. */
  readonly subject: string;
  readonly ownerId: string;
  readonly name: string;
  readonly size: number;
  /** Bytes. */
  readonly received: number;
  readonly state: FileState;
  readonly type: string | null;
  readonly sha256: string | null;
  /** Refusal shown to the owner. */
  readonly problem: string | null;
  readonly createdAt: Date;
}

/** Columns of `platform.files file`. Sizes fit exactly in a float8. */
export const FILE_COLUMNS = `file.id, file.subject, file.owner_id as "ownerId", file.name, file.size::float8 as size,
  file.received::float8 as received, file.state, file.type, file.sha256, file.problem, file.created_at as "createdAt"`;
