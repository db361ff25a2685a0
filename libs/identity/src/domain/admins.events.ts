import { IntegrationEvent } from '@casewright/kernel';

export const ADMIN_CHANGES = ['promoted', 'demoted'] as const;
export type AdminChange = (typeof ADMIN_CHANGES)[number];

/** To each admin, so that none is made in secret. */
export class AdminsChanged extends IntegrationEvent {
  constructor(
    /** Of the admin who is told. */
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

/** Open pages ask again what their user may do. */
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
