import type { VersionNumber } from '@casewright/rules';

export interface FoundVersion extends VersionNumber {
  readonly id: string;
  /** Hash of the snapshot. */
  readonly sha256: string;
  readonly isDelivered: boolean;
}

export interface NewVersion extends VersionNumber {
  readonly id: string;
  readonly caseId: string;
  readonly snapshot: string;
  readonly note: string;
  readonly madeBy: string;
  readonly madeAt: Date;
}

/** Frozen snapshots, never changed once added. Callers lock the model of the case first. */
export abstract class ModelVersions {
  abstract newest(caseId: string): Promise<VersionNumber | undefined>;
  /** @returns the SHA-256 of the snapshot */
  abstract add(version: NewVersion): Promise<string>;
  abstract find(caseId: string, number: string): Promise<FoundVersion | undefined>;
  /** @param deliverable number of the case's deliverable that holds its documents */
  abstract deliver(id: string, deliverable: number, byId: string, at: Date): Promise<void>;
  /** @returns false if no version was delivered as this deliverable, or it is already approved */
  abstract approveDelivered(caseId: string, deliverable: number, at: Date): Promise<boolean>;
}
