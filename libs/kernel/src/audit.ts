export interface AuditSubject {
  readonly kind: string;
  readonly id: string;
}

export type AuditValue = string | number | boolean | null;

/** No secrets. People appear by ID, because entries cannot be erased. */
export interface AuditDetails {
  readonly reason?: string;
  readonly changes?: Readonly<Record<string, readonly [before: AuditValue, after: AuditValue]>>;
  readonly facts?: Readonly<Record<string, AuditValue>>;
}

export interface AuditActor {
  readonly id: string;
  /** Email address of the admin. */
  readonly name: string;
  readonly sessionId: string;
}

export interface AuditNote {
  /** Operation such as `promote-to-admin`. By default the running one. */
  readonly action?: string;
  /** What an earlier operation led to. The running operation is still recorded by its own name. */
  readonly isOfEarlierOperation?: boolean;
  readonly subject?: AuditSubject;
  readonly details?: AuditDetails;
  /** By default the signed-in user. */
  readonly actor?: AuditActor;
}

/** Operations of admins and operators are recorded automatically. Commands only add details. */
export abstract class Audit {
  /** Uses the running command's transaction. */
  abstract record(note: AuditNote): Promise<void>;
}
