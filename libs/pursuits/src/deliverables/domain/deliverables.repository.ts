import type { GeneratedVersionFile, NewVersionFile, PreparedFile, VersionFile } from './deliverable';

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

/** Versions of the deliverables. All methods except `removeFilesOf` expect the case to be locked. */
export abstract class Deliverables {
  /** Locks its files until the transaction ends. */
  abstract prepare(caseId: string): Promise<PreparedVersion>;

  abstract addFile(versionId: string, byId: string, file: NewVersionFile): Promise<PreparedFile>;

  abstract addGeneratedFile(versionId: string, byId: string, file: GeneratedVersionFile): Promise<PreparedFile>;

  abstract removeFile(versionId: string, fileId: string): Promise<void>;

  /** @returns its number, from 1 */
  abstract publish(versionId: string, version: PublishedVersion): Promise<number>;

  abstract hasVersion(caseId: string): Promise<boolean>;

  /** Approval is final. */
  abstract approveNewest(caseId: string, byId: string, at: Date): Promise<void>;

  /** Marks the newest approved version. */
  abstract markDelivered(caseId: string, at: Date): Promise<void>;

  /** Removes the files of all versions of a seller's cases. For account deletion. */
  abstract removeFilesOf(ownerId: string): Promise<void>;
}
