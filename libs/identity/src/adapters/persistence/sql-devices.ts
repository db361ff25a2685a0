import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Device } from '../../domain/device';
import { Devices } from '../../domain/people.repository';

@Injectable()
export class SqlDevices extends Devices {
  constructor(private readonly em: EntityManager) {
    super();
  }

  add(device: Device): void {
    this.em.persist(device);
  }

  async find(accountId: string, tokenHash: string): Promise<Device | undefined> {
    return (await this.em.findOne(Device, { accountId, tokenHash })) ?? undefined;
  }

  isKnown(tokenHash: string): Promise<boolean> {
    return this.exists('token_hash = ?', tokenHash);
  }

  hasAny(accountId: string): Promise<boolean> {
    return this.exists('account_id = ?', accountId);
  }

  async seen(deviceId: string, at: Date): Promise<void> {
    await this.em.execute('update identity.devices set last_seen_at = ? where id = ?', [at, deviceId], 'run');
  }

  async forgetOthers(accountId: string, sessionId?: string): Promise<void> {
    await this.em.execute(
      `delete from identity.devices where account_id = ?
         and id is distinct from (select device_id from identity.sessions where id = ?::uuid)`,
      [accountId, sessionId ?? null],
      'run',
    );
  }

  private async exists(condition: string, value: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(`select 1 from identity.devices where ${condition} limit 1`, [value]);
    return rows.length > 0;
  }
}
