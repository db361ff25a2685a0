import { IntegrationEvent } from '@casewright/kernel';

export const ADMIN_CHANGES = ['promoted', 'demoted'] as const;
export type AdminChange = (typeof ADMIN_CHANGES)[number];

/** Sent to each admin, so that changes cannot be made in secret. */
export class AdminsChanged extends IntegrationEvent {
  constructor(
    /** Recipient. */
    readonly email: string,
    readonly change: AdminChange,
    readonly changedEmail: string,
    readonly changedBy: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'identity.admins-changed';
  }
}

/** Open pages reload what their user may do. */
export class RoleChanged extends IntegrationEvent {
  constructor(
    readonly accountId: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'identity.role-changed';
  }
}
