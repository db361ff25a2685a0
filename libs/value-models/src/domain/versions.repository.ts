import type { VersionNumber } from '@casewright/rules';

export interface FoundVersion extends VersionNumber {
  readonly id: string;
  /** Of its snapshot. */
  readonly sha256: string;
  readonly isDelivered: boolean;
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
  /** @param deliverable the number of its documents among what is handed over of the case */
  abstract deliver(id: string, deliverable: number, byId: string, at: Date): Promise<void>;
  /** @returns false where no version was handed over as this deliverable, or it was approved before */
  abstract approveDelivered(caseId: string, deliverable: number, at: Date): Promise<boolean>;
}
