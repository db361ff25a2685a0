/** Whom or what an entry of the audit trail is about: a user, an order, a case. */
export interface AuditSubject {
  readonly kind: string;
  readonly id: string;
}

export type AuditValue = string | number | boolean | null;

/** Without secrets. People by their ids: names and addresses can be erased, entries cannot. */
export interface AuditDetails {
  readonly reason?: string;
  /** Before and after, by name. */
  readonly changes?: Readonly<Record<string, readonly [before: AuditValue, after: AuditValue]>>;
  readonly facts?: Readonly<Record<string, AuditValue>>;
}

export interface AuditActor {
  readonly id: string;
  /** The address of an admin. */
  readonly name: string;
  readonly sessionId: string;
}

export interface AuditNote {
  /** The operation, as `promote-to-admin`; the one that is running by default. */
  readonly action?: string;
  readonly subject?: AuditSubject;
  readonly details?: AuditDetails;
  /** Whoever is signed in by default. */
  readonly actor?: AuditActor;
}

/**
 * The audit trail. An admin's operations and operator commands are recorded without it, in the transaction of their first
 * command: a command records by itself what says more than its name.
 */
export abstract class Audit {
  /** In the transaction of the running command. */
  abstract record(note: AuditNote): Promise<void>;
}
