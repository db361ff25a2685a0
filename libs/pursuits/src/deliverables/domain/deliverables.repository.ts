import type { MadeVersionFile, NewVersionFile, PreparedFile, VersionFile } from './deliverable';

/** What the provider prepares as the next version of a case. */
export interface PreparedVersion {
  readonly id: string;
  readonly files: readonly PreparedFile[];
}

export interface PublishedVersion {
  readonly files: readonly VersionFile[];
  readonly note: string;
  readonly byId: string;
  readonly at: Date;
}

/** Versions of what is handed over for a case. All but the removal expects the case to be locked. */
export abstract class Deliverables {
  /** With its files locked until the transaction ends. */
  abstract prepare(caseId: string): Promise<PreparedVersion>;

  abstract addFile(versionId: string, byId: string, file: NewVersionFile): Promise<PreparedFile>;

  abstract addMadeFile(versionId: string, byId: string, file: MadeVersionFile): Promise<PreparedFile>;

  /** @throws FileNotFound */
  abstract removeFile(versionId: string, fileId: string): Promise<void>;

  /** @returns its number, from 1 */
  abstract publish(versionId: string, version: PublishedVersion): Promise<number>;

  abstract hasVersion(caseId: string): Promise<boolean>;

  /** From then on it stays as it is, whatever comes. */
  abstract approveNewest(caseId: string, byId: string, at: Date): Promise<void>;

  /** The newest that was approved. */
  abstract markDelivered(caseId: string, at: Date): Promise<void>;

  /** The files of all versions of a seller's cases. For an account that is deleted. */
  abstract removeFilesOf(ownerId: string): Promise<void>;
}
