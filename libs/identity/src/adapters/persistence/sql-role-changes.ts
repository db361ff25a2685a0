import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RoleChange, RoleChanges } from '../../domain/people.repository';

@Injectable()
export class SqlRoleChanges extends RoleChanges {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async append({ accountId, role, changedBy, changedAt }: RoleChange): Promise<void> {
    await this.em.execute(
      'insert into identity.role_changes (account_id, role, changed_by, changed_at) values (?, ?, ?, ?)',
      [accountId, role, changedBy, changedAt],
      'run',
    );
  }
}
