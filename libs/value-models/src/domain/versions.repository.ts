import type { VersionNumber } from '@casewright/rules';

export interface FoundVersion extends VersionNumber {
  readonly id: string;
  /** Of its snapshot. */
  readonly sha256: string;
}

export interface NewVersion extends VersionNumber {
  readonly id: string;
  readonly caseId: string;
  /** Canonical JSON. */
  readonly snapshot: string;
  readonly note: string;
  readonly madeBy: string;
  readonly madeAt: Date;
}

/** Frozen snapshots: added, never changed. The model of the case is locked meanwhile. */
export abstract class ModelVersions {
  abstract newest(caseId: string): Promise<VersionNumber | undefined>;
  /** @returns the SHA-256 of its snapshot */
  abstract add(version: NewVersion): Promise<string>;
  abstract find(caseId: string, number: string): Promise<FoundVersion | undefined>;
  /** @returns false where it was delivered before */
  abstract deliver(id: string, byId: string, at: Date): Promise<boolean>;
  /** The one that was delivered last. */
  abstract approveDelivered(caseId: string, at: Date): Promise<boolean>;
}
